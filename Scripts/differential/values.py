"""Generates random values of attributes."""
SIDE = 96
ALIGNMENTS = ["none"] + [f"x{x}Y{y}" for x in ("Min", "Mid", "Max") for y in ("Min", "Mid", "Max")]
UNITS = {"px": 1, "pt": .75, "pc": 1 / 16, "mm": 25.4 / 96, "cm": 2.54 / 96, "in": 1 / 96, "em": 1 / 16,
         "%": 100 / SIDE}
# The number of arguments of each command of path data.
COMMANDS = {"L": 2, "H": 1, "V": 1, "C": 6, "S": 4, "Q": 4, "T": 2, "A": 7}


class Values:
    def chance(self, probability):
        return self.r.random() < probability

    def pick(self, *values):
        return self.r.choice(values)

    def number(self, low, high):
        value = self.r.uniform(low, high)
        # A small number would often round to zero, which mostly draws nothing.
        whole = str(round(value)) if high - low > 5 else f"{value:.1f}"
        return self.pick(whole, f"{value:.1f}", f"{value:.2f}", f"{value:.3g}")

    def length(self, low, high):
        value = self.r.uniform(low, high)
        if self.chance(.8):
            return f"{value:.1f}"
        unit = self.pick(*UNITS)
        return f"{value * UNITS[unit]:.3f}{unit}"

    def color(self):
        r, g, b = (self.r.randrange(256) for _ in range(3))
        return self.pick(
            f"#{r:02x}{g:02x}{b:02x}", f"#{r % 16:x}{g % 16:x}{b % 16:x}", f"#{r:02X}{g:02X}{b:02X}80",
            f"rgb({r}, {g}, {b})", f"rgb({r * 100 // 255}%,{g * 100 // 255}%,{b * 100 // 255}%)",
            f"rgba({r},{g},{b},.5)", f"hsl({r * 360 // 255}, {g * 100 // 255}%, {b * 100 // 255}%)",
            "red", "teal", "orange", "midnightblue", "currentColor")

    def transform(self):
        def one():
            n = self.number
            return self.pick(
                f"translate({n(-20, 20)})", f"translate({n(-20, 20)},{n(-20, 20)})", f"scale({n(.4, 1.8)})",
                f"scale({n(-1.5, 1.5)} {n(.4, 1.8)})", f"rotate({n(-180, 180)})",
                f"rotate({n(-180, 180)}, {n(20, 70)}, {n(20, 70)})", f"skewX({n(-40, 40)})", f"skewY({n(-40, 40)})",
                f"matrix({n(.5, 1.5)} {n(-.5, .5)} {n(-.5, .5)} {n(.5, 1.5)} {n(-20, 20)} {n(-20, 20)})")
        return " ".join(one() for _ in range(self.pick(1, 1, 2)))

    def path_data(self):
        n, words = self.number, []
        for _ in range(self.pick(1, 1, 2)):
            words.append(f"{self.pick('M', 'M', 'm')}{n(5, 90)} {n(5, 90)}")
            for _ in range(self.r.randint(1, 6)):
                command = self.pick(*COMMANDS)
                if command == "A":
                    end = (n(5, 90), n(5, 90))
                    arguments = [n(0, 60), n(1, 60), n(-90, 90), self.pick("0", "1"), self.pick("0", "1"), *end]
                elif self.chance(.5):
                    command = command.lower()
                    arguments = [n(-40, 40) for _ in range(COMMANDS[command.upper()])]
                else:
                    arguments = [n(5, 90) for _ in range(COMMANDS[command])]
                words.append(command + self.pick(" ", ",").join(arguments))
            if self.chance(.5):
                words.append(self.pick("Z", "z"))
        return " ".join(words)

    def view_box(self):
        return f"{self.number(-10, 10)} {self.number(-10, 10)} {self.number(30, 120)} {self.number(30, 120)}"

    def aspect_ratio(self):
        return self.pick(*ALIGNMENTS) + self.pick("", " meet", " slice")

    def units(self, probability=.5):
        return self.maybe(probability, lambda: self.pick("userSpaceOnUse", "objectBoundingBox"))

"""A headless Chromium, controlled with the WebDriver protocol."""
import base64
import http.client
import json
import os
import shutil
import socket
import subprocess
import sys
import time
import urllib.request

PATIENCE = 120  # the seconds for which conditions are waited for, enough on a busy machine
KEYS = {"Enter": "\ue007", "Tab": "\ue004", "Home": "\ue011", "End": "\ue010", "Left": "\ue012", "Up": "\ue013",
        "Right": "\ue014", "Down": "\ue015", "Escape": "\ue00c", "Shift": "\ue008", "Back": "\ue003"}


def install():
    if shutil.which("chromedriver") and shutil.which("chromium"):
        return
    as_root = [] if os.geteuid() == 0 else ["sudo"]
    subprocess.run([*as_root, "apt-get", "update", "-qq"], check=True, stdout=sys.stderr)
    subprocess.run([*as_root, "apt-get", "install", "-y", "-qq", "chromium", "chromium-driver"], check=True,
                   stdout=sys.stderr, env={**os.environ, "DEBIAN_FRONTEND": "noninteractive"})


def until(condition, what="the condition"):
    """Waits for a condition, and returns its value."""
    end = time.monotonic() + PATIENCE
    while True:
        try:
            value = condition()
            if value:
                return value
        except (OSError, http.client.HTTPException) as error:
            value = error
        if time.monotonic() > end:
            raise AssertionError(f"{what} did not come true: {value!r}")
        time.sleep(0.05)


def free_port():
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return found.getsockname()[1]


class Browser:
    """A headless Chromium."""

    def __init__(self, width=1400, height=900):
        port = free_port()
        self.driver = subprocess.Popen(["chromedriver", f"--port={port}"], stdout=subprocess.DEVNULL)
        self.address = f"http://127.0.0.1:{port}"
        self.path = ""
        until(lambda: self.call("GET", "/status")["ready"])
        arguments = ["--headless=new", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage",
                     "--force-color-profile=srgb", f"--window-size={width},{height}"]
        options = {"goog:chromeOptions": {"args": arguments}, "goog:loggingPrefs": {"browser": "ALL"}}
        session = self.call("POST", "/session", {"capabilities": {"alwaysMatch": options}})
        self.path = f"/session/{session['sessionId']}"
        self.call("POST", "/timeouts", {"script": PATIENCE * 1000})
        self.resize(width, height)

    def call(self, method, path, body=None):
        data = json.dumps(body or {}).encode() if method == "POST" else None
        request = urllib.request.Request(self.address + self.path + path, data, {"Content-Type": "application/json"},
                                         method=method)
        with urllib.request.urlopen(request, timeout=2 * PATIENCE) as answer:
            return json.load(answer)["value"]

    def protocol(self, command, **parameters):
        return self.call("POST", "/goog/cdp/execute", {"cmd": command, "params": parameters})

    def resize(self, width, height, scale=1, dark=False):
        self.protocol("Emulation.setDeviceMetricsOverride", width=width, height=height, deviceScaleFactor=scale,
                      mobile=False)
        value = "dark" if dark else "light"
        self.protocol("Emulation.setEmulatedMedia", features=[{"name": "prefers-color-scheme", "value": value}])

    def open(self, address):
        self.call("POST", "/url", {"url": "about:blank"})
        self.call("POST", "/url", {"url": address})
        self.wait("document.documentElement.dataset.ready")

    def run(self, script, *arguments):
        return self.call("POST", "/execute/sync", {"script": script, "args": list(arguments)})

    def evaluate(self, expression, *arguments):
        """The awaited value of an expression."""
        script = ("const [done] = [...arguments].slice(-1);"
                  f"(async () => ({expression}))().then(done, error => done(`${{error}}`));")
        return self.call("POST", "/execute/async", {"script": script, "args": list(arguments)})

    def wait(self, expression, *arguments):
        return until(lambda: self.run(f"return {expression};", *arguments), expression)

    def press(self, *keys):
        """Presses keys one after the other; `Shift+Tab` holds the first one down."""
        actions = []
        for key in keys:
            held, last = key.split("+") if len(key) > 1 and "+" in key else ("", key)
            pressed = [KEYS.get(each, each) for each in (held, last) if each]
            actions += [{"type": "keyDown", "value": each} for each in pressed]
            actions += [{"type": "keyUp", "value": each} for each in reversed(pressed)]
        self.call("POST", "/actions", {"actions": [{"type": "key", "id": "keys", "actions": actions}]})

    def type(self, text):
        self.press(*text)

    def screenshot(self):
        return base64.b64decode(self.protocol("Page.captureScreenshot", format="png")["data"])

    def complaints(self):
        return [entry["message"] for entry in self.call("POST", "/se/log", {"type": "browser"})]

    def close(self):
        try:
            self.call("DELETE", "")
        finally:
            self.driver.terminate()

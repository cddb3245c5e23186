/// The script of the page: filters, modes, zoom, players and keys.
///
/// Blinking changes pictures less than twice per second, below the limit of three flashes (WCAG 2.3.1), and starts
/// automatically only for users who have not requested reduced motion.
enum ReportScript {
    static let javaScript = """
        'use strict';
        const page = document.documentElement, bar = document.querySelector('.toolbar');
        const all = (selector, root = document) => [...root.querySelectorAll(selector)];
        const cases = all('.case');
        page.classList.add('js');

        function filter() {
          const wanted = new Set(all('[name=status]:checked', bar).map(box => box.value));
          const text = bar.elements.text.value.trim().toLowerCase();
          let shown = 0;
          for (const one of cases) {
            const name = one.querySelector('h3').textContent.toLowerCase();
            one.hidden = !wanted.has(one.dataset.status) || !name.includes(text);
            if (!one.hidden) shown++;
          }
          for (const heading of all('h2.group')) {
            let next = heading.nextElementSibling, empty = true;
            for (; next?.matches('.case'); next = next.nextElementSibling) empty &&= next.hidden;
            heading.hidden = empty;
          }
          bar.querySelector('.shown').value = shown === cases.length ? '' : `${shown} of ${cases.length}`;
          document.querySelector('.none').hidden = shown > 0;
        }

        // Groups are in the order of their first cases, and what needs attention precedes what passed.
        const main = document.querySelector('main'), last = main.querySelector('.none'), given = [...cases];
        function order(by) {
          for (const heading of all('h2.group')) heading.remove();
          const ranked = by === 'symbol' ? given : [...given].sort((a, b) =>
            b.classList.contains('failing') - a.classList.contains('failing') || b.dataset.change - a.dataset.change);
          const groups = new Map();
          for (const one of ranked) {
            const key = by === 'change' ? '' : one.dataset[by] || 'passed';
            groups.set(key, [...groups.get(key) ?? [], one]);
          }
          cases.length = 0;
          for (const [key, members] of groups) {
            if (key && (by === 'cause' || members.length > 1 && members[0].classList.contains('failing'))) {
              const heading = document.createElement('h2'), count = document.createElement('small');
              heading.className = 'group';
              count.textContent = `${members.length} ${members.length > 1 ? 'cases' : 'case'}`;
              heading.append(key, ' ', count);
              last.before(heading);
            }
            for (const one of members) { last.before(one); cases.push(one); }
          }
          filter();
        }

        const stillness = matchMedia('(prefers-reduced-motion: reduce)');
        let blinking = 0;
        function show(which) { page.dataset.shown = which; }
        function flip() { show(page.dataset.shown === 'expected' ? 'actual' : 'expected'); }
        function setMode(mode) {
          clearInterval(blinking);
          page.dataset.mode = mode;
          bar.elements.mode.value = mode;
          show('expected');
          if (mode === 'blink' && !stillness.matches) blinking = setInterval(flip, 700);
        }
        function blink() {
          if (page.dataset.mode !== 'blink') return setMode('blink');
          clearInterval(blinking);
          flip();
        }

        // The ticks of the slider are the frames that differ.
        function play(player, number) {
          const count = +player.dataset.frames, pause = 1000 * player.dataset.seconds;
          const [button, range, position] = ['button', 'input', 'output'].map(name => player.querySelector(name));
          const sheets = all('.sheet', player.closest('.case')).map(sheet => all('img', sheet));
          let request = 0;
          function go(frame) {
            range.value = frame + 1;
            position.value = `${frame + 1} of ${count} · ${(frame * pause / 1000).toFixed(3)} s`;
            for (const frames of sheets) {
              frames.forEach((image, index) => image.classList.toggle('on', index === frame));
            }
          }
          function stop() {
            cancelAnimationFrame(request);
            request = 0;
            button.textContent = 'Play';
          }
          button.addEventListener('click', () => {
            if (request) return stop();
            button.textContent = 'Pause';
            const first = +range.value - 1;
            let start;
            request = requestAnimationFrame(function step(now) {
              start ??= now;
              go((first + Math.floor((now - start) / pause)) % count);
              request = requestAnimationFrame(step);
            });
          });
          range.addEventListener('input', () => { stop(); go(range.value - 1); });
          const ticks = document.createElement('datalist');
          ticks.id = `changed-${number}`;
          ticks.append(...(player.dataset.changed.match(/[0-9]+/g) ?? []).map(frame => new Option(frame, frame)));
          player.append(ticks);
          range.setAttribute('list', ticks.id);
          go(range.defaultValue - 1);
        }

        function swipeTo(panes, percent) {
          const value = Math.min(100, Math.max(0, percent));
          panes.style.setProperty('--swipe', `${value}%`);
          panes.querySelector('.swipe input').value = value;
        }
        for (const panes of all('.pair')) {
          panes.querySelector('.swipe input').addEventListener('input', event => swipeTo(panes, +event.target.value));
          const stage = panes.querySelector('.actual .stage'), sheet = stage.firstElementChild;
          const follow = event => {
            if (page.dataset.mode !== 'swipe' || event.buttons !== 1) return;
            const box = sheet.getBoundingClientRect();
            swipeTo(panes, 100 * (event.clientX - box.left) / box.width);
          };
          stage.addEventListener('pointerdown', follow);
          stage.addEventListener('pointermove', follow);
        }

        // The pictures of a case are scrolled together.
        for (const panes of all('.panes')) {
          const stages = all('.stage', panes);
          for (const stage of stages) stage.addEventListener('scroll', () => {
            for (const other of stages) if (other !== stage) other.scrollTo(stage.scrollLeft, stage.scrollTop);
          });
        }

        bar.querySelector('.accept')?.addEventListener('click', async event => {
          const words = cases.filter(one => !one.hidden && one.dataset.word !== undefined).map(one => one.dataset.word);
          const text = [main.dataset.command, ...words].join(' '), button = event.target, label = button.textContent;
          try {
            if (!words.length) throw 0;
            await navigator.clipboard.writeText(text);
            button.textContent = `Copied, for ${words.length} cases`;
          } catch {
            if (words.length) prompt('Copy', text);
            button.textContent = words.length ? label : 'Nothing to accept';
          }
          setTimeout(() => { button.textContent = label; }, 1500);
        });

        for (const button of all('.copy')) button.addEventListener('click', async () => {
          const code = button.parentElement.querySelector('code');
          try {
            await navigator.clipboard.writeText(code.textContent);
            button.textContent = 'Copied';
          } catch {
            getSelection().selectAllChildren(code);
            button.textContent = 'Selected';
          }
          setTimeout(() => { button.textContent = 'Copy'; }, 1500);
        });

        function move(step) {
          const failing = cases.filter(one => !one.hidden && one.classList.contains('failing'));
          const index = failing.indexOf(document.activeElement?.closest('.case'));
          const next = failing[index < 0 ? (step > 0 ? 0 : failing.length - 1) : index + step];
          next?.focus({ preventScroll: true });
          next?.scrollIntoView({ block: 'start' });
        }
        const keys = { j: () => move(1), k: () => move(-1), ' ': blink, '/': () => bar.elements.text.focus() };
        document.addEventListener('keydown', event => {
          const isTyped = event.target.matches('[type=search]');
          const isPressed = event.key === ' ' && event.target.matches('button, input');
          if (isTyped || isPressed || event.ctrlKey || event.metaKey || event.altKey || !keys[event.key]) return;
          event.preventDefault();
          keys[event.key]();
        });

        bar.addEventListener('submit', event => event.preventDefault());
        bar.addEventListener('input', () => {
          for (const name of ['zoom', 'ground']) page.dataset[name] = bar.elements[name].value;
          filter();
        });
        for (const radio of all('[name=mode]', bar)) radio.addEventListener('change', () => setMode(radio.value));
        for (const radio of all('[name=order]', bar)) radio.addEventListener('change', () => order(radio.value));
        all('.player').forEach(play);
        setMode('side');
        filter();
        """
}

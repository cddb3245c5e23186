#!/usr/bin/env python3
"""Tests the page of `insignia preview` in Chromium, as its users would.

    python3 Scripts/browser                      runs all tests, and ends with a line `N passed, N failed`
    python3 Scripts/browser NAME ...             runs the tests whose names contain one of the words
    python3 Scripts/browser --pictures FOLDER    takes the pictures of the page for the README

INSIGNIA names the command, with insignia-preview beside it; by default, both are built. Only the standard library is
needed: the browser is controlled with the WebDriver protocol.
"""
import os
import pathlib
import subprocess
import sys
import tempfile
import time

from driver import Browser, install
from page import ROOT, Page
from server import Preview
from tests import ALL

BROKEN = "<svg xmlns='http://www.w3.org/2000/svg'><path d='M0 0'"


def commands():
    command = os.environ.get("INSIGNIA")
    if not command:
        subprocess.run(["swift", "build"], cwd=ROOT, check=True, stdout=sys.stderr)
        folder = subprocess.run(["swift", "build", "--show-bin-path"], cwd=ROOT, check=True, stdout=subprocess.PIPE,
                                text=True)
        command = folder.stdout.strip() + "/insignia"
    return pathlib.Path(command), pathlib.Path(command).parent / "insignia-preview"


def run_tests(words, browser, preview, insignia, folder):
    tests = {name: getattr(kind(browser, preview, insignia, folder), name)
             for kind in ALL for name in vars(kind) if not name.startswith("_")}
    chosen = [name for name in tests if not words or any(word in name for word in words)]
    failed = 0
    for name in chosen:
        begin = time.monotonic()
        try:
            tests[name]()
            result = "passed"
        except Exception as error:  # a test with an error has failed, and the others go on
            failed += 1
            result = f"FAILED: {type(error).__name__}: {error}"
        print(f"browser: {name.replace('_', ' ')}: {result} ({time.monotonic() - begin:.1f} s)", flush=True)
    print(f"{len(chosen) - failed} passed, {failed} failed")
    return failed


def take_pictures(folder, browser, preview, insignia):
    page = Page(browser, preview, insignia, folder)
    bell = page.identifier_of("bell.badge.plus")
    folder.mkdir(parents=True, exist_ok=True)
    browser.resize(1280, 820)
    browser.protocol("Emulation.setScrollbarsHidden", hidden=True)
    places = {
        "library": ("#/?point-size=44&weight=500&rendering-mode=hierarchical&tint=%230a6cff&variants=true&hover=none",
                    "document.querySelectorAll('.tile img').length > 40"),
        "symbol": (f"#/symbol/{bell}?rendering-mode=multicolor", "document.querySelectorAll('.cell img').length > 30"),
        "motion": (f"#/symbol/{bell}?panel=motion&effect=wiggle.left&frame=8&fps=30&tint=%230a6cff",
                   "document.querySelector('.frames').dataset.frame === '8' && document.querySelector('.curves')"),
    }
    for name, (place, condition) in places.items():
        page.open(place)
        browser.wait(condition)
        browser.wait("document.readyState === 'complete'")
        (folder / f"preview.{name}.png").write_bytes(browser.screenshot())


def main(arguments):
    install()
    insignia, program = commands()
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        takes_pictures = arguments[:1] == ["--pictures"]
        if not takes_pictures:
            (folder / "broken.svg").write_text(BROKEN)
        preview = Preview(program, ROOT / "Symbols", *([] if takes_pictures else [folder]))
        try:
            browser = Browser()
            try:
                if takes_pictures:
                    take_pictures(pathlib.Path(arguments[1]), browser, preview, insignia)
                    return 0
                return 1 if run_tests(arguments, browser, preview, insignia, folder) else 0
            finally:
                browser.close()
        finally:
            preview.close()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

"""Tests of what the server accepts and sends, and of the library without a server."""
import shutil
import signal
import subprocess

from driver import until
from page import ROOT, Page
from server import Preview


class Outside(Page):
    """Each method is a test; its name says what it expects."""

    def an_exported_library_works_from_a_folder(self):
        site = self.folder.parent / f"{self.folder.name}.site"
        program = self.insignia.parent / "insignia-preview"
        subprocess.run([program, ROOT / "Symbols/Examples", "--export", site], check=True, stdout=subprocess.DEVNULL,
                       stderr=subprocess.DEVNULL)
        try:
            self.browser.call("POST", "/url", {"url": f"{site.as_uri()}/index.html"})
            self.browser.wait("document.querySelectorAll('.grid li').length === 6")
            self.browser.run("const field = document.querySelector('#search'); field.value = 'bell';"
                             "field.dispatchEvent(new Event('input'))")
            self.browser.wait("document.querySelectorAll('.grid li').length === 1")
            self.browser.run("document.querySelector('.grid a').click()")
            self.browser.wait("[...document.images].every(each => each.loading === 'lazy' || each.naturalWidth)"
                              " && document.querySelector('.effects')")
        finally:
            shutil.rmtree(site)

    def the_browser_gets_its_own_answer_to_broken_pipes(self):
        opener, report = self.folder / "bin" / "xdg-open", self.folder / "signals"
        opener.parent.mkdir()
        opener.write_text(f"#!/bin/sh\ngrep SigIgn /proc/self/status > {report}.new && mv {report}.new {report}\n")
        opener.chmod(0o755)
        preview = Preview(self.insignia.parent / "insignia-preview", self.folder, opens=opener.parent)
        try:
            until(report.exists, "the opened browser")
            ignored = int(report.read_text().split()[1], 16)
            assert not ignored >> signal.SIGPIPE - 1 & 1, hex(ignored)
        finally:
            preview.close()

    def foreign_hosts_and_origins_are_refused(self):
        assert self.preview.get("/", host="example.com")[0] == 403
        headers = {"Origin": "http://example.com", "Content-Length": "0"}
        assert self.preview.get("/api/convert?name=a", method="POST", headers=headers)[0] == 403

    def nothing_outside_is_served(self):
        for path in ("/../Package.swift", "/..%2fPackage.swift", "/%2e%2e/Package.swift",
                     "/picture?symbol=..%2f..%2fetc%2fpasswd"):
            status, body = self.preview.get(path)
            assert status in (400, 403, 404) and b"swift-tools" not in body, (path, status)

    def nothing_foreign_is_asked_for_and_no_policy_broken(self):
        self.browser.complaints()
        self.open(f"#/symbol/{self.identifier_of('bell')}?panel=motion")
        self.browser.wait("Number(document.querySelector('.frames').dataset.frame) >= 0")
        names = self.browser.run("return performance.getEntriesByType('resource').map(entry => entry.name)")
        assert all(name.startswith((self.preview.address, "blob:")) for name in names), names
        assert not self.browser.complaints()

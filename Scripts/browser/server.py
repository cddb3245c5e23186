"""The server of the preview, started for the tests."""
import http.client
import os
import re
import subprocess

from driver import PATIENCE


class Preview:
    """A server for files and folders; `opens` is a folder with a program that opens its page."""

    def __init__(self, program, *paths, opens=None):
        words = [program, *paths, "--port", "0", *([] if opens else ["--no-open"])]
        paths = f"{opens}:{os.environ['PATH']}" if opens else os.environ["PATH"]
        self.process = subprocess.Popen(words, stdout=subprocess.PIPE, text=True, env={**os.environ, "PATH": paths})
        line = self.process.stdout.readline()
        self.address = re.search(r"http://[^\s/]+", line).group()
        self.host, self.port = self.address.removeprefix("http://").split(":")

    def get(self, path, host=None, method="GET", headers=None):
        """The response to a request for a path exactly as written, which other clients would normalise."""
        connection = http.client.HTTPConnection(self.host, int(self.port), timeout=PATIENCE)
        connection.putrequest(method, path, skip_host=True)
        connection.putheader("Host", host or f"{self.host}:{self.port}")
        for name, value in (headers or {}).items():
            connection.putheader(name, value)
        connection.endheaders()
        answer = connection.getresponse()
        return answer.status, answer.read()

    def close(self):
        self.process.terminate()
        self.process.wait(PATIENCE)

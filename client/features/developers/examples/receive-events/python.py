import base64, hashlib, hmac, json, os, time
from http.server import BaseHTTPRequestHandler, HTTPServer

SECRET = base64.b64decode(os.environ["TRUEFORM_WEBHOOK_SECRET"].removeprefix("whsec_"))


class Receiver(BaseHTTPRequestHandler):
    def do_POST(self):
        body = self.rfile.read(int(self.headers["Content-Length"]))
        name, moment = self.headers["webhook-id"], self.headers["webhook-timestamp"]
        signed = f"{name}.{moment}.".encode() + body
        expected = "v1," + base64.b64encode(hmac.new(SECRET, signed, hashlib.sha256).digest()).decode()
        given = self.headers["webhook-signature"].split(" ")
        is_signed = any(hmac.compare_digest(expected, one) for one in given)
        is_fresh = abs(time.time() - int(moment)) <= 300
        if is_signed and is_fresh:
            event = json.loads(body)
            print(event["type"], event["id"], flush=True)
        self.send_response(204 if is_signed and is_fresh else 400)
        self.end_headers()


HTTPServer(("", int(os.environ.get("PORT", "8080"))), Receiver).serve_forever()

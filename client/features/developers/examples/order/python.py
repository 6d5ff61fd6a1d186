import json, os, sys, time, urllib.error, urllib.parse, urllib.request, uuid

URL, KEY = os.environ["TRUEFORM_URL"], os.environ["TRUEFORM_KEY"]


def send(method, address, body=None, content_type="application/json"):
    headers = {"Authorization": "Bearer " + KEY}
    if body is not None:
        headers["Content-Type"] = content_type
    request = urllib.request.Request(URL + address, data=body, headers=headers, method=method)
    try:
        return json.load(urllib.request.urlopen(request))
    except urllib.error.HTTPError as error:
        # A refusal says why.
        sys.exit(error.read().decode())


def query(name, **fields):
    return send("GET", f"/api/v1/{name}?{urllib.parse.urlencode(fields)}")


def change(name, **fields):
    return send("POST", f"/api/v1/{name}", json.dumps(fields).encode())


# An order. Keep its key beside it: the same key again answers with the same order.
key = str(uuid.uuid4())
order = change("documents/create", filename="birth.pdf", sourceLanguage="Portuguese", idempotencyKey=key)

# Its file. The answer counts the pages and names the price.
with open("birth.pdf", "rb") as file:
    stored = send("PUT", f"/files/documents/{order['id']}", file.read(), "application/octet-stream")

# The page where it is paid.
checkout = change(
    "payments/createCheckoutSession",
    documentIds=[order["id"]],
    expectedTotalCents=stored["quote"]["totalCents"],
)
print(checkout["url"], flush=True)

# A webhook says when it is done; a program without one asks.
while query("documents/get", id=order["id"])["status"] != "completed":
    time.sleep(2)

link = change("documents/fileLink", id=order["id"], kind="translation")
urllib.request.urlretrieve(link["url"], "translation.pdf")
print("saved translation.pdf")

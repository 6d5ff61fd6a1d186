import json, os, sys, urllib.error, urllib.request

request = urllib.request.Request(
    os.environ["TRUEFORM_URL"] + "/api/v1/documents/stats",
    headers={"Authorization": "Bearer " + os.environ["TRUEFORM_KEY"]},
)
try:
    print(json.load(urllib.request.urlopen(request)))
except urllib.error.HTTPError as error:
    sys.exit(error.read().decode())

import json, os, urllib.request

request = urllib.request.Request(
    os.environ["TRUEFORM_URL"] + "/api/v1/documents/stats",
    headers={"Authorization": "Bearer " + os.environ["TRUEFORM_KEY"]},
)
print(json.load(urllib.request.urlopen(request)))

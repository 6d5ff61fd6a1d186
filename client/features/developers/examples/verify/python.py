import hashlib, json, os, urllib.error, urllib.parse, urllib.request


def verify(code, **query):
    path = "/verify/" + urllib.parse.quote(code) + ".json?" + urllib.parse.urlencode(query)
    try:
        return json.load(urllib.request.urlopen(os.environ["TRUEFORM_URL"] + path))
    except urllib.error.HTTPError as error:
        answer = json.load(error)
        if "proofOfWork" in query or "challenge" not in answer.get("details", {}):
            return answer
        return verify(code, proofOfWork=solve(**answer["details"]))


def solve(challenge, bits, **_):
    seed = hashlib.sha256(challenge.encode()).hexdigest()[:32]
    numbers = []
    for part in range(8):
        number = 0
        while leading(f"{seed}.{part}.{number}") >> (32 - bits):
            number += 1
        numbers.append(str(number))
    return challenge + "." + "-".join(numbers)


def leading(text):
    return int.from_bytes(hashlib.sha256(text.encode()).digest()[:4], "big")


print(verify("TFE7K2M9QXR"))

set -eu
api="$TRUEFORM_URL/api/v1"
key="Authorization: Bearer $TRUEFORM_KEY"
json="Content-Type: application/json"
first() { grep -o "\"$1\":\"[^\"]*\"" | head -n 1 | cut -d '"' -f 4; }

# An order. The same key again answers with the same order.
id=$(curl -fsS "$api/documents/create" -H "$key" -H "$json" \
  -d '{ "filename": "birth.pdf", "sourceLanguage": "Portuguese", "idempotencyKey": "client-42-birth" }' | first id)

# Its file. The answer counts the pages and names the price.
total=$(curl -fsS -X PUT "$TRUEFORM_URL/files/documents/$id" -H "$key" \
  -H "Content-Type: application/octet-stream" --data-binary @birth.pdf |
  grep -o '"totalCents":[0-9]*' | tail -n 1 | cut -d : -f 2)

# The page where it is paid.
curl -fsS "$api/payments/createCheckoutSession" -H "$key" -H "$json" \
  -d "{ \"documentIds\": [\"$id\"], \"expectedTotalCents\": $total }" | first url

# A webhook says when it is done; a program without one asks.
until curl -fsS "$api/documents/get?id=$id" -H "$key" | grep -q '"status":"completed"'; do sleep 2; done

link=$(curl -fsS "$api/documents/fileLink" -H "$key" -H "$json" -d "{ \"id\": \"$id\", \"kind\": \"translation\" }" | first url)
curl -fsS "$link" -o translation.pdf
echo "saved translation.pdf"

set -eu
api="$TRUEFORM_URL/api/v1"
json="Content-Type: application/json"
first() { grep -o "\"$1\":\"[^\"]*\"" | head -n 1 | cut -d '"' -f 4; }
# Prints an answer. A refusal says why, and ends the program.
call() {
  answer=$(curl -sS --fail-with-body -H "Authorization: Bearer $TRUEFORM_KEY" "$@") || { printf '%s\n' "$answer" >&2; exit 1; }
  printf '%s\n' "$answer"
}

# An order. Keep its key beside it: the same key again answers with the same order.
key=$(od -An -N16 -tx1 /dev/urandom | tr -d ' \n')
order=$(call "$api/documents/create" -H "$json" \
  -d "{ \"filename\": \"birth.pdf\", \"sourceLanguage\": \"Portuguese\", \"idempotencyKey\": \"$key\" }")
id=$(printf '%s' "$order" | first id)

# Its file. The answer counts the pages and names the price.
stored=$(call -X PUT "$TRUEFORM_URL/files/documents/$id" \
  -H "Content-Type: application/octet-stream" --data-binary @birth.pdf)
total=$(printf '%s' "$stored" | grep -o '"totalCents":[0-9]*' | tail -n 1 | cut -d : -f 2)

# The page where it is paid.
checkout=$(call "$api/payments/createCheckoutSession" -H "$json" \
  -d "{ \"documentIds\": [\"$id\"], \"expectedTotalCents\": $total }")
printf '%s' "$checkout" | first url

# A webhook says when it is done; a program without one asks.
document=
while ! printf '%s' "$document" | grep -q '"status":"completed"'; do
  sleep 2
  document=$(call "$api/documents/get?id=$id")
done

file=$(call "$api/documents/fileLink" -H "$json" -d "{ \"id\": \"$id\", \"kind\": \"translation\" }")
curl -sS --fail-with-body "$(printf '%s' "$file" | first url)" -o translation.pdf
echo "saved translation.pdf"

curl -fsS "$TRUEFORM_URL/api/v1/documents/stats" -H "Authorization: Bearer $TRUEFORM_KEY"

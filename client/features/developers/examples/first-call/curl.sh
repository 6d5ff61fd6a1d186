curl -sS --fail-with-body "$TRUEFORM_URL/api/v1/documents/stats" -H "Authorization: Bearer $TRUEFORM_KEY"

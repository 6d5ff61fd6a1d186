curl -sS --fail-with-body "$TRUEFORM_URL/api/v1/notifications/createWebhookEndpoint" \
  -H "Authorization: Bearer $TRUEFORM_KEY" -H "Content-Type: application/json" \
  -d '{ "url": "https://your.example/events", "events": ["translation.completed"] }'

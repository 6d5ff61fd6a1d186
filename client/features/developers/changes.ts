/** Changes of the public API that developers read about, newest first. */
export const changes: readonly { date: string; text: string }[] = [
  {
    date: '2026-11-23',
    text: 'Verification answers “proofOfWork” where it refused: 429 TOO_MANY_LOOKUPS brings a challenge.',
  },
  {
    date: '2026-11-23',
    text: 'Live keys see webhook endpoints and their log, and no longer add, change or delete them: a person does, and confirms who they are. Test keys manage those of their sandbox as before.',
  },
  {
    date: '2026-11-23',
    text: 'Keys end with a changed or reset password of who made them, with “sign out everywhere”, and after 90 days without use, with a mail 14 days before. A key says when it will end: unusedEndsAt.',
  },
  {
    date: '2026-11-23',
    text: 'Orders on account: payments can be “due”, invoices “due” and “overdue”, for organizations with a credit limit. A new version of the API.',
  },
  { date: '2026-11-23', text: 'Test keys: a sandbox with its own clock, and helpers for payments and orders.' },
  {
    date: '2026-11-23',
    text: 'Invoices and credit notes of organizations, the items of a bulk list, and the event stream in the description.',
  },
  { date: '2026-11-22', text: 'First version: keys with scopes, plain HTTP, the typed client, and webhooks.' },
];

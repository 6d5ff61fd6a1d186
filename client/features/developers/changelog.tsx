/** Changes of the public API that developers read about, newest first. */
const changes: readonly { date: string; text: string }[] = [
  {
    date: '2026-11-24',
    text: 'Errors are problem details with a code and a pointer per refused field. Unknown fields are refused. RateLimit names the window that binds. A new version of the API; older ones are served as they were, and a key keeps the version it was made under.',
  },
  {
    date: '2026-11-23',
    text: 'Verification answers “proofOfWork” where it refused: 429 TOO_MANY_LOOKUPS brings a challenge.',
  },
  {
    date: '2026-11-23',
    text: 'Keys end with their maker’s password, and after 90 days without use. Live keys no longer change webhook endpoints.',
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

/** Changelog for developers, newest first. */
export function Changelog() {
  return (
    <dl className="grid gap-4">
      {changes.map(({ date, text }) => (
        <div key={text} className="grid gap-x-6 sm:grid-cols-[8rem_minmax(0,1fr)]">
          <dt className="font-semibold">{date}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}

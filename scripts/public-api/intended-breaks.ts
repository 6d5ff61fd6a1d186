/**
 * Changes of the public API that break clients on purpose, in the words of the check. A change counts from its date on, which
 * is a new version in `server/public-api/versions.ts`.
 */
export const intendedBreaks: readonly { date: string; change: string; reason: string }[] = [
  ...['getSessionInfo answers .paymentStatus', 'list answers .items[].status', 'receipt answers .status'].map(
    (answer) => onAccount(`/payments/${answer}: due is new`),
  ),
  onAccount('/admin/documentDetails answers .payments[].status: due is new'),
  onAccount('/payments/invoices answers .items[].state: due, overdue is new'),
  onAccount('/payments/invoice answers .state: due, overdue is new'),
  onAccount('/files/invoices.json answers .items[].state: due, overdue is new'),
  ...['/documents/list answers .counts', '/admin/overview answers .statuses'].map((answer) => ({
    date: '2026-11-24',
    change: `${answer}.*: type integer became none`,
    reason: 'Answers are as before: the description names each key instead of any.',
  })),
];

function onAccount(change: string) {
  return { date: '2026-11-23', change, reason: 'Orders on account, of organizations that an admin allows them.' };
}

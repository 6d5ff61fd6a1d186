import { InlineAlert } from '#client/ui/feedback/inline-alert.tsx';
import { Card, CardHeader } from '#client/ui/layout/card.tsx';
import type { DeskOrderView } from '#shared/schemas/desk-orders.ts';

/** The mail that an order came by, and what was not taken of it. */
export function MailFacts({ order }: { order: DeskOrderView }) {
  const { subject, message, isSenderProved, refused } = order;
  return (
    <Card as="section" aria-labelledby="desk-mail">
      <CardHeader id="desk-mail" title={subject === null || subject === '' ? 'Mail without a subject' : subject} />
      {isSenderProved === false ? (
        <InlineAlert tone="warn" className="mb-4" title="The sender is not proved">
          Anybody may have written this address. The papers are in no account.
        </InlineAlert>
      ) : null}
      {message === null || message === '' ? null : (
        <p dir="auto" className="max-h-60 overflow-y-auto text-sm whitespace-pre-wrap wrap-anywhere">
          {message}
        </p>
      )}
      {refused.length === 0 ? null : (
        <>
          <h3 className="mt-4 text-sm font-semibold">Not taken</h3>
          <ul className="mt-1 grid gap-1 text-sm text-ink-2">
            {refused.map(({ filename, reason }, index) => (
              <li key={`${String(index)} ${filename}`}>
                <bdi className="wrap-anywhere">{filename}</bdi>: {reason}
              </li>
            ))}
          </ul>
        </>
      )}
    </Card>
  );
}

import { Button } from '#client/ui/button/button.tsx';
import { DateTime } from '#client/ui/data/date-time.tsx';
import { StatusBadge, type StatusTone } from '#client/ui/data/status-badge.tsx';
import type { WebhookDeliveryView } from '#shared/schemas/webhooks.ts';
import type { WebhookDeliveryState } from '#shared/webhook-events.ts';

const states: Readonly<Record<WebhookDeliveryState, { tone: StatusTone; word: string }>> = {
  pending: { tone: 'info', word: 'Pending' },
  delivered: { tone: 'ok', word: 'Delivered' },
  failed: { tone: 'error', word: 'Not delivered' },
};

export interface DeliveryCardProps {
  delivery: WebhookDeliveryView;
  /** Undefined where the endpoint was deleted meanwhile. */
  url: string | undefined;
  busy: boolean;
  onRedeliver: () => void;
}

/** One delivery of the log, with its payload and the answers on request. */
export function DeliveryCard({ delivery, url, busy, onRedeliver }: DeliveryCardProps) {
  const { id, type, state, isTest, createdAt, nextAttemptAt, body, attemptCount, attempts } = delivery;
  const { tone, word } = states[state];
  return (
    <li className="p-4 md:p-5">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <code className="font-mono text-sm font-semibold">{type}</code>
        <StatusBadge tone={tone} word={word} icon={state === 'pending' ? 'clock' : undefined} />
        {isTest ? <span className="text-sm text-ink-2">Test</span> : null}
      </p>
      <p className="mt-1 text-sm text-ink-2">
        <DateTime value={createdAt} />
        {' · '}
        {attemptCount === 1 ? '1 attempt' : `${attemptCount} attempts`}
        {nextAttemptAt === null ? null : (
          <>
            {' · '}Next try <DateTime value={nextAttemptAt} />
          </>
        )}
      </p>
      {url === undefined ? null : (
        <p dir="ltr" className="mt-1 text-sm wrap-anywhere text-ink-2">
          {url}
        </p>
      )}
      <details className="mt-2">
        <summary className="flex min-h-11 w-fit cursor-pointer items-center text-sm font-medium text-primary">
          Payload and answers
        </summary>
        <pre dir="ltr" className="rounded-control bg-sunken p-3 font-mono text-sm whitespace-pre-wrap wrap-anywhere">
          {body}
        </pre>
        <ol className="mt-3 grid gap-3">
          {attempts.map(({ number, startedAt, durationMs, status, error, answer }) => (
            <li key={number} className="text-sm">
              <p>
                <span className="font-semibold">{status ?? error ?? 'No answer'}</span>
                {' · '}
                <DateTime value={startedAt} />
                {' · '}
                {durationMs} ms
              </p>
              {answer ? (
                <pre
                  dir="ltr"
                  className="mt-1 rounded-control bg-sunken p-3 font-mono text-sm whitespace-pre-wrap wrap-anywhere"
                >
                  {answer}
                </pre>
              ) : null}
            </li>
          ))}
        </ol>
      </details>
      <Button
        size="sm"
        variant="secondary"
        className="mt-2"
        aria-label={`Send again: ${type}, ${id.slice(0, 8)}`}
        busy={busy}
        onClick={onRedeliver}
      >
        Send Again
      </Button>
    </li>
  );
}

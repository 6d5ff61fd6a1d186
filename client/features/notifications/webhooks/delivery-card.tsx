import { Button } from '#client/ui/button/button.tsx';
import { DateTime } from '#client/ui/data/date-time.tsx';
import { StatusBadge, type StatusTone } from '#client/ui/data/status-badge.tsx';
import { slot } from '#client/ui/message-tags.ts';
import { words } from '#client/ui/words.ts';
import type { WebhookDeliveryView } from '#shared/schemas/webhooks.ts';
import type { WebhookDeliveryState, WebhookFailure } from '#shared/webhook-events.ts';

const tones = {
  pending: 'info',
  delivered: 'ok',
  failed: 'error',
} as const satisfies Record<WebhookDeliveryState, StatusTone>;

const failureKeys = {
  'URL refused': 'url',
  'host not found': 'host',
  'private address': 'network',
  'no connection': 'connection',
  'TLS failed': 'tls',
  timeout: 'timeout',
  'no valid answer': 'answer',
  'signing key lost': 'key',
} as const satisfies Record<WebhookFailure, string>;

const isFailure = (error: string): error is WebhookFailure => Object.hasOwn(failureKeys, error);

/** A newer server's reason is shown as it came. */
function failureText(error: string | null): string {
  const t = words('developers');
  if (error === null) return t('log.noAnswer');
  return isFailure(error) ? t(`log.failures.${failureKeys[error]}`) : error;
}

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
  const t = words('developers');
  return (
    <li className="p-4 md:p-5">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <code className="font-mono text-sm font-semibold">{type}</code>
        <StatusBadge
          tone={tones[state]}
          word={t(`log.states.${state}`)}
          icon={state === 'pending' ? 'clock' : undefined}
        />
        {isTest ? <span className="text-sm text-ink-2">{t('log.test')}</span> : null}
      </p>
      <p className="mt-1 text-sm text-ink-2">
        <DateTime value={createdAt} />
        {' · '}
        {t('log.attempts', { count: attemptCount })}
        {nextAttemptAt === null ? null : (
          <>
            {' · '}
            {t.rich('log.next', { date: slot(<DateTime value={nextAttemptAt} />) })}
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
          {t('log.payload')}
        </summary>
        <pre dir="ltr" className="rounded-control bg-sunken p-3 font-mono text-sm whitespace-pre-wrap wrap-anywhere">
          {body}
        </pre>
        <ol className="mt-3 grid gap-3">
          {attempts.map(({ number, startedAt, durationMs, status, error, answer }) => (
            <li key={number} className="text-sm">
              <p>
                <span className="font-semibold">{status ?? failureText(error)}</span>
                {' · '}
                <DateTime value={startedAt} />
                {' · '}
                {t('log.ms', { ms: String(durationMs) })}
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
        aria-label={t('log.againOf', { type, id: id.slice(0, 8) })}
        busy={busy}
        onClick={onRedeliver}
      >
        {t('log.again')}
      </Button>
    </li>
  );
}

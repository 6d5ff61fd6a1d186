import { Plus, Webhook } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '#client/ui/button/button.tsx';
import { DateTime } from '#client/ui/data/date-time.tsx';
import { StatusBadge, type StatusTone } from '#client/ui/data/status-badge.tsx';
import { EmptyState } from '#client/ui/feedback/empty-state.tsx';
import type { KeyMode } from '#shared/api-keys.ts';
import type { WebhookEndpointView } from '#shared/schemas/webhooks.ts';
import type { WebhookEndpointState } from '#shared/webhook-events.ts';

export const texts = {
  live: {
    description: 'We call your server when something happens. Failed calls are retried for a day.',
    title: 'No webhook endpoints yet',
    empty: 'Add the URL of your server, and choose what it hears of.',
  },
  test: {
    description:
      'For what your test keys order. Events say that they are a test, and are signed and retried like live ones.',
    title: 'No test endpoints yet',
    empty: 'Add the URL of a server under development. It hears of test orders alone.',
  },
} as const satisfies Record<KeyMode, object>;

export type EndpointAction = 'edit' | 'test' | 'rotate' | 'toggle' | 'delete';

export interface EndpointCardProps {
  endpoint: WebhookEndpointView;
  onAction: (action: EndpointAction) => void;
}

const states: Readonly<Record<WebhookEndpointState, { tone: StatusTone; word: string; text: string }>> = {
  enabled: { tone: 'ok', word: 'Enabled', text: '' },
  paused: { tone: 'idle', word: 'Paused', text: 'Nothing is sent until you enable it.' },
  failed: { tone: 'error', word: 'Disabled', text: 'It accepted nothing for a day. Enable it once it works again.' },
  gone: { tone: 'error', word: 'Disabled', text: 'It answered 410 Gone. Enable it to send again.' },
};

/** One endpoint of the list. */
export function EndpointCard({ endpoint, onAction }: EndpointCardProps) {
  const { url, description, events, state, failingSince, formerKeyUntil } = endpoint;
  const { tone, word, text } = states[state];
  const isEnabled = state === 'enabled';
  const buttons: { action: EndpointAction; label: string; isShown: boolean }[] = [
    { action: 'test', label: 'Send Test', isShown: isEnabled },
    { action: 'edit', label: 'Edit', isShown: true },
    { action: 'rotate', label: 'Rotate Key', isShown: true },
    { action: 'toggle', label: isEnabled ? 'Pause' : 'Enable', isShown: true },
    { action: 'delete', label: 'Delete', isShown: true },
  ];
  return (
    <li className="p-4 md:p-5">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <code dir="ltr" className="font-mono text-sm font-semibold wrap-anywhere">
          {url}
        </code>
        <StatusBadge tone={tone} word={word} />
      </p>
      {description === '' ? null : <p className="mt-1 text-sm wrap-anywhere">{description}</p>}
      <p className="mt-1 text-sm wrap-anywhere text-ink-2">{events.join(' · ')}</p>
      {text === '' ? null : <p className="mt-1 text-sm font-medium">{text}</p>}
      {isEnabled && failingSince !== null ? (
        <p className="mt-1 text-sm font-medium text-brass">
          Failing since <DateTime value={failingSince} />. It’s disabled after a day.
        </p>
      ) : null}
      {formerKeyUntil === null ? null : (
        <p className="mt-1 text-sm text-ink-2">
          The former key signs too until <DateTime value={formerKeyUntil} />.
        </p>
      )}
      <div className="mt-4 flex flex-wrap gap-3">
        {buttons.map(({ action, label, isShown }) =>
          isShown ? (
            <Button
              key={action}
              size="sm"
              variant="secondary"
              aria-label={`${label}: ${url}`}
              onClick={() => onAction(action)}
            >
              {label}
            </Button>
          ) : null,
        )}
      </div>
    </li>
  );
}

export function NoEndpoints({ mode, action }: { mode: KeyMode; action: ReactNode }) {
  return (
    <EmptyState
      kind="none"
      icon={<Webhook aria-hidden="true" />}
      title={texts[mode].title}
      text={texts[mode].empty}
      action={action}
    />
  );
}

export function AddButton({ onClick }: { onClick: () => void }) {
  return (
    <Button icon={<Plus aria-hidden="true" />} onClick={onClick}>
      Add Endpoint
    </Button>
  );
}

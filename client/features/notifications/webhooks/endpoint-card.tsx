import { Plus, Webhook } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '#client/ui/button/button.tsx';
import { DateTime } from '#client/ui/data/date-time.tsx';
import { StatusBadge, type StatusTone } from '#client/ui/data/status-badge.tsx';
import { EmptyState } from '#client/ui/feedback/empty-state.tsx';
import { slot } from '#client/ui/message-tags.ts';
import { words } from '#client/ui/words.ts';
import type { KeyMode } from '#shared/api-keys.ts';
import type { WebhookEndpointView } from '#shared/schemas/webhooks.ts';
import type { WebhookEndpointState } from '#shared/webhook-events.ts';

export type EndpointAction = 'edit' | 'test' | 'rotate' | 'toggle' | 'delete';

export interface EndpointCardProps {
  endpoint: WebhookEndpointView;
  onAction: (action: EndpointAction) => void;
}

const tones = {
  enabled: 'ok',
  paused: 'idle',
  failed: 'error',
  gone: 'error',
} as const satisfies Record<WebhookEndpointState, StatusTone>;

/** One endpoint of the list. */
export function EndpointCard({ endpoint, onAction }: EndpointCardProps) {
  const { url, description, events, state, failingSince, formerKeyUntil } = endpoint;
  const t = words('developers');
  const isEnabled = state === 'enabled';
  const text = state === 'enabled' ? '' : t(`hooks.stateTexts.${state}`);
  const buttons: { action: EndpointAction; label: string; isShown: boolean }[] = [
    { action: 'test', label: t('hooks.actions.test'), isShown: isEnabled },
    { action: 'edit', label: t('hooks.actions.edit'), isShown: true },
    { action: 'rotate', label: t('hooks.actions.rotate'), isShown: true },
    { action: 'toggle', label: t(isEnabled ? 'hooks.actions.pause' : 'hooks.actions.enable'), isShown: true },
    { action: 'delete', label: t('hooks.actions.delete'), isShown: true },
  ];
  return (
    <li className="p-4 md:p-5">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <code dir="ltr" className="font-mono text-sm font-semibold wrap-anywhere">
          {url}
        </code>
        <StatusBadge tone={tones[state]} word={t(`hooks.states.${state}`)} />
      </p>
      {description === '' ? null : <p className="mt-1 text-sm wrap-anywhere">{description}</p>}
      <p className="mt-1 text-sm wrap-anywhere text-ink-2">{events.join(' · ')}</p>
      {text === '' ? null : <p className="mt-1 text-sm font-medium">{text}</p>}
      {isEnabled && failingSince !== null ? (
        <p className="mt-1 text-sm font-medium text-brass">
          {t.rich('hooks.failing', { date: slot(<DateTime value={failingSince} />) })}
        </p>
      ) : null}
      {formerKeyUntil === null ? null : (
        <p className="mt-1 text-sm text-ink-2">
          {t.rich('hooks.former', { date: slot(<DateTime value={formerKeyUntil} />) })}
        </p>
      )}
      <div className="mt-4 flex flex-wrap gap-3">
        {buttons.map(({ action, label, isShown }) =>
          isShown ? (
            <Button
              key={action}
              size="sm"
              variant="secondary"
              aria-label={t('hooks.actionOf', { action: label, url })}
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
  const t = words('developers');
  return (
    <EmptyState
      kind="none"
      icon={<Webhook aria-hidden="true" />}
      title={t(`hooks.${mode}.none`)}
      text={t(`hooks.${mode}.noneText`)}
      action={action}
    />
  );
}

export function AddButton({ onClick }: { onClick: () => void }) {
  return (
    <Button icon={<Plus aria-hidden="true" />} onClick={onClick}>
      {words('developers')('hooks.add')}
    </Button>
  );
}

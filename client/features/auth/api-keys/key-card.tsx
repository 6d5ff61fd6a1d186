import { useLeaveWarning } from '#client/lib/use-leave-warning.ts';
import { Button } from '#client/ui/button/button.tsx';
import { DateTime } from '#client/ui/data/date-time.tsx';
import { StatusBadge } from '#client/ui/data/status-badge.tsx';
import { ShownSecret } from '#client/ui/feedback/shown-secret.tsx';
import { Card } from '#client/ui/layout/card.tsx';
import { slot } from '#client/ui/message-tags.ts';
import { words } from '#client/ui/words.ts';
import type { ApiKeyView } from '#shared/schemas/api-keys.ts';

export interface KeyCardProps {
  apiKey: ApiKeyView;
  onRotate: () => void;
  onRevoke: () => void;
}

/** One key of the list. */
export function KeyCard({ apiKey, onRotate, onRevoke }: KeyCardProps) {
  const { name, mode, hint, scopes, addresses, createdAt, createdBy, lastUsedAt, expiresAt, unusedEndsAt, isReplaced } =
    apiKey;
  const { version } = apiKey;
  const t = words('developers');
  return (
    <li className="flex flex-wrap items-start gap-x-6 gap-y-4 p-4 md:p-5">
      <div className="min-w-0 flex-1 basis-72">
        <p className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
          <span className="font-semibold wrap-anywhere">{name}</span>
          {mode === 'test' ? <StatusBadge tone="warn" word={t('card.test')} /> : null}
          <code dir="ltr" className="font-mono text-sm text-ink-2">
            {`tfe_${mode}_…${hint}`}
          </code>
        </p>
        <p className="mt-1 text-sm">{scopes.map((scope) => t(`scopes.${scope}.label`)).join(' · ')}</p>
        <p className="mt-1 text-sm text-ink-2">
          {t.rich('card.created', {
            date: slot(<DateTime value={createdAt} format="date" />),
            by: slot(<bdi>{createdBy}</bdi>),
          })}
          {' · '}
          {lastUsedAt ? t.rich('card.lastUsed', { date: slot(<DateTime value={lastUsedAt} />) }) : t('card.never')}
          {' · '}
          {t('card.version', { version })}
          {expiresAt && !isReplaced ? (
            <>
              {' · '}
              {t.rich('card.expires', { date: slot(<DateTime value={expiresAt} format="date" />) })}
            </>
          ) : null}
        </p>
        {addresses.length > 0 ? (
          <p className="mt-1 text-sm wrap-anywhere text-ink-2">
            {t.rich('card.onlyFrom', {
              addresses: slot(
                <span dir="ltr" className="font-mono">
                  {addresses.join(', ')}
                </span>,
              ),
            })}
          </p>
        ) : null}
        {unusedEndsAt && !isReplaced ? (
          <p className="mt-1 text-sm font-medium text-brass">
            {t.rich('card.unused', { date: slot(<DateTime value={unusedEndsAt} format="date" />) })}
          </p>
        ) : null}
        {isReplaced && expiresAt ? (
          <p className="mt-1 text-sm font-medium text-brass">
            {t.rich('card.replaced', { date: slot(<DateTime value={expiresAt} />) })}
          </p>
        ) : null}
      </div>
      <div className="flex flex-wrap gap-3">
        {isReplaced ? null : (
          <Button size="sm" variant="secondary" aria-label={t('keys.rotateOf', { name })} onClick={onRotate}>
            {t('keys.rotate')}
          </Button>
        )}
        <Button size="sm" variant="secondary" aria-label={t('keys.revokeOf', { name })} onClick={onRevoke}>
          {t('keys.revoke')}
        </Button>
      </div>
    </li>
  );
}

/** A new key, shown once: the server keeps only its hash. */
export function ShownKey({ value, onKept }: { value: string; onKept: () => void }) {
  const t = words('developers');
  useLeaveWarning(true);
  return (
    <Card className="mb-6">
      <ShownSecret
        announce
        title={t('keys.shown')}
        text={t('keys.shownText')}
        label={t('keys.noun')}
        kept={t('kept')}
        testId="api-key"
        value={value}
        onKept={onKept}
      />
    </Card>
  );
}

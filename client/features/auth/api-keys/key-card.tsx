import { Button } from '#client/ui/button/button.tsx';
import { DateTime } from '#client/ui/data/date-time.tsx';
import { StatusBadge } from '#client/ui/data/status-badge.tsx';
import { scopeTexts } from '#shared/api-keys.ts';
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
  return (
    <li className="flex flex-wrap items-start gap-x-6 gap-y-4 p-4 md:p-5">
      <div className="min-w-0 flex-1 basis-72">
        <p className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
          <span className="font-semibold wrap-anywhere">{name}</span>
          {mode === 'test' ? <StatusBadge tone="warn" word="Test" /> : null}
          <code dir="ltr" className="font-mono text-sm text-ink-2">
            tfe_{mode}_…{hint}
          </code>
        </p>
        <p className="mt-1 text-sm">{scopes.map((scope) => scopeTexts[scope].label).join(' · ')}</p>
        <p className="mt-1 text-sm text-ink-2">
          Created <DateTime value={createdAt} format="date" /> by <bdi>{createdBy}</bdi>
          {' · '}
          {lastUsedAt ? (
            <>
              Last used <DateTime value={lastUsedAt} />
            </>
          ) : (
            'Never used'
          )}
          {' · '}API version {version}
          {expiresAt && !isReplaced ? (
            <>
              {' · '}Expires <DateTime value={expiresAt} format="date" />
            </>
          ) : null}
        </p>
        {addresses.length > 0 ? (
          <p className="mt-1 text-sm wrap-anywhere text-ink-2">
            Only from <span className="font-mono">{addresses.join(', ')}</span>
          </p>
        ) : null}
        {unusedEndsAt && !isReplaced ? (
          <p className="mt-1 text-sm font-medium text-brass">
            Unused: it ends <DateTime value={unusedEndsAt} format="date" /> unless it is used before.
          </p>
        ) : null}
        {isReplaced && expiresAt ? (
          <p className="mt-1 text-sm font-medium text-brass">
            Replaced by a new key. It stops working <DateTime value={expiresAt} />.
          </p>
        ) : null}
      </div>
      <div className="flex flex-wrap gap-3">
        {isReplaced ? null : (
          <Button size="sm" variant="secondary" aria-label={`Rotate ${name}`} onClick={onRotate}>
            Rotate
          </Button>
        )}
        <Button size="sm" variant="secondary" aria-label={`Revoke ${name}`} onClick={onRevoke}>
          Revoke
        </Button>
      </div>
    </li>
  );
}

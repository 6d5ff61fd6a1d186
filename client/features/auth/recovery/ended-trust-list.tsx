import { Link } from '@tanstack/react-router';
import { slot, wrap } from '#client/ui/message-tags.ts';
import { words } from '#client/ui/words.ts';
import type { EndedTrust } from '#shared/schemas/trust.ts';

/** Whether anything besides sessions ended; the page mentions sessions itself. */
export function hasEnded({ keys, pushSubscriptions, links, invitations }: EndedTrust): boolean {
  return keys.length + pushSubscriptions + links + invitations > 0;
}

/** What a password change ended, with keys by name and where to create new ones; renders nothing if nothing ended. */
export function EndedTrustList({ ended }: { ended: EndedTrust }) {
  const t = words('trust');
  const { keys, pushSubscriptions, links, invitations } = ended;
  if (!hasEnded(ended)) return null;
  return (
    <div className="mt-3">
      <p className="font-semibold text-ink">{t('title')}</p>
      <ul className="mt-1 list-disc ps-5">
        {keys.map(({ name, mode, hint, organization }) => (
          <li key={`${mode}-${hint}-${name}`} className="wrap-anywhere">
            {t.rich('key', { name: slot(<bdi>{name}</bdi>) })}{' '}
            <code dir="ltr" className="font-mono text-sm">
              {`tfe_${mode}_…${hint}`}
            </code>
            {organization === null ? null : (
              <> {t.rich('ofOrganization', { organization: slot(<bdi>{organization}</bdi>) })}</>
            )}
          </li>
        ))}
        {pushSubscriptions > 0 ? <li>{t('push', { count: pushSubscriptions })}</li> : null}
        {links > 0 ? <li>{t('links', { count: links })}</li> : null}
        {invitations > 0 ? <li>{t('invitations', { count: invitations })}</li> : null}
      </ul>
      {keys.length > 0 ? (
        <p className="mt-2">
          {t.rich('again', { link: wrap(<Link to="/dashboard/developers" className="inline-link" />) })}
        </p>
      ) : null}
    </div>
  );
}

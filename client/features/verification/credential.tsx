import { DateTime } from '#client/ui/data/date-time.tsx';
import type { Fact } from '#client/ui/data/description-list.tsx';
import { StatusBadge, type StatusBadgeProps, type StatusTone } from '#client/ui/data/status-badge.tsx';
import { credentialStateWords, type CredentialState } from '#shared/certificate/credentials.ts';
import { longDay } from '#shared/certificate/signer.ts';
import { isSourceLanguage, sourceLanguages } from '#shared/languages.ts';
import type { CredentialView } from '#shared/schemas/credentials.ts';

/** Details of a credential, shared by its holder's and the checker's pages. */

const tones: Record<CredentialState, StatusTone> = {
  claimed: 'info',
  refused: 'error',
  checked: 'ok',
  expiring: 'warn',
  expired: 'error',
};

const icons: Partial<Record<CredentialState, StatusBadgeProps['icon']>> = { checked: 'seal', refused: 'alert' };

export function CredentialBadge({ state }: Pick<CredentialView, 'state'>) {
  const icon = icons[state] ?? 'clock';
  return <StatusBadge tone={tones[state]} word={credentialStateWords[state].label} icon={icon} />;
}

/** Facts that are stated; empty ones are left out. */
export function credentialFacts(credential: CredentialView): Fact[] {
  const { authority, validFrom, validUntil } = credential;
  return [
    ...(authority === '' ? [] : [{ term: 'Granted by', value: <bdi>{authority}</bdi> }]),
    { term: 'Languages', value: languagesOf(credential) },
    ...(validFrom === null ? [] : [{ term: 'Valid from', value: longDay(validFrom) }]),
    {
      term: 'Valid through',
      value: validUntil === null ? 'No expiry date' : longDay(validUntil),
    },
    ...checkFacts(credential),
  ];
}

function languagesOf({ languages }: CredentialView): string {
  if (languages === null) return 'Those of the profile';
  const listed = languages.map(({ from }) => from);
  if (!sourceLanguages.every((language) => listed.includes(language))) return listed.join(', ');
  return ['All that the form sells', ...listed.filter((language) => !isSourceLanguage(language))].join(', ');
}

function checkFacts({ checkedAt, checkedByName, how, refusal }: CredentialView): Fact[] {
  if (refusal !== null) return [{ term: 'Refused because', value: <bdi className="wrap-anywhere">{refusal}</bdi> }];
  if (checkedAt === null) return [];
  return [
    {
      term: 'Checked',
      value: (
        <>
          <DateTime value={checkedAt} format="longDate" />
          {checkedByName === null ? null : (
            <>
              {' '}
              by <bdi>{checkedByName}</bdi>
            </>
          )}
        </>
      ),
    },
    ...(how === null ? [] : [{ term: 'How', value: <bdi className="inline-block first-letter:uppercase">{how}</bdi> }]),
  ];
}

/** Links to the proof and to the public register. */
export function CredentialLinks({ credential }: { credential: CredentialView }) {
  const { id, credential: title, proof, register } = credential;
  if (!proof && register === null) return null;
  return (
    <p className="flex flex-wrap gap-x-4 gap-y-1 text-sm">
      {proof ? (
        <a
          href={`/files/credentials/${id}`}
          target="_blank"
          rel="noreferrer"
          className="inline-link"
          aria-label={`Open the proof: ${title}, in a new tab`}
        >
          Open the proof
        </a>
      ) : null}
      {register === null ? null : (
        <a
          href={register}
          target="_blank"
          rel="noreferrer"
          className="inline-link"
          aria-label={`Look up in the public register: ${title}, in a new tab`}
        >
          Look up in the public register
        </a>
      )}
    </p>
  );
}

import { BadgeCheck } from 'lucide-react';
import { useState } from 'react';
import { CredentialBadge, credentialFacts, CredentialLinks } from '#client/features/verification/credential.tsx';
import { queryState } from '#client/lib/query-state.ts';
import { trpc } from '#client/lib/trpc.ts';
import { Button } from '#client/ui/button/button.tsx';
import { CardList } from '#client/ui/data/card-list.tsx';
import { DescriptionList } from '#client/ui/data/description-list.tsx';
import { EmptyState } from '#client/ui/feedback/empty-state.tsx';
import { LoadState } from '#client/ui/feedback/load-state.tsx';
import { Section } from '#client/ui/layout/page.tsx';
import { findClaimGaps } from '#shared/certificate/credentials.ts';
import { countOf } from '#shared/plural.ts';
import type { StaffCredential } from '#shared/schemas/credentials.ts';
import { CheckDialog, type ClaimDecision } from './check-dialog.tsx';

/** Credentials of certifiers, unchecked claims first. */
export function Credentials({ canManage }: { canManage: boolean }) {
  const credentials = trpc.admin.credentials.useQuery();
  const [deciding, setDeciding] = useState<{ credential: StaffCredential; decision: ClaimDecision }>();
  const items = credentials.data?.items ?? [];
  const waiting = items.filter(({ state }) => state === 'claimed').length;
  return (
    <Section
      id="credentials"
      title="Credentials"
      description={`Printed on certificates once somebody other than the holder has checked them. ${
        waiting === 0 ? 'None waits to be checked.' : `${countOf(waiting, 'credential')} to check.`
      }`}
    >
      <LoadState
        {...queryState(credentials)}
        errorTitle="The credentials could not be loaded"
        isEmpty={items.length === 0}
        empty={
          <EmptyState
            kind="none"
            icon={<BadgeCheck />}
            title="No credentials yet"
            text="They appear here once the people who certify state them in their profiles."
          />
        }
      >
        <CardList aria-label="Credentials">
          {items.map((credential) => (
            <Credential
              key={credential.id}
              credential={credential}
              canManage={canManage}
              onDecide={(decision) => setDeciding({ credential, decision })}
            />
          ))}
        </CardList>
      </LoadState>
      {deciding ? <CheckDialog {...deciding} onClose={() => setDeciding(undefined)} /> : null}
    </Section>
  );
}

interface CredentialProps {
  credential: StaffCredential;
  canManage: boolean;
  onDecide: (decision: ClaimDecision) => void;
}

function Credential({ credential, canManage, onDecide }: CredentialProps) {
  const { credential: title, number, state, checkedAt, isYours, isPrinted, userName, userEmail } = credential;
  const holder = userName ?? userEmail;
  return (
    <li className="grid gap-3 p-4 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.2fr)] lg:gap-x-8">
      <div className="min-w-0">
        <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
          <p className="min-w-0 font-semibold wrap-anywhere">
            <bdi>{holder}</bdi>
            {isYours ? <span className="font-normal text-ink-2"> (you)</span> : null}
          </p>
          <CredentialBadge state={state} />
        </div>
        <p className="mt-1 wrap-anywhere">
          <bdi>{title}</bdi>
        </p>
        <p className="text-sm text-ink-2">
          No. <bdi>{number}</bdi>
          {isPrinted ? ' · On their certificates' : ''}
        </p>
        <div className="mt-3 grid gap-3">
          <CredentialLinks credential={credential} />
          <Standing credential={credential} />
        </div>
      </div>
      <DescriptionList className="lg:row-span-2" facts={credentialFacts(credential)} />
      {canManage && checkedAt !== null && !isYours ? (
        <div>
          <Button
            size="sm"
            variant="quiet"
            aria-label={`Undo check of ${title} of ${holder}…`}
            onClick={() => onDecide('undo')}
          >
            Undo check…
          </Button>
        </div>
      ) : null}
      {canManage && (state === 'claimed' || state === 'refused') && !isYours ? (
        <div className="flex flex-wrap gap-2">
          <Button
            size="sm"
            variant="secondary"
            aria-label={`Check ${title} of ${holder}…`}
            onClick={() => onDecide('check')}
          >
            Check…
          </Button>
          {state === 'claimed' ? (
            <Button
              size="sm"
              variant="quiet"
              aria-label={`Refuse ${title} of ${holder}…`}
              onClick={() => onDecide('refuse')}
            >
              Refuse…
            </Button>
          ) : null}
        </div>
      ) : null}
    </li>
  );
}

/** Lists what a claim is missing before it can be checked. */
function Standing({ credential }: { credential: StaffCredential }) {
  if (credential.state !== 'claimed') return null;
  const gaps = findClaimGaps({ ...credential, hasProof: credential.proof !== null });
  return (
    <>
      {gaps.length > 0 ? (
        <p className="text-sm font-medium text-warn">Missing: {new Intl.ListFormat('en-US').format(gaps)}.</p>
      ) : null}
      {credential.isYours ? <p className="text-sm text-ink-2">Somebody else has to check your own.</p> : null}
    </>
  );
}

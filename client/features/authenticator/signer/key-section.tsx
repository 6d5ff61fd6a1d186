import { useState } from 'react';
import { queryState } from '#client/lib/query-state.ts';
import { trpc } from '#client/lib/trpc.ts';
import { Button } from '#client/ui/button/button.tsx';
import { CardList } from '#client/ui/data/card-list.tsx';
import { DateTime } from '#client/ui/data/date-time.tsx';
import { DescriptionList, type Fact } from '#client/ui/data/description-list.tsx';
import { StatusBadge } from '#client/ui/data/status-badge.tsx';
import { InlineAlert } from '#client/ui/feedback/inline-alert.tsx';
import { LoadState } from '#client/ui/feedback/load-state.tsx';
import { Card } from '#client/ui/layout/card.tsx';
import { Section } from '#client/ui/layout/page.tsx';
import { keyRevocationWords } from '#shared/certificate/signer-keys.ts';
import { limits } from '#shared/limits.ts';
import type { SignerKeyAnswer } from '#shared/schemas/signer-key.ts';
import { ImportKeyDialog, MakeKeyDialog, RevokeKeyDialog } from './key-dialogs.tsx';

type OwnKey = NonNullable<SignerKeyAnswer['key']>;
type EndedKey = SignerKeyAnswer['ended'][number];

/** The staff member's own key, which signs before the company's. */
export function KeySection() {
  const query = trpc.authenticator.signerKey.useQuery();
  return (
    <Section
      id="signing-key"
      title="Your signing key"
      description="With a key of your own, each file you certify carries two electronic signatures: yours, then the company’s. Without one, the company signs alone, and the certificate says so."
    >
      <LoadState {...queryState(query)}>{query.data ? <KeyParts answer={query.data} /> : null}</LoadState>
    </Section>
  );
}

/** The current key with its actions, and earlier ones. */
export function KeyParts({ answer: { key, ended } }: { answer: SignerKeyAnswer }) {
  const [opened, setOpened] = useState<'make' | 'import' | 'revoke'>();
  const dialog = (kind: typeof opened) => ({
    open: opened === kind,
    onOpenChange: (open: boolean) => setOpened(open ? kind : undefined),
    replaces: key?.id ?? null,
  });
  return (
    <div className="grid gap-4">
      {key ? (
        <KeyCard signerKey={key} />
      ) : (
        <p className="text-sm text-ink-2">You have no key. The company signs what you certify.</p>
      )}
      <div className="flex flex-wrap gap-3">
        <Button variant={key ? 'secondary' : 'primary'} wide="phone" onClick={() => setOpened('make')}>
          {key ? 'Replace with a new key' : 'Make a key'}
        </Button>
        <Button variant="secondary" wide="phone" onClick={() => setOpened('import')}>
          Import a certificate
        </Button>
        {key ? (
          <Button variant="quiet" wide="phone" onClick={() => setOpened('revoke')}>
            Revoke
          </Button>
        ) : null}
      </div>
      {ended.length > 0 ? <EndedKeys keys={ended} /> : null}
      <MakeKeyDialog {...dialog('make')} />
      <ImportKeyDialog {...dialog('import')} />
      {key ? <RevokeKeyDialog {...dialog('revoke')} signerKey={key} /> : null}
    </div>
  );
}

const soonMs = 30 * 24 * 60 * 60 * 1000;

function KeyCard({ signerKey: key }: { signerKey: OwnKey }) {
  const [shownAt] = useState(Date.now);
  const isSoon = Date.parse(key.validUntil) - shownAt < soonMs;
  return (
    <Card as="article" aria-label="Key in use">
      {key.fault === null ? (
        <StatusBadge tone={isSoon ? 'warn' : 'ok'} word={isSoon ? 'Expires soon' : 'In use'} />
      ) : (
        <InlineAlert tone="error" title="You cannot certify with this key">
          {key.fault}
        </InlineAlert>
      )}
      <DescriptionList className="mt-3" facts={[...keyFacts(key), openFact(key)]} />
      {key.hasRevocationList ? null : (
        <InlineAlert tone="info" className="mt-4" title="Its issuer publishes no revocation list that is read here">
          Your signature is made all the same. In later years readers may not be able to tell that your certificate was
          valid; the company’s signature, which covers yours, stays verifiable.
        </InlineAlert>
      )}
    </Card>
  );
}

function keyFacts({ name, issuer, source, algorithm, validFrom, validUntil, sha256 }: EndedKey): Fact[] {
  return [
    { term: 'Issued to', value: <bdi>{name}</bdi> },
    { term: 'Issued by', value: <bdi>{source === 'made' ? `${issuer} (made here)` : issuer}</bdi> },
    {
      term: 'Valid',
      value: (
        <>
          <DateTime value={validFrom} format="longDate" /> to <DateTime value={validUntil} format="longDate" />
        </>
      ),
    },
    { term: 'Algorithm', value: algorithm },
    { term: 'Fingerprint (SHA-256)', value: <Fingerprint sha256={sha256} /> },
  ];
}

function openFact({ open }: OwnKey): Fact {
  return {
    term: 'In this session',
    value: open ? (
      <>
        Open for {open.decisionsLeft} more {open.decisionsLeft === 1 ? 'decision' : 'decisions'}, until{' '}
        <DateTime value={open.until} format="time" />
      </>
    ) : (
      `Closed. Your password or passkey, asked for where you gave neither just now, opens it for ${limits.signerKeyDecisions} decisions.`
    ),
  };
}

/** Whole quarters on each line, two where they fit. */
function Fingerprint({ sha256 }: { sha256: string }) {
  return (
    <span dir="ltr" className="inline-flex max-w-60 flex-wrap justify-end font-mono text-xs">
      {[0, 16, 32, 48].map((start) => (
        <span key={start}>{sha256.slice(start, start + 16)}</span>
      ))}
    </span>
  );
}

function EndedKeys({ keys }: { keys: readonly EndedKey[] }) {
  return (
    <div>
      <h3 className="font-semibold">Earlier keys</h3>
      <CardList aria-label="Earlier keys" className="mt-2">
        {keys.map((key) => (
          <li key={key.id} className="p-4 text-sm">
            <p className="font-semibold">
              <bdi>{key.name}</bdi>
            </p>
            <p className="text-ink-2">
              {endingOf(key)} {key.endedAt ? <DateTime value={key.endedAt} format="longDate" /> : null}
            </p>
            <p className="font-mono text-xs wrap-anywhere text-ink-3" dir="ltr">
              {key.sha256}
            </p>
          </li>
        ))}
      </CardList>
    </div>
  );
}

function endingOf({ revocationReason }: EndedKey): string {
  return revocationReason === null ? 'Replaced' : `Revoked (${keyRevocationWords[revocationReason].label})`;
}

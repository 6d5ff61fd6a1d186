import { useState } from 'react';
import { ScanField } from '#client/features/authenticator/notary/scan-field.tsx';
import { useScanUpload } from '#client/features/authenticator/notary/use-scan-upload.ts';
import { CredentialBadge, credentialFacts, CredentialLinks } from '#client/features/verification/credential.tsx';
import { ConfirmDialog } from '#client/lib/confirm-dialog.tsx';
import { describeError } from '#client/lib/error-message.ts';
import { FailureAlert } from '#client/lib/failure-alert.tsx';
import { queryState } from '#client/lib/query-state.ts';
import { trpc } from '#client/lib/trpc.ts';
import { Button } from '#client/ui/button/button.tsx';
import { DescriptionList } from '#client/ui/data/description-list.tsx';
import { EmptyState } from '#client/ui/feedback/empty-state.tsx';
import { LoadState } from '#client/ui/feedback/load-state.tsx';
import { useToast } from '#client/ui/feedback/use-toast.ts';
import { Card } from '#client/ui/layout/card.tsx';
import { Section } from '#client/ui/layout/page.tsx';
import { Dialog } from '#client/ui/overlay/dialog.tsx';
import { credentialLimits, credentialStateWords, findClaimGaps } from '#shared/certificate/credentials.ts';
import type { CredentialView } from '#shared/schemas/credentials.ts';
import { ClaimDialog, type Claiming } from './claim-dialog.tsx';

type Doing =
  | Claiming
  | { kind: 'prove'; credential: CredentialView }
  | { kind: 'withdraw'; credential: CredentialView };

/** A signer's own credentials with proof and check status. */
export function CredentialSection({ onPrinted }: { onPrinted: () => void }) {
  const query = trpc.authenticator.credentials.useQuery();
  const [doing, setDoing] = useState<Doing>();
  const close = () => setDoing(undefined);
  const items = query.data?.items ?? [];
  return (
    <Section
      id="credentials"
      title="Your credentials"
      description="A credential is printed on certificates once somebody else on the staff has checked it, and until its last day. We remind you 60, 30 and 7 days before."
      actions={
        <Button variant="secondary" onClick={() => setDoing({ kind: 'add', credential: undefined })}>
          Add a credential…
        </Button>
      }
    >
      <LoadState
        {...queryState(query)}
        errorTitle="Your credentials could not be loaded"
        isEmpty={items.length === 0}
        empty={
          <EmptyState
            kind="none"
            title="No credentials yet"
            text="Add one, or state it under “How you sign”: it then waits here for its check."
          />
        }
      >
        <ul aria-label="Your credentials" className="grid gap-4">
          {items.map((credential) => (
            <li key={credential.id}>
              <CredentialCard credential={credential} onDo={setDoing} onPrinted={onPrinted} />
            </li>
          ))}
        </ul>
      </LoadState>
      {doing?.kind === 'prove' ? <ProofDialog credential={doing.credential} onClose={close} /> : null}
      {doing?.kind === 'withdraw' ? <WithdrawDialog credential={doing.credential} onClose={close} /> : null}
      {doing && doing.kind !== 'prove' && doing.kind !== 'withdraw' ? (
        <ClaimDialog key={`${doing.kind} ${doing.credential?.id ?? ''}`} claiming={doing} onClose={close} />
      ) : null}
    </Section>
  );
}

interface CredentialCardProps {
  credential: CredentialView;
  onDo: (doing: Doing) => void;
  onPrinted: () => void;
}

function CredentialCard({ credential, onDo, onPrinted }: CredentialCardProps) {
  const { credential: title, number, state, isPrinted, checkedAt, proof } = credential;
  const named = `${title}, No. ${number}`;
  const gaps = checkedAt === null ? findClaimGaps({ ...credential, hasProof: proof !== null }) : [];
  const button = (kind: 'change' | 'replace' | 'prove' | 'withdraw', label: string, what: string) => (
    <Button
      size="sm"
      variant={kind === 'withdraw' ? 'quiet' : 'secondary'}
      aria-label={`${what} ${named}…`}
      onClick={() => onDo({ kind, credential })}
    >
      {label}…
    </Button>
  );
  return (
    <Card as="article" aria-label={named}>
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div className="min-w-0">
          <h3 className="font-semibold wrap-anywhere">
            <bdi>{title}</bdi>
          </h3>
          <p className="text-sm text-ink-2">
            No. <bdi>{number}</bdi>
            {isPrinted ? ' · Stated under “How you sign”' : ''}
          </p>
        </div>
        <CredentialBadge state={state} />
      </div>
      <p className="mt-2 text-sm text-ink-2">{credentialStateWords[state].text}</p>
      {gaps.length > 0 && state === 'claimed' ? (
        <p className="mt-1 text-sm font-medium text-warn">To be checked, it lacks {listed(gaps)}.</p>
      ) : null}
      <DescriptionList className="mt-3" facts={credentialFacts(credential)} />
      <div className="mt-3 grid gap-3">
        <CredentialLinks credential={credential} />
        <div className="flex flex-wrap gap-2">
          {checkedAt === null ? button('change', 'Change', 'Change') : button('replace', 'Replace', 'Replace')}
          {checkedAt === null
            ? button('prove', proof ? 'Replace proof' : 'Add proof', proof ? 'Replace proof of' : 'Add proof of')
            : null}
          {!isPrinted && (state === 'checked' || state === 'expiring') ? (
            <PrintButton credential={credential} onPrinted={onPrinted} />
          ) : null}
          {button('withdraw', 'Withdraw', 'Withdraw')}
        </div>
      </div>
    </Card>
  );
}

function listed(gaps: readonly string[]): string {
  return new Intl.ListFormat('en-US').format(gaps);
}

/** Makes a checked credential the one that the profile prints. */
function PrintButton({ credential, onPrinted }: Pick<CredentialCardProps, 'credential' | 'onPrinted'>) {
  const utils = trpc.useUtils();
  const toast = useToast();
  const { data: signer } = trpc.authenticator.signerProfile.useQuery();
  const update = trpc.authenticator.updateSignerProfile.useMutation({
    onSuccess(saved) {
      utils.authenticator.signerProfile.setData(undefined, saved);
      toast.show({ tone: 'ok', title: 'Printed from now on', description: credential.credential });
      onPrinted();
      void Promise.all([utils.authenticator.credentials.invalidate(), utils.authenticator.inspect.invalidate()]);
    },
  });
  if (!signer?.profile) return null;
  const { signature: _kept, savedAt: _before, ...profile } = signer.profile;
  return (
    <>
      <Button
        size="sm"
        variant="secondary"
        aria-label={`Print this one: ${credential.credential}, No. ${credential.number}`}
        busy={update.isPending}
        onClick={() => {
          if (update.isPending) return;
          update.mutate({
            ...profile,
            credential: credential.credential,
            credentialNumber: credential.number,
            credentialExpiresOn: credential.validUntil,
          });
        }}
      >
        Print this one
      </Button>
      <FailureAlert failure={update.error ? describeError(update.error) : undefined} />
    </>
  );
}

interface EntryDialogProps {
  credential: CredentialView;
  onClose: () => void;
}

function ProofDialog({ credential: { id, credential, number, proof }, onClose }: EntryDialogProps) {
  const utils = trpc.useUtils();
  const upload = useScanUpload(`/files/credentials/${id}`);
  function close() {
    upload.cancel();
    void utils.authenticator.credentials.invalidate();
    onClose();
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) close();
      }}
      title={`Proof: ${credential}`}
      description={`Number ${number}. Seen by you and by those who look after the staff; never by customers.`}
      footer={
        <Button busy={upload.sent !== undefined} onClick={close}>
          Done
        </Button>
      }
    >
      <ScanField
        label="Certificate, card or letter of appointment"
        maxPages={credentialLimits.proofPages}
        upload={upload}
        disabled={false}
        isAttached
      />
      {proof && !upload.scan ? (
        <p className="mt-3 text-sm text-ink-2">A proof is attached; another one replaces it.</p>
      ) : null}
    </Dialog>
  );
}

function WithdrawDialog({ credential: { id, credential, isPrinted }, onClose }: EntryDialogProps) {
  const utils = trpc.useUtils();
  const toast = useToast();
  const withdraw = trpc.authenticator.withdrawCredential.useMutation({
    onSuccess(left) {
      utils.authenticator.credentials.setData(undefined, left);
      void Promise.all([utils.authenticator.signerProfile.invalidate(), utils.authenticator.inspect.invalidate()]);
      toast.show({ tone: 'ok', title: 'Credential withdrawn', description: credential });
      onClose();
    },
  });
  return (
    <ConfirmDialog
      onClose={onClose}
      title={
        <>
          Withdraw <bdi>{credential}</bdi>?
        </>
      }
      description={
        isPrinted
          ? 'It is stated under “How you sign”: certificates leave it out until another one there is checked. Papers you signed stay as they are.'
          : 'It leaves your list. Papers you signed with it stay as they are.'
      }
      confirmLabel="Withdraw"
      mutation={withdraw}
      onConfirm={() => withdraw.mutate({ id })}
    ></ConfirmDialog>
  );
}

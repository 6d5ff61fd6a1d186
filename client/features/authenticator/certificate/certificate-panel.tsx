import { useState } from 'react';
import { ActLink } from '#client/features/authenticator/notary/act-link.tsx';
import { MisspellingList } from '#client/features/documents/details/misspelling-list.tsx';
import { trpc } from '#client/lib/trpc.ts';
import { Button } from '#client/ui/button/button.tsx';
import { DateTime } from '#client/ui/data/date-time.tsx';
import { StatusBadge } from '#client/ui/data/status-badge.tsx';
import { useToast } from '#client/ui/feedback/use-toast.ts';
import { Field } from '#client/ui/form/field.tsx';
import { Select } from '#client/ui/form/select.tsx';
import { type RevocationClass, revocationClasses, revocationWords } from '#shared/certificate/revocation.ts';
import type { ReviewDetails } from '#shared/schemas/authenticator.ts';
import { ReasonDialog } from './reason-dialog.tsx';
import { RefusalFacts } from './refusal-facts.tsx';
import { ReissueDialog } from './reissue-dialog.tsx';

interface RevokeDialogProps {
  certificate: { verificationCode: string };
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

const choices = revocationClasses.map((value) => ({ value, label: revocationWords[value].label }));

interface DeclineDialogProps {
  requestId: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** An issued certificate for staff: its state, an open request for a correction, and what can be done. */
export function CertificatePanel({ review }: { review: ReviewDetails }) {
  const [dialog, setDialog] = useState<'revoke' | 'reissue' | 'decline'>();
  const { certificate } = review;
  /** The revision that the open dialog replaces: the review may be refetched with the next one before the mutation answers. */
  const [replaced, setReplaced] = useState(certificate);
  if (!certificate) return null;
  const { state, revision, revokedAt, revokedClass } = certificate;
  const open = review.revisionRequests.find((request) => request.state === 'open');
  const toggle = (name: 'revoke' | 'reissue' | 'decline') => ({
    open: dialog === name,
    onOpenChange: (next: boolean) => setDialog(next ? name : undefined),
  });
  return (
    <section aria-labelledby="certificate-panel" className="grid gap-3 text-sm">
      <h3 id="certificate-panel" className="flex flex-wrap items-center gap-2 font-semibold">
        Certificate, revision {revision}
        <StatusBadge tone={state === 'valid' ? 'ok' : 'error'} word={state === 'valid' ? 'Valid' : 'Revoked'} />
      </h3>
      {revokedAt === null ? null : (
        <p>
          Revoked on <DateTime value={revokedAt} format="longDate" />
          {revokedClass === null ? null : ` (${revocationWords[revokedClass].label})`}
        </p>
      )}
      {review.notarySince === null ? null : (
        <p>
          Revision {revision + 1} is certified and with the notary; this one stays in force until the notarial act.{' '}
          <ActLink reviewId={review.id} className="inline-link">
            Open the act
          </ActLink>
        </p>
      )}
      {open ? (
        <div className="grid gap-2 rounded-control border border-line bg-warn-soft p-3">
          <p className="font-medium">
            {open.kind === 'refusal' ? 'Refused by an authority, reported on' : 'Correction asked on'}{' '}
            <DateTime value={open.createdAt} format="longDate" />
          </p>
          <RefusalFacts request={open} />
          <MisspellingList items={open.items} />
        </div>
      ) : null}
      <p className="flex flex-wrap gap-2">
        {certificate.canReissue ? (
          <Button
            size="sm"
            variant="secondary"
            onClick={() => {
              setReplaced(certificate);
              setDialog('reissue');
            }}
          >
            Reissue…
          </Button>
        ) : null}
        {open ? (
          <Button size="sm" variant="secondary" onClick={() => setDialog('decline')}>
            Decline…
          </Button>
        ) : null}
        {certificate.canRevoke && state === 'valid' ? (
          <Button size="sm" variant="secondary" onClick={() => setDialog('revoke')}>
            Revoke…
          </Button>
        ) : null}
      </p>
      {replaced ? (
        <ReissueDialog
          key={`reissue ${replaced.revision}`}
          review={review}
          certificate={replaced}
          {...toggle('reissue')}
        />
      ) : null}
      <RevokeDialog certificate={certificate} {...toggle('revoke')} />
      {open ? <DeclineDialog requestId={open.id} {...toggle('decline')} /> : null}
    </section>
  );
}

/** Declines a customer's request for a correction. */
function DeclineDialog({ requestId, open, onOpenChange }: DeclineDialogProps) {
  const utils = trpc.useUtils();
  const toast = useToast();
  const decline = trpc.authenticator.declineRevision.useMutation({
    onSuccess() {
      onOpenChange(false);
      toast.show({ tone: 'ok', title: 'Answer sent to the customer' });
    },
    onSettled: () => Promise.all([utils.authenticator.invalidate(), utils.admin.invalidate()]),
  });
  return (
    <ReasonDialog
      open={open}
      onOpenChange={onOpenChange}
      tone="primary"
      title="Leave the translation as it is?"
      description="The certificate stays valid. The customer reads your reason in an email and in the document’s details."
      confirmLabel="Send answer"
      hint="In plain words, for the customer."
      mutation={decline}
      onConfirm={(reason) => decline.mutate({ id: requestId, reason })}
    />
  );
}

/** Revokes a certificate, with a public class and a reason. */
function RevokeDialog({ certificate: { verificationCode }, open, onOpenChange }: RevokeDialogProps) {
  const utils = trpc.useUtils();
  const toast = useToast();
  const [chosen, setChosen] = useState<RevocationClass>('error');
  const revoke = trpc.authenticator.revoke.useMutation({
    onSuccess() {
      onOpenChange(false);
      toast.show({ tone: 'ok', title: 'Certificate revoked', description: verificationCode });
    },
    onSettled: () => Promise.all([utils.authenticator.invalidate(), utils.admin.invalidate()]),
  });
  return (
    <ReasonDialog
      open={open}
      onOpenChange={onOpenChange}
      title="Revoke the certificate?"
      description="From now on, anyone who checks its code sees that it was revoked, when, and the kind of reason. The customer is told by email. It can be issued again later."
      confirmLabel="Revoke certificate"
      hint="For the customer and the audit log."
      mutation={revoke}
      onConfirm={(reason) => revoke.mutate({ verificationCode, reason, class: chosen })}
    >
      <Field label="Kind of reason (public)" hint={revocationWords[chosen].hint}>
        <Select
          options={choices}
          value={chosen}
          onChange={(event) => {
            const { value } = event.currentTarget;
            setChosen(revocationClasses.find((known) => known === value) ?? 'error');
          }}
        />
      </Field>
    </ReasonDialog>
  );
}

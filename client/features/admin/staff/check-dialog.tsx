import { useId, useState, type SyntheticEvent } from 'react';
import { credentialFacts, CredentialLinks } from '#client/features/verification/credential.tsx';
import { describeError } from '#client/lib/error-message.ts';
import { FailureAlert } from '#client/lib/failure-alert.tsx';
import { trpc } from '#client/lib/trpc.ts';
import { Button } from '#client/ui/button/button.tsx';
import { DescriptionList } from '#client/ui/data/description-list.tsx';
import { useToast } from '#client/ui/feedback/use-toast.ts';
import { Field } from '#client/ui/form/field.tsx';
import { Textarea } from '#client/ui/form/textarea.tsx';
import { Dialog } from '#client/ui/overlay/dialog.tsx';
import { credentialLimits } from '#shared/certificate/credentials.ts';
import type { StaffCredential } from '#shared/schemas/credentials.ts';

const minText = 3;

export type ClaimDecision = 'check' | 'refuse' | 'undo';

const words = {
  check: {
    title: 'Check a credential',
    description:
      'From then on it prints on their certificates. Your name, the day and how you checked are kept in the audit log.',
    confirm: 'Record the check',
    label: 'How you checked it',
    hint: 'For example: looked up in the directory of the ATA.',
    missing: 'State how you checked it.',
  },
  refuse: {
    title: 'Refuse a credential',
    description: 'Its holder is told why, and can change it or add another proof. It prints on no certificate.',
    confirm: 'Refuse it',
    label: 'Why',
    hint: 'For example: the proof is of somebody else.',
    missing: 'State why you refuse it.',
  },
  undo: {
    title: 'Undo the check of a credential',
    description:
      'It prints on no further certificate, and counts for no recipient. Delivered papers stay valid. Its holder is told why.',
    confirm: 'Undo the check',
    label: 'Why',
    hint: 'For example: the directory’s entry is of another person.',
    missing: 'State why you undo it.',
  },
} as const satisfies Record<ClaimDecision, object>;

interface CheckDialogProps {
  credential: StaffCredential;
  decision: ClaimDecision;
  onClose: () => void;
}

/** Records how a credential was checked, refuses it, or undoes its check with a reason. */
export function CheckDialog({ credential, decision, onClose }: CheckDialogProps) {
  const { id: credentialId, credential: title, number, proof, userName, userEmail } = credential;
  const say = words[decision];
  const formId = useId();
  const [text, setText] = useState('');
  const [isTried, setIsTried] = useState(false);
  const { check, refuse, undo } = useDecisions(onClose);
  const { isPending, error } = { check, refuse, undo }[decision];
  const isMissing = text.trim().length < minText;

  function submit(event: SyntheticEvent) {
    event.preventDefault();
    setIsTried(true);
    if (isMissing || isPending) return;
    const claim = { credentialId, proofSha256: proof?.sha256 ?? null };
    if (decision === 'check') check.mutate({ ...claim, how: text });
    else ({ refuse, undo })[decision].mutate({ ...claim, reason: text });
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={`${say.title} of ${userName ?? userEmail}`}
      description={say.description}
      busy={isPending}
      footer={
        <Button type="submit" form={formId} busy={isPending}>
          {say.confirm}
        </Button>
      }
    >
      <form id={formId} noValidate aria-label={say.title} className="grid gap-4" onSubmit={submit}>
        <FailureAlert failure={error ? describeError(error) : undefined} />
        <div>
          <p className="font-semibold wrap-anywhere">
            <bdi>{title}</bdi>, No. <bdi>{number}</bdi>
          </p>
          <DescriptionList className="mt-1" facts={credentialFacts(credential)} />
        </div>
        {proof ? null : <p className="text-sm font-medium text-warn">No proof is attached.</p>}
        <CredentialLinks credential={credential} />
        <Field label={say.label} hint={say.hint} error={isTried && isMissing ? say.missing : undefined}>
          <Textarea
            rows={3}
            required
            maxLength={credentialLimits.how}
            value={text}
            onChange={(event) => {
              check.reset();
              refuse.reset();
              undo.reset();
              setText(event.currentTarget.value);
            }}
          />
        </Field>
      </form>
    </Dialog>
  );
}

function useDecisions(onDone: () => void) {
  const utils = trpc.useUtils();
  const toast = useToast();
  const done = (title: string) => ({
    onSuccess({ credential }: { credential: string }) {
      toast.show({ tone: 'ok' as const, title, description: credential });
      onDone();
    },
    onSettled: () => Promise.all([utils.admin.credentials.invalidate(), utils.admin.authenticators.invalidate()]),
  });
  const check = trpc.admin.checkCredential.useMutation(done('Credential checked'));
  const refuse = trpc.admin.refuseCredential.useMutation(done('Credential refused'));
  const undo = trpc.admin.undoCredentialCheck.useMutation(done('Check undone'));
  return { check, refuse, undo };
}

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

const minHow = 3;

/** Records that a credential was checked, and how. */
export function CheckDialog({ credential, onClose }: { credential: StaffCredential; onClose: () => void }) {
  const { id: credentialId, credential: title, number, proof, userName, userEmail } = credential;
  const formId = useId();
  const [how, setHow] = useState('');
  const [isTried, setIsTried] = useState(false);
  const check = useCheck(onClose);
  const isMissing = how.trim().length < minHow;

  function submit(event: SyntheticEvent) {
    event.preventDefault();
    setIsTried(true);
    if (!isMissing && !check.isPending) check.mutate({ credentialId, how, proofSha256: proof?.sha256 ?? null });
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={`Check a credential of ${userName ?? userEmail}`}
      description="From then on it prints on their certificates. Your name, the day and how you checked are kept in the audit log."
      footer={
        <Button type="submit" form={formId} busy={check.isPending}>
          Record the check
        </Button>
      }
    >
      <form id={formId} noValidate aria-label="Check a credential" className="grid gap-4" onSubmit={submit}>
        <FailureAlert failure={check.error ? describeError(check.error) : undefined} />
        <div>
          <p className="font-semibold wrap-anywhere">
            <bdi>{title}</bdi>, No. <bdi>{number}</bdi>
          </p>
          <DescriptionList className="mt-1" facts={credentialFacts(credential)} />
        </div>
        {proof ? null : <p className="text-sm font-medium text-warn">No proof is attached.</p>}
        <CredentialLinks credential={credential} />
        <Field
          label="How you checked it"
          hint="For example: looked up in the directory of the ATA."
          error={isTried && isMissing ? 'State how you checked it.' : undefined}
        >
          <Textarea
            rows={3}
            required
            maxLength={credentialLimits.how}
            value={how}
            onChange={(event) => {
              check.reset();
              setHow(event.currentTarget.value);
            }}
          />
        </Field>
      </form>
    </Dialog>
  );
}

function useCheck(onDone: () => void) {
  const utils = trpc.useUtils();
  const toast = useToast();
  return trpc.admin.checkCredential.useMutation({
    onSuccess({ credential }) {
      toast.show({ tone: 'ok', title: 'Credential checked', description: credential });
      onDone();
    },
    onSettled: () => Promise.all([utils.admin.credentials.invalidate(), utils.admin.authenticators.invalidate()]),
  });
}

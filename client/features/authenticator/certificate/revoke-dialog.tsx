import { useState } from 'react';
import { revocationClasses, revocationWords, type RevocationClass } from '#shared/certificate/revocation.ts';
import { describeError } from '#client/lib/error-message.ts';
import { FailureAlert } from '#client/lib/failure-alert.tsx';
import { trpc } from '#client/lib/trpc.ts';
import { useToast } from '#client/ui/feedback/use-toast.ts';
import { Field } from '#client/ui/form/field.tsx';
import { Select } from '#client/ui/form/select.tsx';
import { AlertDialog } from '#client/ui/overlay/alert-dialog.tsx';
import { StaffReason } from './staff-reason.tsx';

export interface RevokeDialogProps {
  certificate: { verificationCode: string };
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

const choices = revocationClasses.map((value) => ({
  value,
  label: `${revocationWords[value].label}: ${revocationWords[value].hint}`,
}));

/** Revokes a certificate, with a public class and a reason. */
export function RevokeDialog({ certificate, open, onOpenChange }: RevokeDialogProps) {
  const utils = trpc.useUtils();
  const toast = useToast();
  const [reason, setReason] = useState('');
  const [chosen, setChosen] = useState<RevocationClass>('error');
  const [isSubmitted, setIsSubmitted] = useState(false);
  const revoke = trpc.authenticator.revoke.useMutation({
    onSuccess() {
      onOpenChange(false);
      toast.show({ tone: 'ok', title: 'Certificate revoked', description: certificate.verificationCode });
    },
    onSettled: () => Promise.all([utils.authenticator.invalidate(), utils.admin.invalidate()]),
  });
  const isMissing = reason.trim() === '';
  return (
    <AlertDialog
      open={open}
      onOpenChange={onOpenChange}
      title="Revoke the certificate?"
      description="From now on, anyone who checks its code sees that it was revoked, when, and the kind of reason. The customer is told by email. It can be issued again later."
      confirmLabel="Revoke certificate"
      busy={revoke.isPending}
      onConfirm={() => {
        setIsSubmitted(true);
        if (!isMissing) revoke.mutate({ verificationCode: certificate.verificationCode, reason, class: chosen });
      }}
    >
      <FailureAlert failure={revoke.error ? describeError(revoke.error) : undefined} />
      <div className="grid gap-4">
        <Field label="Kind of reason (public)">
          <Select
            options={choices}
            value={chosen}
            onChange={(event) => {
              const { value } = event.currentTarget;
              setChosen(revocationClasses.find((known) => known === value) ?? 'error');
            }}
          />
        </Field>
        <StaffReason
          value={reason}
          onChange={setReason}
          hint="For the customer and the audit log."
          isMissing={isSubmitted && isMissing}
        />
      </div>
    </AlertDialog>
  );
}

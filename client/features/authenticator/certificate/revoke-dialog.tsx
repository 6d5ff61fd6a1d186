import { useState } from 'react';
import { trpc } from '#client/lib/trpc.ts';
import { useToast } from '#client/ui/feedback/use-toast.ts';
import { Field } from '#client/ui/form/field.tsx';
import { Select } from '#client/ui/form/select.tsx';
import { revocationClasses, revocationWords, type RevocationClass } from '#shared/certificate/revocation.ts';
import { ReasonDialog } from './reason-dialog.tsx';

export interface RevokeDialogProps {
  certificate: { verificationCode: string };
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

const choices = revocationClasses.map((value) => ({ value, label: revocationWords[value].label }));

/** Revokes a certificate, with a public class and a reason. */
export function RevokeDialog({ certificate: { verificationCode }, open, onOpenChange }: RevokeDialogProps) {
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

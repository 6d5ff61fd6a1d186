import { useState } from 'react';
import { ConfirmDialog } from '#client/lib/confirm-dialog.tsx';
import { trpc } from '#client/lib/trpc.ts';
import { useToast } from '#client/ui/feedback/use-toast.ts';
import { Field } from '#client/ui/form/field.tsx';
import { Textarea } from '#client/ui/form/textarea.tsx';
import { limits } from '#shared/limits.ts';
import type { PayStatementView } from '#shared/schemas/pay.ts';

interface DisputeDialogProps {
  statement: PayStatementView | undefined;
  onClose: () => void;
}

/** Disputes a statement, also a paid one. */
export function DisputeDialog({ statement, onClose }: DisputeDialogProps) {
  return statement ? <Panel key={statement.id} statement={statement} onClose={onClose} /> : null;
}

function Panel({ statement, onClose }: { statement: PayStatementView; onClose: () => void }) {
  const utils = trpc.useUtils();
  const toast = useToast();
  const [message, setMessage] = useState('');
  const isEmpty = message.trim() === '';
  const dispute = trpc.authenticator.answerStatement.useMutation({
    onSuccess() {
      toast.show({ tone: 'ok', title: `${statement.number} is disputed`, description: 'The office will answer here.' });
      onClose();
    },
    onSettled: () => utils.authenticator.statements.invalidate(),
  });
  return (
    <ConfirmDialog
      onClose={onClose}
      tone="primary"
      title={`Dispute ${statement.number}`}
      description={
        statement.paidOn === null
          ? 'The statement stays as it is. What turns out to be wrong is corrected in a later month.'
          : 'It is paid already. What turns out to be wrong is corrected in a later month.'
      }
      confirmLabel="Send"
      mutation={dispute}
      isComplete={!isEmpty}
      onConfirm={() => dispute.mutate({ id: statement.id, answer: 'dispute', message })}
    >
      {(isSubmitted) => (
        <Field
          label="What is wrong"
          hint="Name the paper by its code where it is about one."
          error={isSubmitted && isEmpty ? 'Say what is wrong, so that the office can answer.' : undefined}
        >
          <Textarea
            dir="auto"
            rows={3}
            maxLength={limits.reasonMax}
            value={message}
            onChange={(event) => setMessage(event.currentTarget.value)}
          />
        </Field>
      )}
    </ConfirmDialog>
  );
}

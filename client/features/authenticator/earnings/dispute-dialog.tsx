import { useState } from 'react';
import { describeError } from '#client/lib/error-message.ts';
import { FailureAlert } from '#client/lib/failure-alert.tsx';
import { trpc } from '#client/lib/trpc.ts';
import { useToast } from '#client/ui/feedback/use-toast.ts';
import { Field } from '#client/ui/form/field.tsx';
import { Textarea } from '#client/ui/form/textarea.tsx';
import { AlertDialog } from '#client/ui/overlay/alert-dialog.tsx';
import { limits } from '#shared/limits.ts';
import type { PayStatementView } from '#shared/schemas/pay.ts';

interface DisputeDialogProps {
  statement: PayStatementView | undefined;
  onClose: () => void;
}

/** Says what is wrong with a statement; possible after its payment, too. */
export function DisputeDialog({ statement, onClose }: DisputeDialogProps) {
  return statement ? <Panel key={statement.id} statement={statement} onClose={onClose} /> : null;
}

function Panel({ statement, onClose }: { statement: PayStatementView; onClose: () => void }) {
  const utils = trpc.useUtils();
  const toast = useToast();
  const [message, setMessage] = useState('');
  const [isSubmitted, setIsSubmitted] = useState(false);
  const isEmpty = message.trim() === '';
  const dispute = trpc.authenticator.answerStatement.useMutation({
    onSuccess() {
      toast.show({ tone: 'ok', title: `${statement.number} is disputed`, description: 'The office will answer here.' });
      onClose();
    },
    onSettled: () => utils.authenticator.statements.invalidate(),
  });
  return (
    <AlertDialog
      open
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      tone="primary"
      title={`Dispute ${statement.number}`}
      description={
        statement.paidOn === null
          ? 'The statement stays as it is. What turns out to be wrong is corrected in a later month.'
          : 'It is paid already. What turns out to be wrong is corrected in a later month.'
      }
      confirmLabel="Send"
      busy={dispute.isPending}
      onConfirm={() => {
        setIsSubmitted(true);
        if (!isEmpty && !dispute.isPending) dispute.mutate({ id: statement.id, answer: 'dispute', message });
      }}
    >
      <FailureAlert failure={dispute.error ? describeError(dispute.error) : undefined} />
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
    </AlertDialog>
  );
}

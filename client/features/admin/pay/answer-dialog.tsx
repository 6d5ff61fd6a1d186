import { useState } from 'react';
import { ConfirmDialog } from '#client/lib/confirm-dialog.tsx';
import { trpc } from '#client/lib/trpc.ts';
import { useToast } from '#client/ui/feedback/use-toast.ts';
import { Field } from '#client/ui/form/field.tsx';
import { Textarea } from '#client/ui/form/textarea.tsx';
import { limits } from '#shared/limits.ts';
import type { PayStatementView } from '#shared/schemas/pay.ts';

interface AnswerDialogProps {
  statement: PayStatementView | undefined;
  onClose: () => void;
}

/** Answers a dispute; corrections are adjustments of an open month. */
export function AnswerDialog({ statement, onClose }: AnswerDialogProps) {
  return statement ? <Panel key={statement.id} statement={statement} onClose={onClose} /> : null;
}

function Panel({ statement, onClose }: { statement: PayStatementView; onClose: () => void }) {
  const { id, number, payeeName, messages } = statement;
  const utils = trpc.useUtils();
  const toast = useToast();
  const [message, setMessage] = useState('');
  const isSaid = message.trim().length >= 3;
  const answer = trpc.admin.answerDispute.useMutation({
    onSuccess() {
      toast.show({ tone: 'ok', title: `${payeeName} can read your answer` });
      onClose();
    },
    onSettled: () => utils.admin.payStatements.invalidate(),
  });
  return (
    <ConfirmDialog
      onClose={onClose}
      tone="primary"
      title={`Answer the dispute of ${number}`}
      description="The statement stays as it is. Record what has to be corrected as an adjustment of an open month, on the person’s lines."
      confirmLabel="Answer"
      mutation={answer}
      isComplete={isSaid}
      onConfirm={() => answer.mutate({ id, message })}
    >
      {(isSubmitted) => (
        <>
          <blockquote className="border-s-2 border-line ps-3 text-sm whitespace-pre-line wrap-anywhere" dir="auto">
            {messages.at(-1)?.message}
          </blockquote>
          <Field label="Your answer" error={isSubmitted && !isSaid ? 'Enter an answer.' : undefined} className="mt-4">
            <Textarea
              dir="auto"
              rows={3}
              maxLength={limits.reasonMax}
              value={message}
              onChange={(event) => setMessage(event.currentTarget.value)}
            />
          </Field>
        </>
      )}
    </ConfirmDialog>
  );
}

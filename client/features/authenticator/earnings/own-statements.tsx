import { FileText } from 'lucide-react';
import { useState } from 'react';
import { StatementCard } from '#client/features/pay/statement-card.tsx';
import { ConfirmDialog } from '#client/lib/confirm-dialog.tsx';
import { describeError } from '#client/lib/error-message.ts';
import { FailureAlert } from '#client/lib/failure-alert.tsx';
import { queryState } from '#client/lib/query-state.ts';
import { trpc } from '#client/lib/trpc.ts';
import { Button } from '#client/ui/button/button.tsx';
import { EmptyState } from '#client/ui/feedback/empty-state.tsx';
import { LoadState } from '#client/ui/feedback/load-state.tsx';
import { useToast } from '#client/ui/feedback/use-toast.ts';
import { Field } from '#client/ui/form/field.tsx';
import { Textarea } from '#client/ui/form/textarea.tsx';
import { Section } from '#client/ui/layout/page.tsx';
import { limits } from '#shared/limits.ts';
import type { PayStatementView } from '#shared/schemas/pay.ts';

interface DisputeDialogProps {
  statement: PayStatementView | undefined;
  onClose: () => void;
}

/** The user's own statements, to confirm or dispute. */
export function OwnStatements() {
  const statements = trpc.authenticator.statements.useQuery();
  const [disputed, setDisputed] = useState<PayStatementView>();
  const items = statements.data?.items ?? [];
  return (
    <Section
      id="statements"
      title="Your statements"
      description="Confirm what is right. If something is wrong, say what: the office answers, and corrects it in a later month."
    >
      <LoadState
        {...queryState(statements)}
        errorTitle="Your statements could not be loaded"
        isEmpty={items.length === 0}
        empty={
          <EmptyState
            kind="none"
            icon={<FileText />}
            title="No statement yet"
            text="The office issues one for each month in which you earned something."
          />
        }
      >
        <ul aria-label="Your statements" className="grid gap-4">
          {items.map((statement) => (
            <li key={statement.id}>
              <StatementCard statement={statement}>
                {statement.state === 'confirmed' ? null : <ConfirmButton statement={statement} />}
                {statement.state === 'disputed' ? null : (
                  <Button
                    size="sm"
                    variant="secondary"
                    aria-label={`Dispute ${statement.number}…`}
                    onClick={() => setDisputed(statement)}
                  >
                    Dispute…
                  </Button>
                )}
              </StatementCard>
            </li>
          ))}
        </ul>
      </LoadState>
      <DisputeDialog statement={disputed} onClose={() => setDisputed(undefined)} />
    </Section>
  );
}

function ConfirmButton({ statement: { id, number } }: { statement: PayStatementView }) {
  const utils = trpc.useUtils();
  const toast = useToast();
  const confirm = trpc.authenticator.answerStatement.useMutation({
    onSuccess: () => toast.show({ tone: 'ok', title: `${number} is confirmed` }),
    onSettled: () => utils.authenticator.statements.invalidate(),
  });
  return (
    <>
      <Button
        size="sm"
        aria-label={`Confirm ${number}`}
        busy={confirm.isPending}
        onClick={() => {
          if (!confirm.isPending) confirm.mutate({ id, answer: 'confirm' });
        }}
      >
        Confirm
      </Button>
      <FailureAlert failure={confirm.error ? describeError(confirm.error) : undefined} />
    </>
  );
}

/** Disputes a statement, also a paid one. */
function DisputeDialog({ statement, onClose }: DisputeDialogProps) {
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

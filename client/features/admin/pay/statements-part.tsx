import { FileText } from 'lucide-react';
import { useState } from 'react';
import { StatementCard } from '#client/features/pay/statement-card.tsx';
import { ConfirmDialog } from '#client/lib/confirm-dialog.tsx';
import { queryState } from '#client/lib/query-state.ts';
import { trpc } from '#client/lib/trpc.ts';
import { Button } from '#client/ui/button/button.tsx';
import { FilterBar, FilterChips } from '#client/ui/data/filter-bar.tsx';
import { Pagination } from '#client/ui/data/pagination.tsx';
import { EmptyState } from '#client/ui/feedback/empty-state.tsx';
import { LoadState } from '#client/ui/feedback/load-state.tsx';
import { useToast } from '#client/ui/feedback/use-toast.ts';
import { Field } from '#client/ui/form/field.tsx';
import { Textarea } from '#client/ui/form/textarea.tsx';
import { limits } from '#shared/limits.ts';
import type { PayStatementView } from '#shared/schemas/pay.ts';
import { PaidDialog } from './paid-dialog.tsx';
import type { PayPartProps } from './pay-search.ts';

interface AnswerDialogProps {
  statement: PayStatementView | undefined;
  onClose: () => void;
}

/** All statements, open disputes first. */
export function StatementsPart({ search, onChange, mayAccount }: PayPartProps & { mayAccount: boolean }) {
  const { only: view = 'all', page = 1 } = search;
  const statements = trpc.admin.payStatements.useQuery({ view, page }, { placeholderData: (last) => last });
  const [paid, setPaid] = useState<PayStatementView>();
  const [answered, setAnswered] = useState<PayStatementView>();
  const { data } = statements;
  const items = data?.items ?? [];
  return (
    <>
      <FilterBar>
        <FilterChips
          label="Statements"
          chips={[
            { value: 'all', label: 'All' },
            { value: 'disputed', label: 'Disputed', ...(data && { count: data.disputed }) },
            { value: 'unpaid', label: 'Not paid' },
          ]}
          value={view}
          onChange={(value) => onChange({ only: value === 'all' ? undefined : value, page: undefined })}
        />
      </FilterBar>
      <LoadState
        {...queryState(statements)}
        errorTitle="The statements could not be loaded"
        isEmpty={items.length === 0}
        empty={
          <EmptyState
            kind={view === 'all' ? 'none' : 'filtered'}
            icon={<FileText />}
            title={view === 'disputed' ? 'No open dispute' : view === 'unpaid' ? 'All are paid' : 'No statement yet'}
            text={view === 'all' ? 'Close a month to issue its statements.' : undefined}
          />
        }
      >
        <ul aria-label="Statements" className="grid gap-4">
          {items.map((statement) => (
            <li key={statement.id}>
              <StatementCard statement={statement} hasName>
                {mayAccount && !statement.isYours ? (
                  <Actions statement={statement} onPaid={setPaid} onAnswer={setAnswered} />
                ) : null}
              </StatementCard>
            </li>
          ))}
        </ul>
        {data ? (
          <Pagination
            page={data.page}
            pageSize={data.pageSize}
            total={data.total}
            noun="statements"
            onPage={(next) => onChange({ page: next })}
          />
        ) : null}
      </LoadState>
      <PaidDialog statement={paid} onClose={() => setPaid(undefined)} />
      <AnswerDialog statement={answered} onClose={() => setAnswered(undefined)} />
    </>
  );
}

interface ActionsProps {
  statement: PayStatementView;
  onPaid: (statement: PayStatementView) => void;
  onAnswer: (statement: PayStatementView) => void;
}

function Actions({ statement, onPaid, onAnswer }: ActionsProps) {
  const { number, state, paidOn } = statement;
  return (
    <>
      {state === 'disputed' ? (
        <Button size="sm" aria-label={`Answer ${number}…`} onClick={() => onAnswer(statement)}>
          Answer…
        </Button>
      ) : null}
      {paidOn === null ? (
        <Button size="sm" variant="secondary" aria-label={`Mark as paid… ${number}`} onClick={() => onPaid(statement)}>
          Mark as paid…
        </Button>
      ) : null}
    </>
  );
}

/** Answers a dispute; corrections are adjustments of an open month. */
function AnswerDialog({ statement, onClose }: AnswerDialogProps) {
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

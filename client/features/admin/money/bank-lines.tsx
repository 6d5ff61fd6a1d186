import { CircleCheck } from 'lucide-react';
import { useState } from 'react';
import { ConfirmDialog } from '#client/lib/confirm-dialog.tsx';
import { describeError } from '#client/lib/error-message.ts';
import { FailureAlert } from '#client/lib/failure-alert.tsx';
import { loadError } from '#client/lib/query-state.ts';
import { trpc } from '#client/lib/trpc.ts';
import { Button } from '#client/ui/button/button.tsx';
import type { Column } from '#client/ui/data/data-table.tsx';
import { ListPage } from '#client/ui/data/list-page.tsx';
import { StatusBadge } from '#client/ui/data/status-badge.tsx';
import { SkeletonRows } from '#client/ui/feedback/skeleton.tsx';
import { Field } from '#client/ui/form/field.tsx';
import { Select } from '#client/ui/form/select.tsx';
import { Card } from '#client/ui/layout/card.tsx';
import { formatMoney } from '#shared/money.ts';
import type { BankLineView } from '#shared/schemas/received.ts';
import { dayLabel } from './day-label.ts';
import { amountOf } from './line-amount.ts';
import type { MoneyListProps } from './money-search.ts';

interface BankLinesProps extends MoneyListProps {
  importId: string;
  mayAccount: boolean;
}

/** Lines of a bank statement, each with its proposed match and the button that confirms it. */
export function BankLines({ importId, search, onChange, mayAccount }: BankLinesProps) {
  const lines = trpc.admin.bankLines.useQuery({ importId, page: search.page ?? 1 });
  const [chosen, setChosen] = useState<BankLineView>();
  const onChoose = mayAccount ? setChosen : undefined;
  return (
    <>
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <Button variant="quiet" onClick={() => onChange({ statement: undefined, page: undefined })}>
          All statements
        </Button>
        {mayAccount ? <ConfirmAll importId={importId} /> : null}
      </div>
      <ListPage
        dense
        caption="Lines of the statement"
        query={lines}
        columns={columnsOf(onChoose)}
        rowKey={(line) => line.id}
        renderCard={(line) => <LineCard line={line} onChoose={onChoose} />}
        error={loadError(lines)}
        errorTitle="Couldn’t load the lines"
        empty={{
          icon: <CircleCheck />,
          title: 'No credits',
          text: 'All of its lines were imported before, or are debits.',
        }}
        noun="lines"
        onPage={(page) => onChange({ page })}
      />
      <ChooseDialog line={chosen} onClose={() => setChosen(undefined)} />
    </>
  );
}

/** Confirms the lines that match by number and amount, in batches until none is left. */
function ConfirmAll({ importId }: { importId: string }) {
  const utils = trpc.useUtils();
  const [done, setDone] = useState(0);
  const confirm = trpc.admin.confirmBankImport.useMutation({
    onSuccess: async ({ confirmed, left }) => {
      setDone((before) => before + confirmed);
      if (left > 0 && confirmed > 0) confirm.mutate({ importId });
      else await Promise.all([utils.admin.invalidate(), utils.payments.invalidate()]);
    },
  });
  return (
    <div className="flex flex-wrap items-center gap-3">
      <FailureAlert failure={confirm.error ? describeError(confirm.error) : undefined} />
      <span role="status" className="text-sm text-ink-2">
        {done > 0 ? `${done} confirmed` : ''}
      </span>
      <Button
        busy={confirm.isPending}
        onClick={() => {
          if (confirm.isPending) return;
          setDone(0);
          confirm.mutate({ importId });
        }}
      >
        Confirm all that match
      </Button>
    </div>
  );
}

type OnChoose = ((line: BankLineView) => void) | undefined;

function columnsOf(onChoose: OnChoose): readonly Column<BankLineView>[] {
  return [
    {
      key: 'on',
      header: 'Booked on',
      cell: (line) => <span className="whitespace-nowrap">{dayLabel(line.bookedOn)}</span>,
    },
    { key: 'from', header: 'From', rowHeader: true, className: 'max-w-80', cell: (line) => <From line={line} /> },
    { key: 'pays', header: 'Pays', className: 'max-w-72', cell: (line) => <Pays line={line} /> },
    {
      key: 'amount',
      header: 'Amount',
      align: 'end',
      cell: (line) => <span className="font-semibold whitespace-nowrap">{amountOf(line)}</span>,
    },
    {
      key: 'actions',
      header: 'Actions',
      hideHeader: true,
      cell: (line) => <LineActions line={line} onChoose={onChoose} />,
    },
  ];
}

function From({ line: { payer, reference } }: { line: BankLineView }) {
  return (
    <span className="block">
      <bdi className="block font-semibold wrap-anywhere">{payer === '' ? 'No name' : payer}</bdi>
      <bdi className="block text-xs wrap-anywhere text-ink-2">{reference === '' ? 'No reference' : reference}</bdi>
    </span>
  );
}

const badges = {
  proposed: { tone: 'idle', word: 'Proposed' },
  unmatched: { tone: 'warn', word: 'Unmatched' },
  confirmed: { tone: 'ok', word: 'Confirmed' },
  ignored: { tone: 'idle', word: 'Set aside' },
} as const;

function Pays({ line: { state, proposal, doubt, receipt } }: { line: BankLineView }) {
  const { tone, word } = badges[state];
  return (
    <span className="block">
      <StatusBadge tone={tone} word={word} />
      {proposal ? (
        <span className="block text-sm">
          {proposal.number} <bdi className="wrap-anywhere text-ink-2">{proposal.accountName}</bdi>
        </span>
      ) : null}
      {receipt === null ? null : <span className="block text-xs text-ink-2">{receipt}</span>}
      {doubt !== null && (state === 'proposed' || state === 'unmatched') ? (
        <span className="block text-xs text-warn">{doubt}</span>
      ) : null}
    </span>
  );
}

function LineActions({ line, onChoose }: { line: BankLineView; onChoose: OnChoose }) {
  const utils = trpc.useUtils();
  const onSettled = () => utils.admin.invalidate();
  const confirm = trpc.admin.confirmBankLine.useMutation({ onSettled });
  const ignore = trpc.admin.ignoreBankLine.useMutation({ onSettled });
  const isOpen = line.state === 'proposed' || line.state === 'unmatched';
  if (!onChoose || !isOpen) return null;
  const failure = confirm.error ?? ignore.error;
  const name = `the line of ${line.payer === '' ? amountOf(line) : line.payer}`;
  return (
    <span className="flex flex-wrap justify-end gap-2">
      {line.state === 'proposed' ? (
        <Button
          size="sm"
          busy={confirm.isPending}
          aria-label={`Confirm: ${name}`}
          onClick={() => {
            if (!confirm.isPending) confirm.mutate({ lineId: line.id });
          }}
        >
          Confirm
        </Button>
      ) : null}
      <Button size="sm" variant="secondary" aria-label={`Choose… ${name}`} onClick={() => onChoose(line)}>
        Choose…
      </Button>
      <Button
        size="sm"
        variant="quiet"
        busy={ignore.isPending}
        aria-label={`Set aside: ${name}`}
        onClick={() => {
          if (!ignore.isPending) ignore.mutate({ lineId: line.id });
        }}
      >
        Set aside
      </Button>
      <FailureAlert failure={failure ? describeError(failure) : undefined} />
    </span>
  );
}

function LineCard({ line, onChoose }: { line: BankLineView; onChoose: OnChoose }) {
  return (
    <Card as="article">
      <div className="flex items-start justify-between gap-4">
        <From line={line} />
        <span className="font-semibold whitespace-nowrap">{amountOf(line)}</span>
      </div>
      <div className="mt-2">
        <Pays line={line} />
      </div>
      <div className="mt-3 flex flex-wrap items-center justify-between gap-3 border-t border-line pt-3 text-xs text-ink-2">
        <span>{dayLabel(line.bookedOn)}</span>
        <LineActions line={line} onChoose={onChoose} />
      </div>
    </Card>
  );
}

/** Chooses the statement that a bank line pays. */
function ChooseDialog({ line, onClose }: { line: BankLineView | undefined; onClose: () => void }) {
  return line ? <Panel key={line.id} line={line} onClose={onClose} /> : null;
}

function Panel({ line, onClose }: { line: BankLineView; onClose: () => void }) {
  const utils = trpc.useUtils();
  const due = trpc.admin.due.useQuery({});
  const [statementId, setStatementId] = useState(line.proposal?.paymentId ?? '');
  const confirm = trpc.admin.confirmBankLine.useMutation({
    onSuccess: async () => {
      onClose();
      await Promise.all([utils.admin.invalidate(), utils.payments.invalidate()]);
    },
  });
  const options = (due.data?.items ?? [])
    .filter(({ currency }) => currency.toUpperCase() === line.currency)
    .flatMap(({ name, email, currency, statements }) =>
      statements.map(({ paymentId, number, leftCents }) => ({
        value: paymentId,
        label: `${number ?? 'Open month'}, ${name ?? email}: ${formatMoney({ cents: leftCents, currency })}`,
      })),
    );
  return (
    <ConfirmDialog
      onClose={onClose}
      tone="primary"
      title={`What does ${amountOf(line)} pay?`}
      description={`${line.payer} · ${line.reference}`}
      confirmLabel="Confirm"
      mutation={confirm}
      isComplete={statementId !== ''}
      onConfirm={() => confirm.mutate({ lineId: line.id, statementId })}
    >
      {(isSubmitted) =>
        due.isPending ? (
          <SkeletonRows rows={1} />
        ) : options.length === 0 ? (
          <p className="text-sm">Nothing is due in {line.currency}.</p>
        ) : (
          <Field label="Invoice" error={isSubmitted && statementId === '' ? 'Choose an invoice.' : undefined}>
            <Select
              placeholder="Choose an invoice"
              options={options}
              value={statementId}
              onChange={(event) => setStatementId(event.currentTarget.value)}
            />
          </Field>
        )
      }
    </ConfirmDialog>
  );
}

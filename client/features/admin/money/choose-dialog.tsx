import { useState } from 'react';
import { ConfirmDialog } from '#client/lib/confirm-dialog.tsx';
import { trpc } from '#client/lib/trpc.ts';
import { SkeletonRows } from '#client/ui/feedback/skeleton.tsx';
import { Field } from '#client/ui/form/field.tsx';
import { Select } from '#client/ui/form/select.tsx';
import { formatMoney } from '#shared/money.ts';
import type { BankLineView } from '#shared/schemas/received.ts';
import { amountOf } from './line-amount.ts';

/** Chooses the statement that a line of the bank pays. */
export function ChooseDialog({ line, onClose }: { line: BankLineView | undefined; onClose: () => void }) {
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

import { useState } from 'react';
import { ConfirmDialog } from '#client/lib/confirm-dialog.tsx';
import { trpc } from '#client/lib/trpc.ts';
import { useToast } from '#client/ui/feedback/use-toast.ts';
import { Field } from '#client/ui/form/field.tsx';
import { ReasonLine } from '#client/ui/form/reason-line.tsx';
import { SegmentedControl } from '#client/ui/form/segmented-control.tsx';
import { Select } from '#client/ui/form/select.tsx';
import { TextInput } from '#client/ui/form/text-input.tsx';
import { parsePay, payCurrencies, type PayCurrency } from '#shared/pay/money.ts';
import { monthLabel } from '#shared/pay/months.ts';
import { countOf } from '#shared/plural.ts';
import type { PayPerson, PaySum, EarningsOutput } from '#shared/schemas/pay.ts';

type Adjusted = Pick<PayPerson, 'id' | 'name' | 'email'> & { sums?: readonly PaySum[] };

interface AdjustmentDialogProps {
  /** Chosen in the dialog unless set. */
  person: Adjusted | undefined;
  /** An open month. */
  month: string;
  onClose: () => void;
}

const kinds = [
  { value: 'deduction', label: 'Deduct' },
  { value: 'bonus', label: 'Add' },
] as const;

const currencyOptions = payCurrencies.map((value) => ({ value, label: value.toUpperCase() }));

/** Records a deduction or bonus for a person's month. */
export function AdjustmentDialog({ person, month, onClose }: AdjustmentDialogProps) {
  const utils = trpc.useUtils();
  const toast = useToast();
  // Idempotency key of this dialog, so that a retry adds nothing.
  const [id] = useState(() => crypto.randomUUID());
  const [kind, setKind] = useState<(typeof kinds)[number]['value']>('deduction');
  const [text, setText] = useState('');
  const [personId, setPersonId] = useState(person?.id ?? '');
  const [currency, setCurrency] = useState<PayCurrency>(person?.sums?.[0]?.currency ?? 'usd');
  const [reason, setReason] = useState('');
  const cents = parsePay(text, currency) ?? 0;
  const isReasoned = reason.trim().length >= 3;
  const add = trpc.admin.addPayAdjustment.useMutation({
    onSuccess() {
      toast.show({ tone: 'ok', title: 'Recorded', description: `It is on the statement of ${monthLabel(month)}.` });
      onClose();
    },
    onSettled: () => utils.admin.earnings.invalidate(),
  });
  return (
    <ConfirmDialog
      onClose={onClose}
      tone="primary"
      title={person ? `Adjust ${monthLabel(month)} of ${person.name ?? person.email}` : `Adjust ${monthLabel(month)}`}
      description="A line of its own on the statement, with its reason. It is not changed or taken back afterwards."
      confirmLabel="Record"
      mutation={add}
      isComplete={!(personId === '' || cents === 0 || !isReasoned)}
      onConfirm={() => {
        const amount = { cents: kind === 'deduction' ? -cents : cents, currency };
        add.mutate({ id, person: personId, month, amount, reason: reason.trim() });
      }}
    >
      {(isSubmitted) => (
        <div className="grid gap-4">
          {person ? null : (
            <PersonField
              value={personId}
              error={isSubmitted && personId === '' ? 'Choose a person.' : undefined}
              onChange={setPersonId}
            />
          )}
          <SegmentedControl label="What to do" segments={kinds} value={kind} onChange={setKind} />
          <div className="grid grid-cols-[minmax(0,1fr)_7rem] gap-4">
            <Field label="Amount" error={isSubmitted && cents === 0 ? 'Enter an amount such as 10.' : undefined}>
              <TextInput
                inputMode="decimal"
                autoComplete="off"
                value={text}
                onChange={(event) => setText(event.currentTarget.value)}
              />
            </Field>
            <CurrencyField value={currency} onChange={setCurrency} />
          </div>
          <ReasonLine
            hint="The person reads it."
            error={isSubmitted && !isReasoned ? 'Say what it is for.' : undefined}
            value={reason}
            onChange={setReason}
          />
        </div>
      )}
    </ConfirmDialog>
  );
}

interface PersonFieldProps {
  value: string;
  error: string | undefined;
  onChange: (person: string) => void;
}

/** Staff other than the current user. */
function PersonField({ value, error, onChange }: PersonFieldProps) {
  const { data } = trpc.admin.rates.useQuery({});
  const people = (data?.people ?? []).filter(({ isYou }) => !isYou);
  return (
    <Field label="Person" error={error}>
      <Select
        placeholder="Choose…"
        options={people.map(({ id, name, email }) => ({ value: id, label: name ?? email }))}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    </Field>
  );
}

interface CurrencyFieldProps {
  value: PayCurrency;
  onChange: (currency: PayCurrency) => void;
}

export function CurrencyField({ value, onChange }: CurrencyFieldProps) {
  return (
    <Field label="Currency">
      <Select
        options={currencyOptions}
        value={value}
        onChange={(event) => onChange(payCurrencies.find((one) => one === event.currentTarget.value) ?? value)}
      />
    </Field>
  );
}

/** Closes a month that has ended. */
export function CloseDialog({ earnings, onClose }: { earnings: EarningsOutput; onClose: () => void }) {
  const { month, people } = earnings;
  const utils = trpc.useUtils();
  const toast = useToast();
  const statements = people.reduce((count, { sums }) => count + sums.length, 0);
  const close = trpc.admin.closePayMonth.useMutation({
    onSuccess(closed) {
      toast.show({
        tone: 'ok',
        title: `${monthLabel(month)} is closed`,
        description: `${countOf(closed.statements, 'statement')} issued.`,
      });
      onClose();
    },
    onSettled: () => Promise.all([utils.admin.earnings.invalidate(), utils.admin.payStatements.invalidate()]),
  });
  return (
    <ConfirmDialog
      onClose={onClose}
      tone="primary"
      title={`Close ${monthLabel(month)}?`}
      description={
        statements === 0
          ? 'Nobody earned anything in it. It can’t be opened again.'
          : `Issues ${countOf(statements, 'statement')}. Their lines do not change any more, and the month can’t be opened again: corrections go into a later one.`
      }
      confirmLabel="Close the month"
      mutation={close}
      onConfirm={() => close.mutate({ month })}
    />
  );
}

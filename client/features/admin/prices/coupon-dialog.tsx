import { useState } from 'react';
import { parseAmount } from '#client/features/admin/documents/amount.ts';
import { ConfirmDialog } from '#client/lib/confirm-dialog.tsx';
import { trpc } from '#client/lib/trpc.ts';
import { useToast } from '#client/ui/feedback/use-toast.ts';
import { Checkbox } from '#client/ui/form/checkbox.tsx';
import { Field } from '#client/ui/form/field.tsx';
import { SegmentedControl } from '#client/ui/form/segmented-control.tsx';
import { Select } from '#client/ui/form/select.tsx';
import { TextInput } from '#client/ui/form/text-input.tsx';
import { couponCode, couponPattern } from '#shared/coupons.ts';
import { currencies, houseCurrency, isCurrency } from '#shared/money.ts';
import { services, translationTypes } from '#shared/pricing.ts';

const forms = [
  { value: 'percent', label: 'Percent' },
  { value: 'amount', label: 'Amount' },
] as const;

const everyService = 'every';
const serviceOptions = [
  { value: everyService, label: 'Every service' },
  ...translationTypes.map((value) => ({ value, label: services[value].label })),
];

const currencyOptions = currencies.map((value) => ({ value, label: value.toUpperCase() }));

const emptyCoupon = {
  ...{ code: '', form: 'percent' as (typeof forms)[number]['value'], off: '', cap: '', isOnce: true },
  currency: houseCurrency,
  ...{ from: '', until: '', service: everyService, note: '' },
};
type Typed = typeof emptyCoupon;

/** The procedure's input, with a flag for each rule. */
function read({ code: typed, form, off, currency, cap: most, isOnce, from, until, service, note }: Typed) {
  const code = couponCode(typed);
  const percent = /^\d{1,3}$/.test(off.trim()) ? Number(off) : 0;
  const cents = parseAmount(off, currency) ?? 0;
  const isOff = form === 'percent' ? percent >= 1 && percent <= 100 : cents > 0;
  const cap = most.trim() === '' ? undefined : /^[1-9]\d{0,5}$/.test(most.trim()) ? Number(most) : Number.NaN;
  const only = translationTypes.find((type) => type === service);
  return {
    isCode: couponPattern.test(code),
    isOff,
    isCap: !Number.isNaN(cap),
    isSpan: until === '' || new Date(until) > (from === '' ? new Date() : new Date(from)),
    input: {
      ...{ code, isOnce, note: note.trim() },
      ...(form === 'percent' ? { percent } : { amount: { cents, currency } }),
      ...(cap !== undefined && { cap }),
      ...(from !== '' && { validFrom: new Date(from).toISOString() }),
      ...(until !== '' && { validUntil: new Date(until).toISOString() }),
      ...(only && { services: [only] }),
    },
  };
}

/** Creates a coupon, whose discount cannot be changed afterwards. */
export function CouponDialog({ onClose }: { onClose: () => void }) {
  const utils = trpc.useUtils();
  const toast = useToast();
  const [typed, setTyped] = useState(emptyCoupon);
  const { isCode, isOff, isCap, isSpan, input } = read(typed);
  const change = (changed: Partial<Typed>) => setTyped({ ...typed, ...changed });
  const create = trpc.admin.createCoupon.useMutation({
    onSuccess: () => {
      toast.show({ tone: 'ok', title: `${input.code} is ready` });
      onClose();
    },
    onSettled: () => utils.admin.coupons.invalidate(),
  });
  return (
    <ConfirmDialog
      onClose={onClose}
      tone="primary"
      title="New coupon"
      description="What it takes off stays as it is, so that every order can be recomputed. A coupon is ended, never deleted."
      confirmLabel="Create"
      mutation={create}
      isComplete={isCode && isOff && isCap && isSpan}
      onConfirm={() => create.mutate(input)}
    >
      {(isSubmitted) => <CouponFields typed={typed} isSubmitted={isSubmitted} onChange={change} />}
    </ConfirmDialog>
  );
}

interface CouponFieldsProps {
  typed: Typed;
  isSubmitted: boolean;
  onChange: (changed: Partial<Typed>) => void;
}

function CouponFields({ typed, isSubmitted, onChange }: CouponFieldsProps) {
  const { isCode, isOff, isCap, isSpan } = read(typed);
  const text = (name: 'code' | 'off' | 'cap' | 'from' | 'until' | 'note') => ({
    value: typed[name],
    onChange: (event: { currentTarget: { value: string } }) => onChange({ [name]: event.currentTarget.value }),
  });
  const wrong = (isRight: boolean, sentence: string) => (isSubmitted && !isRight ? sentence : undefined);
  return (
    <div className="grid gap-4 md:grid-cols-2">
      <Field
        label="Code"
        hint="Letters, digits and hyphens."
        error={wrong(isCode, 'Enter 3 to 30 letters, digits or hyphens.')}
      >
        <TextInput dir="ltr" autoCapitalize="characters" autoComplete="off" maxLength={40} {...text('code')} />
      </Field>
      <div className="grid gap-2">
        <SegmentedControl
          label="Takes off"
          segments={forms}
          value={typed.form}
          onChange={(form) => onChange({ form })}
        />
        <Field
          label={typed.form === 'percent' ? 'Percent off' : 'Amount off'}
          error={wrong(isOff, typed.form === 'percent' ? 'Enter 1 to 100.' : 'Enter an amount such as 10.')}
        >
          <TextInput inputMode="decimal" autoComplete="off" {...text('off')} />
        </Field>
        {typed.form === 'amount' ? (
          <Field label="Currency" hint="Of the orders that it is for.">
            <Select
              options={currencyOptions}
              value={typed.currency}
              onChange={(event) => {
                const chosen = event.currentTarget.value;
                if (isCurrency(chosen)) onChange({ currency: chosen });
              }}
            />
          </Field>
        ) : null}
      </div>
      <Field label="Uses" optional hint="In all. Empty: without a limit." error={wrong(isCap, 'Enter a whole number.')}>
        <TextInput inputMode="numeric" autoComplete="off" {...text('cap')} />
      </Field>
      <Field label="Services">
        <Select
          options={serviceOptions}
          value={typed.service}
          onChange={(event) => onChange({ service: event.currentTarget.value })}
        />
      </Field>
      <Field label="From" optional hint="At once if empty.">
        <TextInput type="datetime-local" {...text('from')} />
      </Field>
      <Field label="Until" optional error={wrong(isSpan, 'It ends before it begins.')}>
        <TextInput type="datetime-local" {...text('until')} />
      </Field>
      <Field label="Note" optional hint="For the list." className="md:col-span-2">
        <TextInput dir="auto" maxLength={200} {...text('note')} />
      </Field>
      <Checkbox
        className="md:col-span-2"
        label="Once per customer"
        checked={typed.isOnce}
        onChange={(event) => onChange({ isOnce: event.currentTarget.checked })}
      />
    </div>
  );
}

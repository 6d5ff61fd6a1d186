import { useState } from 'react';
import { FailureAlert } from '#client/lib/failure-alert.tsx';
import { Button } from '#client/ui/button/button.tsx';
import { Field } from '#client/ui/form/field.tsx';
import { TextInput } from '#client/ui/form/text-input.tsx';
import { formatTag, words } from '#client/ui/words.ts';
import { formatMoney } from '#shared/money.ts';
import type { OrderPrice } from './use-order-price.ts';

/** A coupon's code and its discount. */
export function CouponField({ order, disabled }: { order: OrderPrice; disabled: boolean }) {
  const t = words('order');
  const [typed, setTyped] = useState('');
  const { coupon, price, discount } = order;
  if (coupon !== undefined) {
    const amount = {
      cents: price.lines.reduce((sum, line) => sum + (line.discountCents ?? 0), 0),
      currency: price.currency,
    };
    return (
      <div className="mt-3 flex flex-wrap items-center justify-between gap-2 text-sm" role="status">
        <span>
          {discount?.kind === 'coupon'
            ? t('coupon.applied', { code: discount.code, amount: formatMoney(amount, formatTag()) })
            : t('coupon.kept')}
        </span>
        <Button size="sm" variant="quiet" disabled={disabled} onClick={order.removeCoupon}>
          {t('coupon.remove')}
        </Button>
      </div>
    );
  }
  return (
    <form
      className="mt-3"
      onSubmit={(event) => {
        event.preventDefault();
        if (typed.trim() !== '' && !order.isApplying) order.applyCoupon(typed.trim());
      }}
    >
      <div className="grid grid-cols-[minmax(0,1fr)_auto] items-end gap-2">
        <Field label={t('coupon.label')} optional disabled={disabled}>
          <TextInput
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            dir="ltr"
            maxLength={60}
            value={typed}
            onChange={(event) => setTyped(event.currentTarget.value)}
          />
        </Field>
        <Button type="submit" variant="secondary" busy={order.isApplying} disabled={disabled || typed.trim() === ''}>
          {t('coupon.apply')}
        </Button>
      </div>
      <FailureAlert failure={order.failure} />
    </form>
  );
}

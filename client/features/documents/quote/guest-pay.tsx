import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { AcceptTerms } from '#client/features/documents/order/accept-terms.tsx';
import type { OrderOptions } from '#client/features/documents/order/draft.ts';
import { LanguageField } from '#client/features/documents/order/language-field.tsx';
import type { QueueItem } from '#client/features/documents/upload-queue/queue-item.ts';
import { describeError, type Failure } from '#client/lib/error-message.ts';
import { FailureAlert } from '#client/lib/failure-alert.tsx';
import { fieldError } from '#client/lib/form.ts';
import { inShown } from '#client/lib/prices.ts';
import { Button } from '#client/ui/button/button.tsx';
import { Field } from '#client/ui/form/field.tsx';
import { TextInput } from '#client/ui/form/text-input.tsx';
import { formatTag, words } from '#client/ui/words.ts';
import { isSourceLanguage, type SourceLanguage } from '#shared/languages.ts';
import { formatMoney } from '#shared/money.ts';
import { emailInput } from '#shared/schemas/auth.ts';
import { orderAsGuest } from './guest-order.ts';

export interface GuestPayProps {
  items: readonly QueueItem[];
  options: OrderOptions;
  totalCents: number;
}

/** Asks for an address, the only input before the card page. */
export function GuestPay({ items, options, totalCents }: GuestPayProps) {
  const t = words('quote');
  const [language, setLanguage] = useState(() => items.find((item) => item.proposal !== undefined)?.proposal);
  const order = useGuestOrder({ items, options, totalCents });
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(emailInput),
    defaultValues: { email: '' },
  });
  const { errors, submitCount } = formState;
  const price = formatMoney(inShown(order.cents), formatTag());
  return (
    <form
      noValidate
      className="grid gap-4"
      onSubmit={(event) =>
        void handleSubmit(({ email }) => (language === undefined ? undefined : order.pay(email, language)))(event)
      }
    >
      <LanguageField
        value={language}
        proposal={items.find((item) => item.proposal !== undefined)?.proposal}
        isMissing={submitCount > 0}
        disabled={order.isPaying}
        onChange={(chosen) => setLanguage(chosen !== undefined && isSourceLanguage(chosen) ? chosen : undefined)}
      />
      <Field
        label={t('guest.email')}
        hint={t('guest.emailHint')}
        disabled={order.isPaying}
        {...fieldError(errors.email)}
      >
        <TextInput type="email" autoComplete="email" {...register('email')} />
      </Field>
      <FailureAlert failure={order.failure} />
      <Button type="submit" size="lg" wide className="whitespace-normal!" busy={order.isPaying}>
        {order.percent === undefined
          ? t('guest.pay', { price })
          : t('guest.sending', { percent: String(order.percent) })}
      </Button>
      <AcceptTerms />
      <p className="text-sm text-ink-2">{t('guest.note')}</p>
    </form>
  );
}

/** Sends the order once at a time. The server's count of the pages replaces the price, which is shown before it is paid. */
function useGuestOrder({ items, options, totalCents }: GuestPayProps) {
  const [percent, setPercent] = useState<number>();
  const [isPaying, setIsPaying] = useState(false);
  const [failure, setFailure] = useState<Failure>();
  const [corrected, setCorrected] = useState<{ of: number; cents: number }>();
  const cents = corrected?.of === totalCents ? corrected.cents : totalCents;

  async function pay(email: string, sourceLanguage: SourceLanguage) {
    if (isPaying) return;
    setIsPaying(true);
    setFailure(undefined);
    try {
      const chosen = { ...options, sourceLanguage };
      await orderAsGuest({ email, items, options: chosen, totalCents: cents, onProgress: setPercent });
      // The card page opens; back from it, the form can be sent again.
      window.addEventListener('pageshow', () => setIsPaying(false), { once: true });
    } catch (error) {
      const fault = describeError(error);
      const { totalCents: total } = fault.details;
      if (fault.code === 'PRICE_CHANGED' && typeof total === 'number') setCorrected({ of: totalCents, cents: total });
      setFailure(fault);
      setIsPaying(false);
    }
    setPercent(undefined);
  }

  return { pay, isPaying, percent, failure, cents };
}

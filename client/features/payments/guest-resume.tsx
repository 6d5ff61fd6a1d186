import { useMutation } from '@tanstack/react-query';
import { describeError } from '#client/lib/error-message.ts';
import { FailureAlert } from '#client/lib/failure-alert.tsx';
import { startCheckout } from '#client/lib/start-checkout.ts';
import { Button } from '#client/ui/button/button.tsx';
import { formatTag, words } from '#client/ui/words.ts';
import { formatMoney, type Currency } from '#shared/money.ts';

interface GuestResumeProps {
  documentIds: string[];
  totalCents: number;
  currency: Currency;
}

/** Opens the card page of a guest's order again. */
export function GuestResume({ documentIds, totalCents, currency }: GuestResumeProps) {
  const t = words('payments');
  const pay = useMutation({ mutationFn: () => startCheckout({ documentIds, totalCents, currency }) });
  const total = formatMoney({ cents: totalCents, currency }, formatTag());
  return (
    <>
      <FailureAlert failure={pay.error ? describeError(pay.error) : undefined} />
      <Button
        size="lg"
        wide
        busy={pay.isPending}
        onClick={() => {
          if (!pay.isPending) pay.mutate();
        }}
      >
        {t('resumeTotal', { action: t('resume'), total })}
      </Button>
    </>
  );
}

import { useMutation } from '@tanstack/react-query';
import { describeError } from '#client/lib/error-message.ts';
import { FailureAlert } from '#client/lib/failure-alert.tsx';
import { startCheckout } from '#client/lib/start-checkout.ts';
import { Button } from '#client/ui/button/button.tsx';
import { formatTag, words } from '#client/ui/words.ts';
import { formatMoney, inHouse } from '#shared/money.ts';

/** Opens the card page of a guest's order again. */
export function GuestResume({ documentIds, totalCents }: { documentIds: string[]; totalCents: number }) {
  const t = words('payments');
  const pay = useMutation({ mutationFn: () => startCheckout({ documentIds, totalCents }) });
  const total = formatMoney(inHouse(totalCents), formatTag());
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

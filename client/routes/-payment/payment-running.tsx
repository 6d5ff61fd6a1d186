import { PaymentSteps } from '#client/features/payments/payment-steps.tsx';
import { BrandLink } from '#client/routes/-shell/brand-link.tsx';
import { InlineAlert } from '#client/ui/feedback/inline-alert.tsx';
import { CenterCard } from '#client/ui/layout/center-card.tsx';
import { words } from '#client/ui/words.ts';
import type { ProcessSessionOutput } from '#shared/schemas/payments.ts';

/** A paid order being processed. */
export function PaymentRunning({ progress }: { progress: ProcessSessionOutput | undefined }) {
  const t = words('payments');
  return (
    <CenterCard brand={<BrandLink />} band="brass" title={t('running.title')} description={t('running.text')}>
      <PaymentSteps progress={progress} />
      <InlineAlert tone="warn" className="mt-6" title={t('running.stay')}>
        {t('running.stayText')}
      </InlineAlert>
    </CenterCard>
  );
}

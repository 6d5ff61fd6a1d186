import type { ProcessSessionOutput } from '#shared/schemas/payments.ts';
import { PaymentSteps } from '#client/features/payments/payment-steps.tsx';
import { CenterCard } from '#client/ui/layout/center-card.tsx';
import { InlineAlert } from '#client/ui/feedback/inline-alert.tsx';
import { BrandLink } from '#client/routes/-shell/brand-link.tsx';

/** A paid order being processed. */
export function PaymentRunning({ progress }: { progress: ProcessSessionOutput | undefined }) {
  return (
    <CenterCard
      brand={<BrandLink />}
      band="brass"
      title="Processing your payment"
      description="This takes a few seconds."
    >
      <PaymentSteps progress={progress} />
      <InlineAlert tone="warn" className="mt-6" title="Please do not close or refresh this page.">
        If you do, your order will still go through.
      </InlineAlert>
    </CenterCard>
  );
}

import type { ProcessSessionOutput } from '#shared/schemas/payments.ts';
import { PaymentSteps } from '../../features/payments/payment-steps.tsx';
import { CenterCard } from '../../ui/centre-card.tsx';
import { InlineAlert } from '../../ui/inline-alert.tsx';
import { BrandLink } from '../-shell/brand-link.tsx';

/** The paid order on its way. */
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

import { Link } from '@tanstack/react-router';
import { OrderStates } from '#client/features/documents/promise/order-states.tsx';
import { RefusalPromise } from '#client/features/documents/promise/refusal-promise.tsx';
import { GuestNext } from '#client/features/payments/guest/guest-next.tsx';
import { useGuestOrder } from '#client/features/payments/guest/use-guest-order.ts';
import { PrintedReceipt, PrintReceiptButton, ReceiptLines } from '#client/features/payments/receipt.tsx';
import { brand } from '#client/lib/brand.ts';
import { focusHeading } from '#client/lib/navigation.ts';
import { BrandLink } from '#client/routes/-shell/brand-link.tsx';
import { ButtonLink } from '#client/ui/button/button-link.tsx';
import { Seal } from '#client/ui/certificate/seal.tsx';
import { CenterCard } from '#client/ui/layout/center-card.tsx';
import { words } from '#client/ui/words.ts';
import type { DocumentView } from '#shared/schemas/documents.ts';

/** Confirms a paid order, with its receipt. */
export function PaymentDone({ paymentId, documents }: { paymentId: string; documents: readonly DocumentView[] }) {
  const t = words('payments');
  const guest = useGuestOrder();
  return (
    <div ref={focusHeading}>
      <CenterCard
        brand={<BrandLink />}
        band="ok"
        emblem={
          <Seal
            settle
            tone="green"
            mark={brand.mark}
            topText={brand.name}
            bottomText={t('done.seal')}
            label={t('done.sealLabel')}
          />
        }
        title={t('done.title')}
        description={
          <>
            {t('done.text')}
            <OrderStates documents={documents} />
          </>
        }
        actions={
          <>
            {guest ? null : (
              <ButtonLink size="lg" wide render={<Link to="/dashboard" />}>
                {t('done.dashboard')}
              </ButtonLink>
            )}
            <PrintReceiptButton size="lg" wide variant="secondary" />
          </>
        }
      >
        {guest ? <GuestNext {...guest} /> : null}
        <ReceiptLines paymentId={paymentId} />
        <RefusalPromise className="mt-4 text-start text-sm text-ink-2" />
      </CenterCard>
      <PrintedReceipt paymentId={paymentId} />
    </div>
  );
}

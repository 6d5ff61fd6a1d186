import { Link } from '@tanstack/react-router';
import { RefusalPromise } from '#client/features/documents/promise/refusal-promise.tsx';
import { stateSentence } from '#client/features/documents/status.ts';
import { GuestNext } from '#client/features/payments/guest/guest-next.tsx';
import { useGuestOrder } from '#client/features/payments/guest/use-guest-order.ts';
import { PrintedReceipt, PrintReceiptButton, ReceiptLines } from '#client/features/payments/receipt.tsx';
import { brand } from '#client/lib/brand.ts';
import { focusHeading } from '#client/lib/navigation.ts';
import { paperTitle } from '#client/lib/paper-title.ts';
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

/** What is so about each document of an order; said once where it is the same of all. */
function OrderStates({ documents }: { documents: readonly DocumentView[] }) {
  const sentences = new Set(documents.map((document) => stateSentence(document)));
  if (sentences.size === 1) return <span className="mt-2 block font-semibold text-ink">{[...sentences]}</span>;
  return (
    <span className="mt-2 grid gap-1 text-ink">
      {documents.map((document) => (
        <span key={document.id}>
          <bdi className="wrap-anywhere">{paperTitle(document)}</bdi>:{' '}
          <span className="font-semibold">{stateSentence(document)}</span>
        </span>
      ))}
    </span>
  );
}

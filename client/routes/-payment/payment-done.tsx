import { Link } from '@tanstack/react-router';
import { RefusalPromise } from '#client/features/documents/promise/refusal-promise.tsx';
import { stateSentence } from '#client/features/documents/status.ts';
import { PushSettings } from '#client/features/notifications/push-settings.tsx';
import { GuestNext } from '#client/features/payments/guest-next.tsx';
import { PrintedReceipt, PrintReceiptButton, ReceiptLines } from '#client/features/payments/receipt.tsx';
import { useGuestOrder } from '#client/features/payments/use-guest-order.ts';
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
        description={documents.length > 0 ? <OrderStates documents={documents} /> : t('done.text')}
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
        <ReceiptLines paymentId={paymentId} papers={documents} />
        <RefusalPromise className="mt-4 text-start text-sm text-ink-2" />
        {guest ? null : (
          <div className="text-start" data-print="hide">
            <PushSettings />
          </div>
        )}
      </CenterCard>
      <PrintedReceipt paymentId={paymentId} />
    </div>
  );
}

/** The state of an order: each sentence once, with the papers it applies to where they differ. */
function OrderStates({ documents }: { documents: readonly DocumentView[] }) {
  const bySentence = [...Map.groupBy(documents, (document) => stateSentence(document))];
  return bySentence.map(([sentence, papers]) => (
    <span key={sentence} className="mt-2 block text-ink first:mt-0">
      {bySentence.length > 1 ? (
        <bdi className="block wrap-anywhere">{papers.map((paper) => paperTitle(paper)).join(', ')}</bdi>
      ) : null}
      <span className="font-semibold">{sentence}</span>
    </span>
  ));
}

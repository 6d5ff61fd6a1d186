import { createFileRoute, Link } from '@tanstack/react-router';
import { Undo2 } from 'lucide-react';
import { useMay } from '#client/features/auth/organizations/use-may.ts';
import { useCurrentUser } from '#client/features/auth/sign-in/use-current-user.ts';
import { useNewestDocuments } from '#client/features/documents/list/newest-documents.ts';
import { DraftRow } from '#client/features/documents/order/draft-row.tsx';
import { GuestResume } from '#client/features/payments/guest-resume.tsx';
import { ResumePayment } from '#client/features/payments/resume-payment.tsx';
import { SupportContact } from '#client/features/payments/support-contact.tsx';
import { useGuestOrder } from '#client/features/payments/use-guest-order.ts';
import { searchText } from '#client/lib/search.ts';
import { trpc } from '#client/lib/trpc.ts';
import { ButtonLink } from '#client/ui/button/button-link.tsx';
import { CardList } from '#client/ui/data/card-list.tsx';
import { CenterCard } from '#client/ui/layout/center-card.tsx';
import { words } from '#client/ui/words.ts';
import type { Currency } from '#shared/money.ts';
import { areaOf } from '#shared/roles.ts';
import { BrandLink } from './-shell/brand-link.tsx';

export const Route = createFileRoute('/payment-cancelled')({
  staticData: { title: () => words('payments')('cancelled.title'), words: ['payments', 'offer'] },
  validateSearch: (search): { payment?: string } => ({ payment: searchText(search['payment']) }),
  component: PaymentCancelledPage,
});

const shownDrafts = 5;

function PaymentCancelledPage() {
  const t = words('payments');
  const { payment } = Route.useSearch();
  const user = useCurrentUser();
  const isCustomer = user !== null && user !== undefined && areaOf[user.role] === 'customer';
  const guest = useGuestOrder();
  const hasOrder = useMay('pay') && payment !== undefined;
  const order = trpc.payments.openOrder.useQuery(
    { paymentId: payment ?? '' },
    { enabled: guest ? payment !== undefined : isCustomer && hasOrder, retry: false },
  );
  const { drafts } = useNewestDocuments(isCustomer && (!hasOrder || order.isError));
  const left = order.data?.documents ?? drafts.filter((draft) => draft.hasFile).slice(0, shownDrafts);
  const isOneOrder = order.data !== undefined && left.length > 1;
  return (
    <CenterCard
      brand={<BrandLink />}
      band="neutral"
      emblem={<Undo2 aria-hidden="true" strokeWidth={1.5} className="flip-rtl size-12 text-ink-2" />}
      title={t('cancelled.title')}
      description={
        <>
          <p className="font-semibold text-ink">{t('cancelled.noCharge')}</p>
          <p>{guest ? t('guest.kept') : t('cancelled.kept', { count: Math.max(1, left.length) })}</p>
        </>
      }
      foot={<SupportContact />}
      actions={
        guest ? (
          <GuestActions order={order.data} />
        ) : (
          <>
            {isOneOrder ? <ResumePayment documents={left} size="lg" /> : null}
            <ButtonLink
              size="lg"
              wide
              variant={left.length > 0 ? 'secondary' : 'primary'}
              render={<Link to="/dashboard" />}
            >
              {t('failed.back')}
            </ButtonLink>
          </>
        )
      }
    >
      {left.length > 0 && !guest ? (
        <CardList aria-label={t('cancelled.waiting')}>
          {left.map((draft) => (
            <DraftRow
              key={draft.id}
              document={draft}
              action={isOneOrder ? null : <ResumePayment documents={[draft]} />}
            />
          ))}
        </CardList>
      ) : null}
    </CenterCard>
  );
}

interface GuestOrder {
  documents: { id: string }[];
  totalCents: number;
  currency: Currency;
}

/** A guest has no dashboard: the card page again, or the price. */
function GuestActions({ order }: { order: GuestOrder | undefined }) {
  return (
    <>
      {order && order.documents.length > 0 ? (
        <GuestResume
          documentIds={order.documents.map(({ id }) => id)}
          totalCents={order.totalCents}
          currency={order.currency}
        />
      ) : null}
      <ButtonLink size="lg" wide variant="secondary" render={<Link to="/translations" />}>
        {words('payments')('guest.start')}
      </ButtonLink>
    </>
  );
}

import { createFileRoute, Link } from '@tanstack/react-router';
import { Undo2 } from 'lucide-react';
import { useCurrentUser } from '#client/features/auth/sign-in/use-current-user.ts';
import { DraftRow } from '#client/features/documents/order/draft-row.tsx';
import { useNewestDocuments } from '#client/features/documents/list/newest-documents.ts';
import { ResumePayment } from '#client/features/payments/resume-payment.tsx';
import { SupportContact } from '#client/features/payments/support-contact.tsx';
import { searchText } from '#client/lib/search.ts';
import { trpc } from '#client/lib/trpc.ts';
import { ButtonLink } from '#client/ui/button/button-link.tsx';
import { CenterCard } from '#client/ui/layout/center-card.tsx';
import { BrandLink } from './-shell/brand-link.tsx';

export const Route = createFileRoute('/payment-cancelled')({
  staticData: { title: 'Payment Cancelled' },
  validateSearch: (search): { payment?: string } => ({ payment: searchText(search['payment']) }),
  component: PaymentCancelledPage,
});

const shownDrafts = 5;

function PaymentCancelledPage() {
  const { payment } = Route.useSearch();
  const isCustomer = useCurrentUser()?.role === 'user';
  const order = trpc.payments.openOrder.useQuery(
    { paymentId: payment ?? '' },
    { enabled: isCustomer && payment !== undefined, retry: false },
  );
  const { drafts } = useNewestDocuments(isCustomer && (payment === undefined || order.isError));
  const left = order.data?.documents ?? drafts.filter((draft) => draft.hasFile).slice(0, shownDrafts);
  const isOneOrder = order.data !== undefined && left.length > 1;
  return (
    <CenterCard
      brand={<BrandLink />}
      band="neutral"
      emblem={<Undo2 aria-hidden="true" strokeWidth={1.5} className="size-12 text-ink-2" />}
      title="Payment Cancelled"
      description={
        <>
          <p className="font-semibold text-ink">No charge was made.</p>
          <p>
            {left.length > 1 ? 'Your files are' : 'Your file is'} kept for 7 days, so you can pick up where you left
            off.
          </p>
        </>
      }
      foot={<SupportContact />}
      actions={
        <>
          {isOneOrder ? <ResumePayment documents={left} size="lg" /> : null}
          <ButtonLink
            size="lg"
            wide
            variant={left.length > 0 ? 'secondary' : 'primary'}
            render={<Link to="/dashboard" />}
          >
            Back to Dashboard
          </ButtonLink>
        </>
      }
    >
      {left.length > 0 ? (
        <ul aria-label="Waiting for payment" className="divide-y divide-line rounded-card border border-line">
          {left.map((draft) => (
            <DraftRow
              key={draft.id}
              document={draft}
              action={isOneOrder ? null : <ResumePayment documents={[draft]} />}
            />
          ))}
        </ul>
      ) : null}
    </CenterCard>
  );
}

import { createFileRoute, Link } from '@tanstack/react-router';
import { Undo2 } from 'lucide-react';
import { useCurrentUser } from '../features/auth/use-current-user.ts';
import { DraftRow } from '../features/documents/draft-row.tsx';
import { useNewestDocuments } from '../features/documents/use-drafts.ts';
import { ResumePayment } from '../features/payments/resume-payment.tsx';
import { SupportContact } from '../features/payments/support-contact.tsx';
import { ButtonLink } from '../ui/button-link.tsx';
import { CentreCard } from '../ui/centre-card.tsx';
import { BrandLink } from './-shell/brand-link.tsx';

export const Route = createFileRoute('/payment-cancelled')({
  staticData: { title: 'Payment Cancelled' },
  component: PaymentCancelledPage,
});

const shownDrafts = 5;

function PaymentCancelledPage() {
  const user = useCurrentUser();
  const { drafts } = useNewestDocuments(user?.role === 'user');
  const resumable = drafts.filter((draft) => draft.hasFile).slice(0, shownDrafts);
  return (
    <CentreCard
      brand={<BrandLink />}
      band="neutral"
      emblem={<Undo2 aria-hidden="true" strokeWidth={1.5} className="size-12 text-ink-2" />}
      title="Payment Cancelled"
      description={
        <>
          <p className="font-semibold text-ink">No charge was made.</p>
          <p>Your file is kept for 7 days, so you can go on whenever you like.</p>
        </>
      }
      foot={<SupportContact />}
      actions={
        <ButtonLink
          size="lg"
          wide
          variant={resumable.length > 0 ? 'secondary' : 'primary'}
          render={<Link to="/dashboard" />}
        >
          Back to Dashboard
        </ButtonLink>
      }
    >
      {resumable.length > 0 ? (
        <ul aria-label="Waiting for payment" className="divide-y divide-line rounded-card border border-line">
          {resumable.map((draft) => (
            <DraftRow key={draft.id} document={draft} action={<ResumePayment document={draft} />} />
          ))}
        </ul>
      ) : null}
    </CentreCard>
  );
}

import { ReceiptText } from 'lucide-react';
import { useState } from 'react';
import { useCurrentUser } from '#client/features/auth/sign-in/use-current-user.ts';
import { AgreementList, BillingDetailsList, BillingStanding } from '#client/features/pay/billing-facts.tsx';
import { queryState } from '#client/lib/query-state.ts';
import { trpc } from '#client/lib/trpc.ts';
import { Button } from '#client/ui/button/button.tsx';
import { EmptyState } from '#client/ui/feedback/empty-state.tsx';
import { LoadState } from '#client/ui/feedback/load-state.tsx';
import { Card } from '#client/ui/layout/card.tsx';
import { Section } from '#client/ui/layout/page.tsx';
import type { OwnBilling } from '#shared/schemas/pay-billing.ts';
import { AgreeDialog, EndAgreementDialog } from './agreement-dialogs.tsx';
import { BillingDialog } from './billing-dialog.tsx';

type Doing = 'details' | 'agree' | 'end';

/** The user's own billing details and agreement to self-billing; renders nothing for users not paid per paper. */
export function BillingSection() {
  const billing = trpc.authenticator.billing.useQuery();
  const user = useCurrentUser();
  const [doing, setDoing] = useState<Doing>();
  const { data } = billing;
  if (data && !data.isPaidPerPaper && data.details === null && data.agreements.length === 0) return null;
  const close = () => setDoing(undefined);
  const open = data?.agreements.find(({ endedAt }) => endedAt === null);
  return (
    <Section
      id="billing"
      title="Billing"
      description="Where you agree to it, your statements are the invoices for your work: the office issues them in your name."
    >
      <LoadState
        {...queryState(billing)}
        errorTitle="Your billing details could not be loaded"
        isEmpty={data?.details === null}
        empty={
          <EmptyState
            kind="none"
            icon={<ReceiptText />}
            title="No billing details yet"
            text="Until you state them and agree to self-billing, you invoice your statements yourself."
            action={<Button onClick={() => setDoing('details')}>Add billing details…</Button>}
          />
        }
      >
        {data ? <BillingCard billing={data} onDo={setDoing} /> : null}
      </LoadState>
      {doing === 'details' && data ? (
        <BillingDialog details={data.details} name={user?.name ?? ''} onClose={close} />
      ) : null}
      {doing === 'agree' && data ? <AgreeDialog wording={data.wording} today={data.today} onClose={close} /> : null}
      {doing === 'end' && open ? <EndAgreementDialog id={open.id} onClose={close} /> : null}
    </Section>
  );
}

function BillingCard({ billing, onDo }: { billing: OwnBilling; onDo: (doing: Doing) => void }) {
  const { details, vatCheck, agreements, gaps, wording } = billing;
  const open = agreements.find(({ endedAt }) => endedAt === null);
  if (details === null) return null;
  return (
    <Card as="article" aria-label="Billing details" className="grid gap-4">
      <BillingStanding gaps={gaps} />
      <BillingDetailsList details={details} check={vatCheck} className="w-full max-w-140" />
      <AgreementList agreements={agreements} label="Your agreements" />
      <div className="flex flex-wrap gap-2">
        {open?.version === wording.version ? null : (
          <Button size="sm" onClick={() => onDo('agree')}>
            {open ? 'Agree to the new wording…' : 'Agree to self-billing…'}
          </Button>
        )}
        <Button size="sm" variant="secondary" onClick={() => onDo('details')}>
          Change details…
        </Button>
        {open ? (
          <Button size="sm" variant="quiet" onClick={() => onDo('end')}>
            End self-billing…
          </Button>
        ) : null}
      </div>
    </Card>
  );
}

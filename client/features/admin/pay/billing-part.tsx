import { ReceiptText } from 'lucide-react';
import { useState } from 'react';
import { AgreementList, BillingDetailsList, BillingStanding } from '#client/features/pay/billing-facts.tsx';
import { ConfirmDialog } from '#client/lib/confirm-dialog.tsx';
import { queryState } from '#client/lib/query-state.ts';
import { trpc } from '#client/lib/trpc.ts';
import { Button } from '#client/ui/button/button.tsx';
import { EmptyState } from '#client/ui/feedback/empty-state.tsx';
import { LoadState } from '#client/ui/feedback/load-state.tsx';
import { useToast } from '#client/ui/feedback/use-toast.ts';
import { Card } from '#client/ui/layout/card.tsx';
import type { BilledPerson } from '#shared/schemas/pay-billing.ts';

/** Billing details and agreements of everybody who is paid per paper, which they state themselves. */
export function BillingPart({ mayAccount }: { mayAccount: boolean }) {
  const billing = trpc.admin.payBilling.useQuery();
  const [ending, setEnding] = useState<BilledPerson>();
  const people = billing.data?.people ?? [];
  return (
    <LoadState
      {...queryState(billing)}
      errorTitle="The billing details could not be loaded"
      isEmpty={people.length === 0}
      empty={
        <EmptyState
          kind="none"
          icon={<ReceiptText />}
          title="No billing details yet"
          text="Who is paid per paper states them under Earnings, and agrees to self-billing there."
        />
      }
    >
      <ul aria-label="Billing details" className="grid gap-4 xl:grid-cols-2">
        {people.map((person) => (
          <li key={person.id}>
            <PersonCard person={person} onEnd={mayAccount && !person.isYou ? setEnding : undefined} />
          </li>
        ))}
      </ul>
      {ending ? <EndDialog person={ending} onClose={() => setEnding(undefined)} /> : null}
    </LoadState>
  );
}

const nameOf = ({ name, email }: BilledPerson) => name ?? email;

const openOf = ({ agreements }: BilledPerson) => agreements.find(({ endedAt }) => endedAt === null);

function PersonCard({ person, onEnd }: { person: BilledPerson; onEnd: ((person: BilledPerson) => void) | undefined }) {
  const { details, vatCheck, agreements, gaps } = person;
  const name = nameOf(person);
  return (
    <Card as="article" aria-label={`Billing of ${name}`} className="grid h-full content-start gap-4">
      <h2 className="font-semibold wrap-anywhere">
        <bdi>{name}</bdi>
      </h2>
      <BillingStanding gaps={gaps} />
      {details ? <BillingDetailsList details={details} check={vatCheck} /> : null}
      <AgreementList agreements={agreements} label={`Agreements of ${name}`} />
      {onEnd && openOf(person) ? (
        <div>
          <Button
            size="sm"
            variant="secondary"
            aria-label={`End self-billing of ${name}…`}
            onClick={() => onEnd(person)}
          >
            End self-billing…
          </Button>
        </div>
      ) : null}
    </Card>
  );
}

function EndDialog({ person, onClose }: { person: BilledPerson; onClose: () => void }) {
  const utils = trpc.useUtils();
  const toast = useToast();
  const id = openOf(person)?.id ?? '';
  const end = trpc.admin.endSelfBilling.useMutation({
    onSuccess() {
      toast.show({ tone: 'ok', title: 'Self-billing ended', description: nameOf(person) });
      onClose();
    },
    onSettled: () => utils.admin.payBilling.invalidate(),
  });
  return (
    <ConfirmDialog
      onClose={onClose}
      title={`End self-billing of ${nameOf(person)}?`}
      description="Months closed from now on are statements alone, which they invoice themselves. Invoices that were issued stay."
      confirmLabel="End"
      mutation={end}
      onConfirm={() => end.mutate({ id })}
    />
  );
}

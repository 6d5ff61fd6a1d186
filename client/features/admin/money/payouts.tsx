import { useState } from 'react';
import { ConfirmDialog } from '#client/lib/confirm-dialog.tsx';
import { trpc } from '#client/lib/trpc.ts';
import { Button } from '#client/ui/button/button.tsx';
import { CardList } from '#client/ui/data/card-list.tsx';
import { DateTime } from '#client/ui/data/date-time.tsx';
import { Money } from '#client/ui/data/money.tsx';
import { Field } from '#client/ui/form/field.tsx';
import { TextInput } from '#client/ui/form/text-input.tsx';
import { Section } from '#client/ui/layout/page.tsx';
import { formatMoney } from '#shared/money.ts';
import type { PayoutView } from '#shared/schemas/received.ts';

/** Refunds to pay out manually; the section is hidden if there are none. */
export function Payouts() {
  const payouts = trpc.admin.payouts.useQuery();
  const [paid, setPaid] = useState<PayoutView>();
  const items = payouts.data?.items ?? [];
  if (items.length === 0) return null;
  return (
    <Section title="To pay out" description="These refunds go back by hand. Their orders wait until it is done.">
      <CardList aria-label="Refunds to pay out">
        {items.map((item) => (
          <li key={item.id} className="flex flex-wrap items-center gap-x-4 gap-y-2 p-4">
            <div className="min-w-0 flex-1 basis-52">
              <p className="font-semibold wrap-anywhere">
                <bdi>{item.name ?? item.email}</bdi>
              </p>
              <p className="text-sm wrap-anywhere text-ink-2">
                <bdi>{item.reason}</bdi> · <DateTime value={item.createdAt} />
              </p>
              {item.isReturned ? (
                <p className="text-sm font-medium text-warn">
                  The card didn’t take this refund, and the file is gone. Ask the customer how to pay it.
                </p>
              ) : null}
            </div>
            <Money cents={item.amountCents} currency={item.currency} className="font-semibold" />
            <Button size="sm" aria-label={`Paid out… ${item.name ?? item.email}`} onClick={() => setPaid(item)}>
              Paid out…
            </Button>
          </li>
        ))}
      </CardList>
      {paid ? <Confirm key={paid.id} payout={paid} onClose={() => setPaid(undefined)} /> : null}
    </Section>
  );
}

function Confirm({ payout, onClose }: { payout: PayoutView; onClose: () => void }) {
  const utils = trpc.useUtils();
  const [reference, setReference] = useState('');
  const { amountCents: cents, currency } = payout;
  const confirm = trpc.admin.confirmPayout.useMutation({
    onSuccess: async () => {
      onClose();
      await utils.admin.invalidate();
    },
  });
  return (
    <ConfirmDialog
      onClose={onClose}
      tone="primary"
      title={`${formatMoney({ cents, currency })} paid out?`}
      description="The customer gets a mail about the refund."
      confirmLabel="It is paid out"
      mutation={confirm}
      onConfirm={() => confirm.mutate({ refundId: payout.id, reference: reference.trim() })}
    >
      <Field label="How" hint="Such as the number of the check or of the transfer." optional>
        <TextInput
          dir="auto"
          maxLength={140}
          value={reference}
          onChange={(event) => setReference(event.currentTarget.value)}
        />
      </Field>
    </ConfirmDialog>
  );
}

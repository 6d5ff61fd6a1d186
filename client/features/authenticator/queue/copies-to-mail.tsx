import { useState } from 'react';
import { AddressLines } from '#client/features/documents/order/address-lines.tsx';
import { describeError } from '#client/lib/error-message.ts';
import { FailureAlert } from '#client/lib/failure-alert.tsx';
import { formatPages } from '#client/lib/format.ts';
import { trpc } from '#client/lib/trpc.ts';
import { Button } from '#client/ui/button/button.tsx';
import { DateTime } from '#client/ui/data/date-time.tsx';
import { useToast } from '#client/ui/feedback/use-toast.ts';
import { Field } from '#client/ui/form/field.tsx';
import { Select } from '#client/ui/form/select.tsx';
import { TextInput } from '#client/ui/form/text-input.tsx';
import { Section } from '#client/ui/layout/page.tsx';
import { Dialog } from '#client/ui/overlay/dialog.tsx';
import { paperTitle } from '#shared/certificate/title.ts';
import { carrierIds, carriers, type Carrier } from '#shared/mailing.ts';
import type { MailingItem } from '#shared/schemas/mailing.ts';
import { ReviewLink } from './review-link.tsx';

export const copiesToMail = { pageSize: 50 } as const;

/** Delivered translations whose printed copy is to be mailed, oldest first; renders nothing without any. */
export function CopiesToMail() {
  const { data } = trpc.authenticator.mailings.useQuery(copiesToMail);
  const [chosen, setChosen] = useState<MailingItem>();
  if (!data || data.total === 0) return null;
  return (
    <Section title={`Copies to mail (${data.total})`} className="mb-8">
      <ul className="divide-y divide-line rounded-control border border-line bg-sheet">
        {data.items.map((item) => (
          <li key={item.documentId} className="flex flex-wrap items-start justify-between gap-4 p-4 text-sm">
            <div className="grid gap-1">
              <ReviewLink id={item.reviewId} search={{}} isRow={false} className="inline-link font-semibold">
                <bdi>{paperTitle(item)}</bdi>
              </ReviewLink>
              <span className="text-xs text-ink-2">
                {formatPages(item.pages)}, delivered <DateTime value={item.since} />
              </span>
            </div>
            <AddressLines address={item.address} />
            <Button size="sm" variant="secondary" onClick={() => setChosen(item)}>
              Mark as mailed
            </Button>
          </li>
        ))}
      </ul>
      {chosen ? <SendCopyDialog item={chosen} onClose={() => setChosen(undefined)} /> : null}
    </Section>
  );
}

const options = carrierIds.map((id) => ({ value: id, label: carriers[id].label }));

/** Records a copy as mailed with its tracking number, which the customer receives. */
function SendCopyDialog({ item, onClose }: { item: MailingItem; onClose: () => void }) {
  const utils = trpc.useUtils();
  const toast = useToast();
  const [carrier, setCarrier] = useState<Carrier>('usps');
  const [trackingNumber, setTrackingNumber] = useState('');
  const send = trpc.authenticator.sendMailing.useMutation({
    async onSuccess() {
      toast.show({
        tone: 'ok',
        title: 'Recorded as mailed',
        description: 'The customer was sent the tracking number.',
      });
      onClose();
      await utils.authenticator.mailings.invalidate();
    },
  });
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title="Mark as mailed"
      description="The customer is sent the tracking number."
      busy={send.isPending}
      footer={
        <Button
          busy={send.isPending}
          onClick={() => {
            if (!send.isPending) send.mutate({ documentId: item.documentId, carrier, trackingNumber });
          }}
        >
          Record and notify
        </Button>
      }
    >
      <FailureAlert failure={send.error ? describeError(send.error) : undefined} />
      <div className="grid gap-4">
        <AddressLines address={item.address} />
        <Field label="Carrier">
          <Select
            options={options}
            value={carrier}
            onChange={(event) => {
              const known = carrierIds.find((id) => id === event.currentTarget.value);
              if (known) setCarrier(known);
            }}
          />
        </Field>
        <Field label="Tracking number">
          <TextInput
            autoComplete="off"
            value={trackingNumber}
            onChange={(event) => setTrackingNumber(event.currentTarget.value)}
          />
        </Field>
      </div>
    </Dialog>
  );
}

import { useState } from 'react';
import { RecordDialog } from '#client/features/admin/money/record-dialog.tsx';
import { useCurrentUser } from '#client/features/auth/sign-in/use-current-user.ts';
import { describeError } from '#client/lib/error-message.ts';
import { FailureAlert } from '#client/lib/failure-alert.tsx';
import { trpc } from '#client/lib/trpc.ts';
import { Button } from '#client/ui/button/button.tsx';
import { CopyButton } from '#client/ui/button/copy-button.tsx';
import { DateTime } from '#client/ui/data/date-time.tsx';
import { DescriptionList } from '#client/ui/data/description-list.tsx';
import { Money } from '#client/ui/data/money.tsx';
import { QrCode } from '#client/ui/data/qr-code.tsx';
import { InlineAlert } from '#client/ui/feedback/inline-alert.tsx';
import { Card, CardHeader } from '#client/ui/layout/card.tsx';
import { can } from '#shared/access.ts';
import { deskSourceWords } from '#shared/desk-orders.ts';
import type { DeskOrderView } from '#shared/schemas/desk-orders.ts';
import { describePaper, PaperChoices } from './paper-choices.tsx';

/** A created order: its total, and the ways to pay. */
export function OrderTaken({ order: first, onNew }: { order: DeskOrderView; onNew: () => void }) {
  const { data: order } = trpc.admin.order.useQuery({ id: first.id }, { initialData: first });
  const customer = order.customerName ?? order.customerEmail ?? 'The customer';
  return (
    <div className="grid gap-6">
      {order.isPaid ? (
        <InlineAlert tone="ok" announce title="The order is paid and has started.">
          It is in the queue of the translators.
        </InlineAlert>
      ) : (
        <InlineAlert tone="ok" announce title={`The order of ${customer} is taken.`}>
          It starts when it is paid.
        </InlineAlert>
      )}
      {order.uncertified.length > 0 && !order.isPaid ? <Unpromised languages={order.uncertified} /> : null}
      {order.isSenderProved === null ? null : <MailFacts order={order} />}
      <Card as="section" aria-label="Order">
        <DescriptionList
          facts={[
            { term: 'Customer', value: <bdi>{customer}</bdi> },
            { term: 'Taken', value: deskSourceWords[order.source] },
            { term: 'Office', value: order.officeName },
            ...order.documents.map((document) => ({
              term: document.filename,
              value: order.isPaid ? describePaper(document) : <PaperChoices document={document} orderId={order.id} />,
            })),
            ...order.lines.map(({ text, amount }) => ({
              term: text,
              value: <Money cents={amount.cents} currency={amount.currency} />,
            })),
          ]}
        />
        <p className="mt-3 flex items-baseline justify-between border-t border-line pt-3">
          <span className="font-semibold">Total</span>
          <strong className="text-2xl">
            <Money cents={order.totalCents} currency={order.currency} />
          </strong>
        </p>
      </Card>
      {order.isPaid ? null : <WaysToPay order={order} />}
      <div>
        <Button variant="secondary" onClick={onNew}>
          Take another order
        </Button>
      </div>
    </div>
  );
}

/** Warns, before the customer pays, that no signer certifies the language. */
function Unpromised({ languages }: { languages: readonly string[] }) {
  const named = new Intl.ListFormat('en').format(languages);
  return (
    <InlineAlert tone="warn" title={`Nobody on the staff certifies ${named}`}>
      The order is sold without a promised time. Agree a day with the customer, and have a translator state the language
      in their signer profile.
    </InlineAlert>
  );
}

function WaysToPay({ order }: { order: DeskOrderView }) {
  const user = useCurrentUser();
  const utils = trpc.useUtils();
  const [isRecording, setIsRecording] = useState(false);
  const charge = trpc.admin.chargeOrder.useMutation({
    onSuccess: (after) => utils.admin.order.setData({ id: order.id }, after),
  });
  const { id: orderId, totalCents: leftCents, currency } = order;
  const payer = order.customerName ?? order.customerEmail ?? '';
  const target = { orderId, label: 'order of the desk', payer, leftCents, currency };
  return (
    <Card as="section" aria-labelledby="desk-pay">
      <CardHeader
        id="desk-pay"
        title="Payment"
        description={
          <>
            The link works until <DateTime value={order.payableUntil} />, also without an account.
          </>
        }
      />
      <div className="flex flex-wrap items-start gap-6">
        <QrCode value={order.payUrl} label="Code of the payment page, for the customer’s phone" className="size-36" />
        <div className="grid min-w-0 flex-1 gap-3">
          <p className="text-sm text-ink-2">
            The customer scans the code, or you send the link by message.
            {order.customerEmail === null ? ' Their email is asked for after the payment.' : ''}
          </p>
          <div className="flex flex-wrap gap-3">
            <CopyButton text={order.payUrl} label="payment link" />
            {user && can(user, 'account') ? (
              <Button size="sm" variant="secondary" onClick={() => setIsRecording(true)}>
                Paid at the counter…
              </Button>
            ) : null}
            {order.canChargeAccount ? (
              <Button
                size="sm"
                variant="secondary"
                busy={charge.isPending}
                onClick={() => {
                  if (!charge.isPending) charge.mutate({ id: order.id, expectedTotalCents: order.totalCents });
                }}
              >
                Put on their account
              </Button>
            ) : null}
          </div>
          <FailureAlert failure={charge.error ? describeError(charge.error) : undefined} />
        </div>
      </div>
      <RecordDialog target={isRecording ? target : undefined} onClose={() => setIsRecording(false)} />
    </Card>
  );
}

/** The mail that the order came from, with its refused attachments. */
function MailFacts({ order }: { order: DeskOrderView }) {
  const { subject, message, isSenderProved, refused } = order;
  return (
    <Card as="section" aria-labelledby="desk-mail">
      <CardHeader id="desk-mail" title={subject === null || subject === '' ? 'Mail without a subject' : subject} />
      {isSenderProved === false ? (
        <InlineAlert tone="warn" className="mb-4" title="The sender is not proved">
          Anybody may have written this address. The papers are in no account.
        </InlineAlert>
      ) : null}
      {message === null || message === '' ? null : (
        <p dir="auto" className="max-h-60 overflow-y-auto text-sm whitespace-pre-wrap wrap-anywhere">
          {message}
        </p>
      )}
      {refused.length === 0 ? null : (
        <>
          <h3 className="mt-4 text-sm font-semibold">Not taken</h3>
          <ul className="mt-1 grid gap-1 text-sm text-ink-2">
            {refused.map(({ filename, reason }, index) => (
              <li key={`${String(index)} ${filename}`}>
                <bdi className="wrap-anywhere">{filename}</bdi>: {reason}
              </li>
            ))}
          </ul>
        </>
      )}
    </Card>
  );
}

import { useState } from 'react';
import { RecordDialog } from '#client/features/admin/money/record-dialog.tsx';
import { useCurrentUser } from '#client/features/auth/sign-in/use-current-user.ts';
import { PayAmount } from '#client/features/pay/amount.tsx';
import { Button } from '#client/ui/button/button.tsx';
import { DateTime } from '#client/ui/data/date-time.tsx';
import { DescriptionList } from '#client/ui/data/description-list.tsx';
import { Money } from '#client/ui/data/money.tsx';
import { StatusBadge, type StatusBadgeProps } from '#client/ui/data/status-badge.tsx';
import { can } from '#shared/access.ts';
import type { Currency } from '#shared/money.ts';
import { payActivityLabel } from '#shared/pay/rates.ts';
import type { AdminDocumentDetails } from '#shared/schemas/admin.ts';
import type { OrderPay } from '#shared/schemas/pay.ts';
import { disputeBadge, disputeReason, flagLabel } from './labels.ts';
import { RefundButton } from './refund-button.tsx';

type Payment = AdminDocumentDetails['payments'][number];

const paymentLabels: Record<Payment['status'], StatusBadgeProps> = {
  open: { word: 'Open', tone: 'idle' },
  due: { word: 'On account', tone: 'idle' },
  paid: { word: 'Paid', tone: 'ok' },
  failed: { word: 'Failed', tone: 'error' },
  expired: { word: 'Expired', tone: 'idle' },
  refunded: { word: 'Refunded', tone: 'warn', icon: 'check' },
};

const partlyPaid: StatusBadgeProps = { word: 'Partly paid', tone: 'warn' };

/** Price, payments, disputes and refunds of a document. */
export function DocumentMoney({ document }: { document: AdminDocumentDetails }) {
  return (
    <>
      <DescriptionList
        facts={[
          { term: 'List price', value: <Money cents={document.totalCostCents} currency={document.currency} /> },
          { term: 'Charged', value: <Money cents={document.chargedCents} currency={document.currency} /> },
        ]}
      />
      <RecordForOrder document={document} />
      {document.payments.map((payment) => (
        <PaymentRow key={payment.id} payment={payment} document={document} />
      ))}
      {document.disputes.length > 0 ? (
        <ul className="divide-y divide-line border-t border-line">
          {document.disputes.map((dispute) => (
            <DisputeRow key={dispute.id} dispute={dispute} />
          ))}
        </ul>
      ) : null}
      {document.refunds.length > 0 ? (
        <ul className="divide-y divide-line border-t border-line">
          {document.refunds.map((refund) => (
            <li key={refund.id} className="py-2.5">
              <span className="flex flex-wrap justify-between gap-x-4">
                <span className="font-medium">
                  Refund of <Money cents={refund.amountCents} currency={refund.currency} /> ({refund.status})
                </span>
                <DateTime value={refund.createdAt} className="text-xs text-ink-2" />
              </span>
              <span className="block text-xs wrap-anywhere text-ink-2">
                “{refund.reason}”{refund.requestedByName === null ? '' : `, ${refund.requestedByName}`}
              </span>
            </li>
          ))}
        </ul>
      ) : null}
    </>
  );
}

function DisputeRow({ dispute }: { dispute: AdminDocumentDetails['disputes'][number] }) {
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 py-2.5">
      <span className="min-w-0 flex-1 basis-48">
        <span className="block font-medium">
          Dispute of <Money cents={dispute.amountCents} currency={dispute.currency} /> (receipt {dispute.receiptNumber})
        </span>
        <span className="block text-xs text-ink-2">
          Reason: {disputeReason(dispute.reason)} · opened <DateTime value={dispute.openedAt} />
          {dispute.closedAt === null ? null : (
            <>
              {' '}
              · closed <DateTime value={dispute.closedAt} />
            </>
          )}
        </span>
        {dispute.status === 'open' && dispute.dueBy !== null ? (
          <span className="block text-xs text-warn">
            Answer due by <DateTime value={dispute.dueBy} />
          </span>
        ) : null}
      </span>
      <StatusBadge {...disputeBadge(dispute)} />
    </li>
  );
}

function PaymentRow({ payment, document }: { payment: Payment; document: AdminDocumentDetails }) {
  const isShared = payment.siblings.length > 0 && payment.flag === null;
  const left = isShared ? payment.shareLeftCents : payment.amountCents - payment.refundedCents;
  const isSettled = payment.status === 'due' || (payment.status === 'paid' && payment.missingCents === 0);
  const isRefundable = isSettled && left > 0;
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line py-2.5">
      <span className="min-w-0 flex-1 basis-48">
        <span className="block font-medium">
          Receipt {payment.receiptNumber} · <Money cents={payment.amountCents} currency={payment.currency} />
        </span>
        <span className="block text-xs text-ink-2">
          {payment.cardBrand === null ? '' : `${payment.cardBrand} •••• ${payment.cardLast4 ?? ''} · `}
          <DateTime value={payment.paidAt ?? payment.createdAt} />
          {payment.refundedCents > 0 ? (
            <>
              {' '}
              · <Money cents={payment.refundedCents} currency={payment.currency} /> refunded
            </>
          ) : null}
        </span>
        {payment.missingCents > 0 ? (
          <span className="block text-xs text-warn">
            <Money cents={payment.missingCents} currency={payment.currency} /> was taken back and is due again
          </span>
        ) : null}
        {payment.flag === null ? null : (
          <span className="block text-xs text-warn">Needs a decision: {flagLabel(payment.flag)}</span>
        )}
      </span>
      <StatusBadge {...(payment.missingCents > 0 ? partlyPaid : paymentLabels[payment.status])} />
      {isRefundable ? (
        <RefundButton
          payment={payment}
          leftCents={left}
          order={
            payment.flag === null
              ? { documentId: document.id, siblings: payment.siblings, isDelivered: document.hasTranslation }
              : undefined
          }
        />
      ) : null}
    </div>
  );
}

/** Earnings of a document's staff, and the margin left of its price. */
export function DocumentPay({
  pay: { earnings, marginCents },
  currency,
}: {
  pay: OrderPay;
  /** Of the order. */
  currency: Currency;
}) {
  if (earnings.length === 0) return <p className="py-2.5 text-ink-2">Nobody was paid for this paper.</p>;
  return (
    <DescriptionList
      facts={[
        ...earnings.map(({ userName, activity, ...amount }) => ({
          term: `${payActivityLabel[activity]}, ${userName ?? 'somebody'}`,
          value: <PayAmount cents={amount.amountCents} currency={amount.currency} />,
        })),
        {
          term: 'Margin, after refunds',
          value:
            marginCents === null ? (
              'Unknown: paid in another currency'
            ) : (
              <Money cents={marginCents} currency={currency} />
            ),
        },
      ]}
    />
  );
}

/** Records a bank, cash or check payment: for an unpaid order, which starts it, or for a missing amount. */
function RecordForOrder({ document }: { document: AdminDocumentDetails }) {
  const user = useCurrentUser();
  const [isOpen, setIsOpen] = useState(false);
  const missing = document.payments.find(({ missingCents }) => missingCents > 0);
  const isPayable = missing !== undefined || (document.paymentStatus === 'unpaid' && document.hasFile);
  if (!isPayable || !user || !can(user, 'account')) return null;
  const { id: orderId, filename: label, user: owner, currency } = document;
  const leftCents = missing?.missingCents ?? document.totalCostCents;
  const target = { orderId, label, payer: owner.name ?? owner.email, leftCents, currency };
  return (
    <>
      <Button size="sm" variant="secondary" className="my-3" onClick={() => setIsOpen(true)}>
        Record payment…
      </Button>
      <RecordDialog target={isOpen ? target : undefined} onClose={() => setIsOpen(false)} />
    </>
  );
}

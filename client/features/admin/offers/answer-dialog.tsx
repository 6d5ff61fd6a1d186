import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { describeError } from '#client/lib/error-message.ts';
import { FailureAlert } from '#client/lib/failure-alert.tsx';
import { trpc } from '#client/lib/trpc.ts';
import { Button } from '#client/ui/button/button.tsx';
import { DateTime } from '#client/ui/data/date-time.tsx';
import { Money } from '#client/ui/data/money.tsx';
import { useToast } from '#client/ui/feedback/use-toast.ts';
import { Field } from '#client/ui/form/field.tsx';
import { Select } from '#client/ui/form/select.tsx';
import { Textarea } from '#client/ui/form/textarea.tsx';
import { Dialog } from '#client/ui/overlay/dialog.tsx';
import { formatBytes } from '#shared/files.ts';
import { countOf } from '#shared/plural.ts';
import type { DeskRequestView } from '#shared/schemas/price-requests.ts';

interface AnswerProps {
  request: DeskRequestView;
  mayAnswer: boolean;
  onClose: () => void;
}

/** A request with its files, its offer, and the form to answer it. */
export function AnswerDialog({ request, mayAnswer, onClose }: AnswerProps) {
  const isWaiting = request.state === 'open' || request.state === 'offered';
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      title="Price request"
      description={<bdi>{request.customerName ?? request.customerEmail}</bdi>}
      size="md"
    >
      <Facts request={request} />
      <Offered request={request} />
      {isWaiting && mayAnswer ? <Answer request={request} onClose={onClose} /> : null}
    </Dialog>
  );
}

function Facts({ request: { about, languages, pages, neededBy, files, reason } }: Pick<AnswerProps, 'request'>) {
  const facts = [languages, pages === null ? '' : countOf(pages, 'page'), neededBy === null ? '' : `by ${neededBy}`];
  return (
    <div className="grid gap-3 text-sm">
      <bdi className="block wrap-anywhere whitespace-pre-line">{about}</bdi>
      {facts.some((fact) => fact !== '') ? (
        <bdi className="block text-ink-2">{facts.filter((fact) => fact !== '').join(' · ')}</bdi>
      ) : null}
      {files.length > 0 ? (
        <ul aria-label="Files">
          {files.map(({ id, filename, sizeBytes }) => (
            <li key={id}>
              <a href={`/files/price-requests/${id}`} download className="inline-link wrap-anywhere">
                <bdi>{filename}</bdi>
              </a>{' '}
              <span className="text-ink-2">{formatBytes(sizeBytes)}</span>
            </li>
          ))}
        </ul>
      ) : null}
      {reason === '' ? null : <p className="text-ink-2">Declined: {reason}</p>}
    </div>
  );
}

function Offered({ request: { offer } }: Pick<AnswerProps, 'request'>) {
  if (!offer) return null;
  return (
    <p className="mt-4 border-t border-line pt-4 text-sm">
      Offer {offer.version}: <Money cents={offer.totalCents} currency={offer.currency} className="font-semibold" />,{' '}
      {offer.acceptedAt === null ? (
        <>
          valid until <DateTime value={offer.expiresAt} format="date" />
        </>
      ) : (
        <>
          accepted by <bdi>{offer.acceptedName}</bdi> on <DateTime value={offer.acceptedAt} format="date" />
        </>
      )}
      .{' '}
      <a href={`/files/offers/${offer.id}`} download className="inline-link">
        PDF
      </a>
    </p>
  );
}

/** Mutations of the dialog; closes it on success. */
function useAnswer(onClose: () => void) {
  const utils = trpc.useUtils();
  const toast = useToast();
  const settled = (title: string) => ({
    onSuccess: () => {
      toast.show({ tone: 'ok', title });
      onClose();
    },
    onSettled: () => utils.admin.priceRequests.invalidate(),
  });
  const make = trpc.admin.makeOffer.useMutation(settled('Offer sent'));
  const withdraw = trpc.admin.withdrawOffer.useMutation(settled('Offer withdrawn'));
  const decline = trpc.admin.declinePriceRequest.useMutation(settled('Request declined'));
  return { make, withdraw, decline, isBusy: make.isPending || withdraw.isPending || decline.isPending };
}

function Answer({ request, onClose }: Pick<AnswerProps, 'request' | 'onClose'>) {
  const { id, orders, offer } = request;
  const [orderId, setOrderId] = useState(orders[0]?.id ?? '');
  const [note, setNote] = useState('');
  const { make, withdraw, decline, isBusy } = useAnswer(onClose);
  const failed = make.error ?? withdraw.error ?? decline.error;
  return (
    <div className="mt-4 grid gap-4 border-t border-line pt-4">
      <FailureAlert failure={failed ? describeError(failed) : undefined} />
      <OrderField orders={orders} value={orderId} onChange={setOrderId} />
      <Field label="Note, or reason to decline" hint="The customer reads it.">
        <Textarea
          dir="auto"
          rows={3}
          maxLength={2000}
          value={note}
          onChange={({ currentTarget: { value } }) => setNote(value)}
        />
      </Field>
      <div className="flex flex-wrap gap-3">
        <Button
          disabled={orderId === ''}
          busy={make.isPending}
          onClick={() => {
            if (!isBusy) make.mutate({ requestId: id, orderId, note });
          }}
        >
          {offer ? 'Send a new version' : 'Send the offer'}
        </Button>
        {offer ? (
          <Button
            variant="secondary"
            busy={withdraw.isPending}
            onClick={() => {
              if (!isBusy) withdraw.mutate({ id });
            }}
          >
            Withdraw
          </Button>
        ) : null}
        <Button
          variant="secondary"
          disabled={note.trim().length < 3}
          busy={decline.isPending}
          onClick={() => {
            if (!isBusy) decline.mutate({ id, reason: note });
          }}
        >
          Decline
        </Button>
      </div>
    </div>
  );
}

interface OrderFieldProps {
  orders: DeskRequestView['orders'];
  value: string;
  onChange: (orderId: string) => void;
}

/** Selects an unpaid order of the customer, or explains how to create one. */
function OrderField({ orders, value, onChange }: OrderFieldProps) {
  if (orders.length === 0) {
    return (
      <p className="text-sm text-ink-2">
        <Link to="/admin/new-order" className="inline-link">
          Take an order
        </Link>{' '}
        for this customer with the papers and price lines; it can be offered here then.
      </p>
    );
  }
  return (
    <Field label="Order to offer" hint="Unpaid orders of the desk for this customer, at their price now.">
      <Select
        options={orders.map((order) => ({ value: order.id, label: order.title }))}
        value={value}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
    </Field>
  );
}

import type Stripe from 'stripe';
import { z } from 'zod';
import { refused } from './errors.ts';
import { newId } from './objects.ts';
import type { Sandbox } from './sessions.ts';
import { nowInSeconds, type WireDispute } from './store.ts';

export const disputeInput = z.object({
  payment_intent: z.string(),
  /** Cents; defaults to the unrefunded amount. */
  amount: z.number().int().positive().optional(),
  reason: z.string().default('fraudulent'),
  status: z.enum(['needs_response', 'warning_needs_response']).default('needs_response'),
});

export const disputeOutcomes = ['won', 'lost', 'under_review', 'warning_closed'] as const;

/** Typical response deadline of card networks. */
const responseDays = 9;

/** Opens a dispute on the charge of a payment intent. Throws when there is no successful charge. */
export function openDispute({ store, outbox }: Sandbox, input: z.infer<typeof disputeInput>): WireDispute {
  const intent = store.find('payment_intent', input.payment_intent);
  const charge = typeof intent?.latest_charge === 'string' ? store.find('charge', intent.latest_charge) : undefined;
  if (intent === undefined || charge?.status !== 'succeeded')
    throw refused('This PaymentIntent has no charge to dispute.');
  const dispute: WireDispute = {
    id: newId('du'),
    object: 'dispute',
    amount: input.amount ?? charge.amount_captured - charge.amount_refunded,
    charge: charge.id,
    created: nowInSeconds(),
    currency: charge.currency,
    evidence_details: {
      due_by: nowInSeconds() + responseDays * 24 * 60 * 60,
      has_evidence: false,
      past_due: false,
      submission_count: 0,
    },
    is_charge_refundable: input.status === 'warning_needs_response',
    livemode: false,
    metadata: {},
    payment_intent: intent.id,
    reason: input.reason,
    status: input.status,
  };
  store.insert('dispute', dispute, { parent: intent.id });
  const disputed: Stripe.Charge = { ...charge, disputed: true };
  store.update(disputed);
  outbox.emit('charge.dispute.created', dispute);
  return dispute;
}

/** Sets a dispute's status and emits its events. */
export function settleDispute(
  { store, outbox }: Sandbox,
  id: string,
  status: (typeof disputeOutcomes)[number],
): WireDispute {
  const dispute = store.find('dispute', id);
  if (dispute === undefined) throw refused(`No such dispute: ${id}`);
  const settled: WireDispute = { ...dispute, status };
  store.update(settled);
  if (status === 'lost') outbox.emit('charge.dispute.funds_withdrawn', settled);
  outbox.emit(status === 'under_review' ? 'charge.dispute.updated' : 'charge.dispute.closed', settled);
  return settled;
}

/** True while a dispute withholds the funds of a charge, which then cannot be refunded. */
export function isHeldByBank({ store }: Pick<Sandbox, 'store'>, intentId: string): boolean {
  return store
    .list('dispute', { parent: intentId, limit: 100 })
    .data.some(({ status }) => status === 'needs_response' || status === 'under_review' || status === 'lost');
}

import { Readable } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import type { Actor } from '#server/context.ts';
import type { Deps } from '#server/deps.ts';
import { AppError } from '#server/errors.ts';
import { approve, sendCorrection, supplyTranslation } from '#server/features/authenticator/service.ts';
import { sendMessageToCustomer, sendOwnMessage } from '#server/features/documents/conversation/messages.ts';
import { sendMailing } from '#server/features/documents/mailing.ts';
import { findReviewByDocument } from '#server/features/documents/reviews.ts';
import { findDocument } from '#server/features/documents/rows.ts';
import { createDocument, discardDocument } from '#server/features/documents/service.ts';
import { uploadCorrection, uploadDocument } from '#server/features/documents/upload/service.ts';
import { createCheckoutSession } from '#server/features/payments/checkout/service.ts';
import { syncSession } from '#server/features/payments/fulfilment.ts';
import { cancelOrder } from '#server/features/payments/refunds/cancellation.ts';
import { syncDisputes } from '#server/features/payments/refunds/disputes.ts';
import { refundPayment, sendRequestedRefund } from '#server/features/payments/refunds/service.ts';
import { findWebhookDelivery } from '#server/features/translation/workflow/queries.ts';
import { handleInbound, recordInbound } from '#server/features/translation/workflow/service.ts';
import { checklistPoints } from '#shared/certificate/checklist.ts';
import { createDocumentInput } from '#shared/schemas/documents.ts';
import type { Extras } from './orders.ts';
import { printOriginal, printTranslation, type Holder, type Paper } from './papers.ts';
import { callSandbox } from './past.ts';

/** Steps of an order, performed by the product's services. Each is idempotent. */

export interface NewOrder {
  owner: Actor;
  paper: Paper;
  holder: Holder;
  isNotarized?: true | undefined;
  extras?: Extras | undefined;
  /** Idempotency key. */
  key: string;
}

export interface Ordered extends NewOrder {
  id: string;
}

/** Creates an order and uploads its file, which submits a staff member's free order. */
export async function placeOrder(deps: Deps, order: NewOrder): Promise<Ordered> {
  const { owner, paper, holder, isNotarized = false, extras = {} } = order;
  const input = createDocumentInput.parse({
    filename: paper.filename,
    translationType: isNotarized ? 'notarized' : 'certified',
    isBankStatement: paper.isBankStatement ?? false,
    sourceLanguage: paper.language,
    clientName: holder.name,
    speed: extras.speed,
    note: extras.note,
    mailing: extras.isMailed ? { ...address, name: holder.name } : undefined,
    idempotencyKey: order.key,
  });
  const { id, hasFile } = await createDocument(deps, owner, input);
  if (!hasFile) {
    const bytes = await printOriginal(paper, holder);
    await whileBusy(() => uploadDocument(deps, owner, { documentId: id, body: bodyOf(bytes) }));
  }
  return { ...order, id };
}

/** Where demo copies are mailed. */
const address = { line1: '12 Harbor Street', line2: 'Apt 4', city: 'Boston', state: 'MA', zip: '02108' };

/** Repeats work that a busy machine refused, for up to two minutes. */
async function whileBusy<T>(work: () => Promise<T>): Promise<T> {
  const deadline = performance.now() + 120_000;
  for (;;) {
    try {
      return await work();
    } catch (error) {
      const isBusy =
        error instanceof AppError && (error.code === 'UPLOAD_BUSY' || error.code === 'SERVICE_UNAVAILABLE');
      if (!isBusy || performance.now() > deadline) throw error;
      await wait(1000);
    }
  }
}

function bodyOf(bytes: Buffer) {
  return { stream: Readable.from([bytes]), contentLength: String(bytes.length), network: 'seed' };
}

export async function pay(deps: Deps, { id, owner }: Ordered): Promise<void> {
  const document = await findDocument(deps.db, { id });
  if (document?.paymentStatus !== 'unpaid') return;
  const { sessionId } = await openCheckout(deps, owner, document);
  await completeCheckout(deps, sessionId);
}

function openCheckout(deps: Deps, owner: Actor, { id, totalCostCents }: { id: string; totalCostCents: number }) {
  return createCheckoutSession(deps, owner, {
    documentIds: [id],
    expectedTotalCents: totalCostCents,
    isMobile: false,
  });
}

async function completeCheckout(deps: Deps, sessionId: string): Promise<void> {
  await callSandbox(deps.env, `/sandbox/sessions/${sessionId}/complete`);
  await syncSession(deps, sessionId);
}

/** Discards a draft with an open checkout session and then pays it, which flags the payment and refunds it. */
export async function payDiscarded(deps: Deps, order: NewOrder): Promise<void> {
  const flagged = () =>
    deps.db
      .selectFrom('payments')
      .leftJoin('refunds', 'refunds.paymentId', 'payments.id')
      .select(['refunds.id', 'refunds.status'])
      .where('payments.userId', '=', order.owner.id)
      .where('flag', 'is not', null)
      .executeTakeFirst();
  if (!(await flagged())) {
    const { id } = await placeOrder(deps, order);
    const document = await findDocument(deps.db, { id });
    if (!document) return;
    const { sessionId } = await openCheckout(deps, order.owner, document);
    await discardDocument(deps, order.owner, id);
    await completeCheckout(deps, sessionId);
  }
  const refund = await flagged();
  if (refund?.id && refund.status === 'requested') await sendRequestedRefund(deps, refund.id);
}

/** Records the workflow's callback with a translation. */
export function translate(deps: Deps, order: Ordered): Promise<void> {
  return answerOrder(deps, order, () => printTranslation(order.paper, order.holder));
}

export function failTranslation(deps: Deps, order: Ordered): Promise<void> {
  return answerOrder(deps, order, undefined);
}

async function answerOrder(deps: Deps, { id }: Ordered, print: (() => Promise<Buffer>) | undefined): Promise<void> {
  const review = await findReviewByDocument(deps.db, id);
  if (review?.status !== 'pending' || review.workflowState === 'received') return;
  const deliveryId = `demo-${id}`;
  const outcome = print
    ? { status: 'completed' as const, bytes: await print() }
    : { status: 'failed' as const, reason: 'The scan is too faint to read' };
  await recordInbound(deps, { deliveryId, documentId: id, ...outcome });
  const delivery = await findWebhookDelivery(deps.db, { direction: 'inbound', deliveryId });
  if (delivery) await whileBusy(() => handleInbound(deps, delivery.id));
}

export async function decide(
  deps: Deps,
  { id, paper, holder }: Ordered,
  { is, by }: { is: 'approved' | 'corrected' | 'supplied'; by: Actor },
): Promise<void> {
  const review = await findReviewByDocument(deps.db, id);
  if (review?.status !== 'pending' || review.notarySince !== null) return;
  const statement = {
    id: review.id,
    checklist: [...checklistPoints],
    facts: { paperKind: paper.kind, holders: [holder] },
    acknowledgements: [],
  };
  if (is === 'approved') {
    await whileBusy(() => approve(deps, by, statement));
    return;
  }
  const bytes = await printTranslation(paper, holder);
  const { uploadId } = await whileBusy(() =>
    uploadCorrection(deps, by, { reviewId: review.id, filename: 'translation.pdf', body: bodyOf(bytes) }),
  );
  const send = is === 'corrected' ? sendCorrection : supplyTranslation;
  await whileBusy(() => send(deps, by, { ...statement, uploadId }));
}

/** Refunds `cents`, or the full amount without it. */
export async function refundOrder(
  deps: Deps,
  { id }: Ordered,
  { actor, reason, cents }: { actor: Actor; reason: string; cents?: number },
): Promise<void> {
  const payment = await findPaymentOf(deps, id);
  if (!payment || payment.refundedCents > 0) return;
  await refundPayment(deps, actor, {
    paymentId: payment.id,
    documentId: id,
    reason,
    ...(cents === undefined ? {} : { amountCents: cents, certificate: 'keep' as const }),
  });
}

/** By its customer, with a full refund. */
export async function cancel(deps: Deps, { id, owner }: Ordered): Promise<void> {
  const document = await findDocument(deps.db, { id });
  if (document?.paymentStatus === 'paid') await cancelOrder(deps, owner, id);
}

/** A message, once: its id follows from the order's. */
export async function say(
  deps: Deps,
  { id, owner }: Ordered,
  { place, from, says, staff }: { place: number; from: 'customer' | 'staff'; says: string; staff: Actor },
): Promise<void> {
  const messageId = `${id.slice(0, -2)}${String(place).padStart(2, '0')}`;
  if (from === 'customer') {
    await sendOwnMessage(deps, owner, { id, messageId, message: says });
    return;
  }
  const review = await findReviewByDocument(deps.db, id);
  if (review?.status === 'pending')
    await sendMessageToCustomer(deps, staff, { id: review.id, messageId, message: says });
}

export async function mailCopy(deps: Deps, { id }: Ordered, by: Actor): Promise<void> {
  await sendMailing(deps, by, { documentId: id, carrier: 'usps', trackingNumber: '9400 1000 0000 0000 0000 00' });
}

export async function dispute(deps: Deps, { id }: Ordered): Promise<void> {
  const payment = await findPaymentOf(deps, id);
  const intentId = payment?.stripePaymentIntentId;
  if (!intentId) return;
  const { data } = await deps.stripe.disputes.list({ payment_intent: intentId, limit: 1 });
  if (data.length === 0) await callSandbox(deps.env, '/sandbox/disputes', { payment_intent: intentId });
  await syncDisputes(deps, intentId);
}

function findPaymentOf({ db }: Deps, documentId: string) {
  return db
    .selectFrom('paymentItems')
    .innerJoin('payments', 'payments.id', 'paymentItems.paymentId')
    .select(['payments.id', 'payments.refundedCents', 'payments.stripePaymentIntentId'])
    .where('paymentItems.documentId', '=', documentId)
    .where('payments.status', 'in', ['paid', 'refunded'])
    .executeTakeFirst();
}

import { Readable } from 'node:stream';
import type { Actor } from '#server/context.ts';
import type { Deps } from '#server/deps.ts';
import { approve } from '#server/features/authenticator/service.ts';
import { findDocument } from '#server/features/documents/queries.ts';
import { findReviewOf } from '#server/features/documents/review/queries.ts';
import { createDocument } from '#server/features/documents/service.ts';
import { uploadDocument } from '#server/features/documents/upload/service.ts';
import { createCheckoutSession } from '#server/features/payments/checkout/service.ts';
import { settleSession } from '#server/features/payments/fulfilment/service.ts';
import { findDelivery } from '#server/features/translation/queries.ts';
import { handleInbound, recordInbound } from '#server/features/translation/service.ts';
import { checklistPoints } from '#shared/certificate/checklist.ts';
import { createDocumentInput } from '#shared/schemas/documents.ts';
import type { DemoActors } from './accounts.ts';
import { bankStatement, birthCertificate, schoolRecord } from './papers.ts';

interface Order {
  filename: string;
  isBankStatement?: boolean;
  bytes: Buffer;
}

/**
 * A delivered translation, one under review and an unpaid draft of the demo customer, made by the product's own verbs.
 * Needs the payments sandbox, which pays without a card. What is there already is left as it is.
 */
export async function seedHistory(deps: Deps, { customer, authenticator }: DemoActors): Promise<void> {
  const delivered = await order(deps, customer, {
    filename: 'certidao-de-nascimento.pdf',
    bytes: await birthCertificate.original(),
  });
  await pay(deps, customer, delivered);
  await translate(deps, delivered, await birthCertificate.translation());
  await certify(deps, authenticator, delivered);

  const underReview = await order(deps, customer, {
    filename: 'extrato-bancario.pdf',
    isBankStatement: true,
    bytes: await bankStatement(),
  });
  await pay(deps, customer, underReview);

  await order(deps, customer, { filename: 'historico-escolar.pdf', bytes: await schoolRecord() });
}

/** The draft with its file; returns its id. */
async function order(
  deps: Deps,
  customer: Actor,
  { filename, isBankStatement = false, bytes }: Order,
): Promise<string> {
  const input = createDocumentInput.parse({ filename, isBankStatement, idempotencyKey: `demo-${filename}` });
  const { id, hasFile } = await createDocument(deps, customer, input);
  if (!hasFile) {
    const body = { stream: Readable.from([bytes]), contentLength: String(bytes.length), network: 'seed' };
    await uploadDocument(deps, customer, { documentId: id, body });
  }
  return id;
}

async function pay(deps: Deps, customer: Actor, id: string): Promise<void> {
  const document = await findDocument(deps.db, { id });
  if (document?.paymentStatus !== 'unpaid') return;
  const { sessionId } = await createCheckoutSession(deps, customer, {
    documentIds: [id],
    expectedTotalCents: document.totalCostCents,
    isMobile: false,
  });
  const answer = await fetch(`${deps.env.stripe.apiUrl ?? ''}/sandbox/sessions/${sessionId}/complete`, {
    method: 'POST',
  });
  if (!answer.ok) throw new Error(`the payments sandbox did not pay: ${answer.status}`);
  await settleSession(deps, sessionId);
}

/** What the workflow would send back. */
async function translate(deps: Deps, documentId: string, bytes: Buffer): Promise<void> {
  const review = await findReviewOf(deps.db, documentId);
  if (!review || review.translatedFileKey) return;
  const deliveryId = `demo-${documentId}`;
  await recordInbound(deps, { deliveryId, documentId, status: 'completed', bytes });
  const delivery = await findDelivery(deps.db, { direction: 'inbound', deliveryId });
  if (delivery) await handleInbound(deps, delivery.id);
}

async function certify(deps: Deps, authenticator: Actor, documentId: string): Promise<void> {
  const review = await findReviewOf(deps.db, documentId);
  if (review?.status !== 'pending') return;
  await approve(deps, authenticator, {
    id: review.id,
    checklist: [...checklistPoints],
    facts: { paperKind: 'Birth certificate', holders: [{ name: 'Marina Alves' }] },
    acknowledgements: [],
  });
}

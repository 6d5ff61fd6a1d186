import type { z } from 'zod';
import type { Actor, SignedInActor } from '#server/context.ts';
import type { Deps } from '#server/deps.ts';
import { AppError } from '#server/errors.ts';
import { recordAudit } from '#server/features/auth/audit-log.ts';
import { customerOf, findContact, findStaffOffice } from '#server/features/auth/desk-customers.ts';
import { findOwner } from '#server/features/auth/queries.ts';
import { pricesOf } from '#server/features/company/prices.ts';
import { listUncertified } from '#server/features/documents/availability.ts';
import { findDeskOrderOf } from '#server/features/documents/desk-access.ts';
import { makePayLink } from '#server/features/documents/pay-link.ts';
import { listDocumentViews } from '#server/features/documents/queries.ts';
import { findDocument, lockDocument, updateDocument } from '#server/features/documents/rows.ts';
import { changeDocument, createDocument } from '#server/features/documents/service.ts';
import { orderOnAccount } from '#server/features/payments/on-account/service.ts';
import type { Trx } from '#server/platform/db/client.ts';
import { smallestCharge } from '#shared/currency-facts.ts';
import { sumOfLines } from '#shared/desk-orders.ts';
import { limits } from '#shared/limits.ts';
import { isSameCurrency, sumCents, type Currency } from '#shared/money.ts';
import { priceLine, quote } from '#shared/pricing.ts';
import type { PriceList } from '#shared/schemas/company.ts';
import type {
  changeOrderPaperInput,
  chargeOrderInput,
  CreateOrderInput,
  deskOrderView,
  officesOutput,
  setOrderLinesInput,
} from '#shared/schemas/desk-orders.ts';
import { listOffices } from '../calendars.ts';
import {
  findByKey,
  findOrder,
  insertDocuments,
  insertOrder,
  listDocuments,
  listLines,
  listOpenOrders,
  lockPress,
  replaceLines,
} from './queries.ts';

/*
 * Orders that staff take for a customer.
 * Promises: creation is idempotent by key, also after an interruption; the documents belong to the customer, and every
 * price of theirs includes the desk's lines.
 * Never: a line that makes a paper cost nothing, another price of a paid order, or an order of staff themselves.
 */

type View = z.input<typeof deskOrderView>;
type Line = CreateOrderInput['lines'][number];

/** Minimum price of a paper after a desk discount, in minor units; not below the minimum card charge. */
const leastCents = 100;

/**
 * Takes an order; its files follow. Throws USER_NOT_FOUND, DESK_CLIENT_IS_STAFF, WRONG_CURRENCY, DESK_LINE_TOO_LOW, OFFICE_NOT_FOUND
 * and the codes of `createDocument`.
 */
export async function createOrder(deps: Deps, actor: SignedInActor, input: CreateOrderInput): Promise<View> {
  const known = input.client.accountId === undefined ? undefined : await findOwner(deps.db, input.client.accountId);
  const { facts } = await deps.company.inForce('prices', pricesOf(known ?? null));
  assertCurrency(input.lines, facts);
  const office = await chooseOffice(deps, actor, input);
  const [first] = input.documents;
  if (first) assertWorth(priceLine({ ...first, office, pages: 1 }, facts), input.lines, facts.currency);
  const { id, accountId } = await press(deps, actor, input);
  const owner = await ownerOf(deps, actor, accountId);
  const ids: string[] = [];
  for (const document of input.documents) ids.push(await saveDocument(deps, owner, document, office));
  await deps.db.transaction().execute(async (trx) => {
    await insertDocuments(trx, id, ids);
    if ((await listLines(trx, id)).length === 0) await saveLines(deps, trx, { actor, orderId: id, lines: input.lines });
  });
  return getOrder(deps, id);
}

async function chooseOffice(deps: Deps, actor: SignedInActor, { office }: CreateOrderInput): Promise<string> {
  const { offices, own } = await getOffices(deps, actor);
  if (office === undefined) return own;
  if (!offices.some((one) => one.office === office)) throw new AppError('OFFICE_NOT_FOUND');
  return office;
}

/** Offices that can make an order, and the actor's own if it is one of them. */
export async function getOffices(deps: Deps, actor: SignedInActor): Promise<z.input<typeof officesOutput>> {
  const offices = await listOffices(deps);
  const known = await findStaffOffice(deps.db, actor.person.id);
  return { offices, own: offices.find(({ office, name }) => [office, name].includes(known ?? ''))?.office ?? '' };
}

/** The order of a press with its customer, made by the first one. */
function press(deps: Deps, actor: SignedInActor, { client, documents, source }: CreateOrderInput) {
  const createdBy = actor.person.id;
  const key = documents[0]?.idempotencyKey ?? '';
  const createdAt = deps.now();
  return deps.db.transaction().execute(async (trx) => {
    await lockPress(trx, { createdBy, key });
    const known = await findByKey(trx, { createdBy, key });
    if (known) return known;
    const accountId = await customerOf({ ...deps, now: () => createdAt }, trx, client);
    const order = await insertOrder(trx, {
      ...{ accountId, source, createdBy, idempotencyKey: key, createdAt },
    });
    await recordAudit(deps, trx, {
      event: 'desk.ordered',
      actor,
      subjectUserId: accountId,
      details: { order: order.id, source, documents: documents.length },
    });
    return order;
  });
}

/** The customer as the owner of the documents; staff stay the acting person. */
async function ownerOf(deps: Deps, actor: SignedInActor, accountId: string): Promise<Actor> {
  const owner = await findOwner(deps.db, accountId);
  if (!owner) throw new AppError('USER_NOT_FOUND');
  const { id, name, email, currency } = owner;
  return { id, role: 'user', name, email, currency, person: { id: actor.person.id } };
}

/** A known key names the same paper, whose choices may have changed since. */
async function saveDocument(
  deps: Deps,
  owner: Actor,
  input: CreateOrderInput['documents'][number],
  office: string,
): Promise<string> {
  try {
    return (await createDocument(deps, owner, input, { office })).id;
  } catch (error) {
    const isChanged = error instanceof AppError && error.code === 'IDEMPOTENCY_MISMATCH';
    const id = isChanged ? error.details['documentId'] : undefined;
    if (typeof id !== 'string') throw error;
    const { idempotencyKey: _key, filename: _name, ...choices } = input;
    return (await changeDocument(deps, owner, { id, ...choices })).id;
  }
}

function assertCurrency(lines: readonly Line[], { currency }: PriceList): void {
  if (lines.some(({ amount }) => !isSameCurrency(amount.currency, currency))) throw new AppError('WRONG_CURRENCY');
}

function assertWorth({ totalCents }: { totalCents: number }, lines: readonly Line[], currency: Currency): void {
  if (totalCents + sumOfLines(lines) < Math.max(leastCents, smallestCharge(currency)))
    throw new AppError('DESK_LINE_TOO_LOW');
}

/** Replaces the lines of an unpaid order. Throws ORDER_NOT_FOUND, ALREADY_PAID, WRONG_CURRENCY, DESK_LINE_TOO_LOW. */
export async function setOrderLines(
  deps: Deps,
  actor: SignedInActor,
  { id, lines }: z.output<typeof setOrderLinesInput>,
): Promise<View> {
  await deps.db.transaction().execute(async (trx) => {
    if (!(await findOrder(trx, id))) throw new AppError('ORDER_NOT_FOUND');
    await saveLines(deps, trx, { actor, orderId: id, lines });
  });
  return getOrder(deps, id);
}

async function saveLines(
  deps: Deps,
  trx: Trx,
  { actor, orderId, lines }: { actor: SignedInActor; orderId: string; lines: readonly Line[] },
): Promise<void> {
  const [first] = await listDocuments(trx, orderId);
  const document = first && (await lockDocument(trx, first.id));
  const owner = document && (await findOwner(trx, document.userId));
  if (!document || !owner) throw new AppError('ORDER_NOT_FOUND');
  const prices = await deps.company.inForce('prices', pricesOf(owner));
  assertCurrency(lines, prices.facts);
  if (document.paymentStatus !== 'unpaid') throw new AppError('ALREADY_PAID');
  const extraCents = sumOfLines(lines);
  assertWorth(priceLine({ ...document, extraCents: 0 }, prices.facts), lines, prices.facts.currency);
  const now = deps.now();
  const addedBy = actor.person.id;
  await replaceLines(
    trx,
    orderId,
    lines.map(({ text, amount, reason }) => ({
      ...{ text, reason, amountCents: amount.cents, currency: amount.currency, addedBy, addedAt: now },
    })),
  );
  if (extraCents === document.extraCents) return;
  const { totalCents: totalCostCents } = priceLine({ ...document, extraCents }, prices.facts);
  const values = { extraCents, totalCostCents, priceVersionId: prices.id, currency: prices.facts.currency };
  await updateDocument(trx, { id: document.id, values, now });
  // An open checkout still charges the previous price.
  await deps.jobs.enqueue(trx, 'payments.releaseStale', {});
  await recordAudit(deps, trx, {
    event: 'desk.priced',
    actor,
    subjectUserId: document.userId,
    documentId: document.id,
    details: { order: orderId, extraCents, reasons: lines.map(({ reason }) => reason).join(' · ') },
  });
}

/** An order as the desk sees it. Throws ORDER_NOT_FOUND. */
export async function getOrder(deps: Deps, id: string): Promise<View> {
  const order = await findOrder(deps.db, id);
  const papers = order ? await listDocuments(deps.db, id) : [];
  const accountId = papers[0]?.userId ?? order?.accountId ?? '';
  const contact = order && (await findContact(deps.db, accountId));
  if (!order || !contact) throw new AppError('ORDER_NOT_FOUND');
  const owner = await findOwner(deps.db, accountId);
  const { facts } = await deps.company.inForce('prices', pricesOf(owner ?? null));
  const offices = await listOffices(deps);
  const isPaid = papers.length > 0 && papers.every(({ paymentStatus }) => paymentStatus !== 'unpaid');
  const ids = papers.map((paper) => paper.id);
  return {
    ...{ id, accountId, source: order.source, createdAt: order.createdAt, isPaid },
    officeName: offices.find(({ office }) => office === (papers[0]?.office ?? ''))?.name ?? papers[0]?.office ?? '',
    ...{ subject: order.subject, message: order.message, isSenderProved: order.isSenderProved, refused: order.refused },
    customerName: contact.name,
    customerEmail: contact.email,
    customerPhone: contact.phone,
    isKnown: contact.createdAt.getTime() < order.createdAt.getTime(),
    canChargeAccount: contact.creditLimitCents !== null,
    documents: (await listDocumentViews(deps.db, { ids, userId: accountId, now: deps.now() })).toSorted(
      (one, other) => ids.indexOf(one.id) - ids.indexOf(other.id),
    ),
    lines: (await listLines(deps.db, id)).map(({ amountCents: cents, currency, ...line }) => ({
      ...line,
      amount: { cents, currency },
    })),
    ...totalOf(papers, facts, isPaid),
    uncertified: await listUncertified(
      deps,
      papers.map(({ sourceLanguage }) => sourceLanguage),
    ),
    isWhole: papers.length > 0 && papers.every(({ hasFile }) => hasFile),
    payUrl: makePayLink(deps, id),
    payableUntil: new Date(order.createdAt.getTime() + limits.unpaidDraftMs),
  };
}

/** Price of an order by the list in force, or its charge. */
export function totalOf(papers: Awaited<ReturnType<typeof listDocuments>>, list: PriceList, isPaid: boolean) {
  const [first] = papers;
  if (first && isPaid)
    return { totalCents: sumCents(papers, ({ chargedCents }) => chargedCents), currency: first.currency };
  return { totalCents: first ? quote(papers, list).totalCents : 0, currency: list.currency };
}

/** Corrects a paper of an unpaid order. Throws ORDER_NOT_FOUND and the codes of `changeDocument`. */
export async function changeOrderPaper(
  deps: Deps,
  actor: SignedInActor,
  input: z.output<typeof changeOrderPaperInput>,
): Promise<View> {
  const orderId = await findDeskOrderOf(deps.db, input.id);
  const paper = orderId === undefined ? undefined : await findDocument(deps.db, { id: input.id });
  if (orderId === undefined || !paper) throw new AppError('ORDER_NOT_FOUND');
  await changeDocument(deps, await ownerOf(deps, actor, paper.userId), input);
  return getOrder(deps, orderId);
}

/** Unpaid orders of the desk, newest first. */
export async function getOpenOrders(deps: Deps) {
  return { items: await listOpenOrders(deps.db, limits.pageSizeMax) };
}

/** Puts an order on its organization's account. Throws ORDER_NOT_FOUND and the codes of `orderOnAccount`. */
export async function chargeOrder(
  deps: Deps,
  actor: SignedInActor,
  { id, expectedTotalCents }: z.output<typeof chargeOrderInput>,
): Promise<View> {
  const papers = await listDocuments(deps.db, id);
  const [first] = papers;
  if (!first) throw new AppError('ORDER_NOT_FOUND');
  const owner = await ownerOf(deps, actor, first.userId);
  const documentIds = papers.map((paper) => paper.id);
  await orderOnAccount(deps, owner, { documentIds, expectedTotalCents }, (trx) =>
    recordAudit(deps, trx, {
      event: 'desk.charged',
      actor,
      subjectUserId: first.userId,
      details: { order: id, totalCents: expectedTotalCents },
    }),
  );
  return getOrder(deps, id);
}

import type { z } from 'zod';
import type { Deps } from '#server/deps.ts';
import { AppError } from '#server/errors.ts';
import { findContact } from '#server/features/auth/desk-customers.ts';
import { deskGuestCookie } from '#server/features/auth/guests.ts';
import { findOwner } from '#server/features/auth/queries.ts';
import { pricesOf } from '#server/features/company/prices.ts';
import { openPayLink } from '#server/features/documents/pay-link.ts';
import { createCheckoutSession } from '#server/features/payments/checkout/service.ts';
import { findAcceptedQuote } from '#server/features/payments/offers/queries.ts';
import { findQuotedTotal, listOffersOf } from '#server/features/payments/quote-queries.ts';
import { limits } from '#shared/limits.ts';
import { quote } from '#shared/pricing.ts';
import type { payByLinkInput, payLinkView } from '#shared/schemas/desk-orders.ts';
import type { createCheckoutOutput } from '#shared/schemas/payments.ts';
import { totalOf } from './orders.ts';
import { findOrder, listDocuments, listLines, type OrderedPaper } from './queries.ts';

/*
 * The page of a link that an order of the desk is paid by.
 * Promises: the link alone suffices to see the papers' names and prices and to pay, with or without an account.
 * Never: a file, a contact or another order of the customer; a payment of an order that has changed since it was shown.
 */

/** Throws PAY_LINK_INVALID. */
export async function getPayLink(deps: Deps, { token }: { token: string }): Promise<z.input<typeof payLinkView>> {
  const { order, papers, accountId } = await open(deps, token);
  const contact = await findContact(deps.db, accountId);
  const owner = await findOwner(deps.db, accountId);
  const { facts } = await deps.company.inForce('prices', pricesOf(owner ?? null));
  const isPaid = papers.every(({ paymentStatus }) => paymentStatus !== 'unpaid');
  const offers = isPaid
    ? []
    : await listOffersOf(
        deps.db,
        papers.map(({ id }) => id),
      );
  const accepted = offers.find(({ acceptedAt }) => acceptedAt !== null);
  const isOffered = offers.length > 0 && !accepted;
  const quoteId = accepted?.quoteId ?? undefined;
  const quoted = quoteId === undefined ? undefined : await findQuotedTotal(deps.db, quoteId);
  const total = quoted ?? totalOf(papers, facts, isPaid);
  const shown = isPaid ? undefined : quote(papers, facts).lines;
  return {
    ...{ state: isOffered ? 'offered' : stateOf(papers, isPaid), ...total },
    papers: papers.map(({ filename, pages, translationType, isBankStatement, chargedCents }, index) => ({
      ...{ filename, pages, translationType, isBankStatement },
      // The desk's lines are shown below the papers.
      totalCents: (shown?.[index]?.totalCents ?? chargedCents) - (papers[index]?.extraCents ?? 0),
    })),
    lines: (await listLines(deps.db, order.id)).map(({ text, amountCents }) => ({ text, amountCents })),
    neededBy: papers.flatMap(({ neededBy }) => neededBy ?? []).toSorted()[0] ?? null,
    payableUntil: new Date(order.createdAt.getTime() + limits.unpaidDraftMs),
    isGuest: contact?.isGuest ?? false,
  };
}

function stateOf(papers: readonly OrderedPaper[], isPaid: boolean): 'open' | 'unready' | 'paid' {
  if (isPaid) return 'paid';
  return papers.every(({ hasFile }) => hasFile) ? 'open' : 'unready';
}

async function open(deps: Deps, token: string) {
  const orderId = openPayLink(deps, token);
  const order = orderId === undefined ? undefined : await findOrder(deps.db, orderId);
  const papers = order ? await listDocuments(deps.db, order.id) : [];
  const [first] = papers;
  // Unpaid papers are deleted a week after they were created.
  if (!order || !first) throw new AppError('PAY_LINK_INVALID');
  return { order, papers, accountId: first.userId };
}

/** The card page of a link's order, and a guest's cookie. Throws PAY_LINK_INVALID and the codes of `createCheckoutSession`. */
export async function payByLink(
  deps: Deps,
  { token, ...input }: z.output<typeof payByLinkInput>,
): Promise<{ page: z.infer<typeof createCheckoutOutput>; cookie: string | undefined }> {
  const { order, papers, accountId } = await open(deps, token);
  const owner = await findOwner(deps.db, accountId);
  if (!owner) throw new AppError('PAY_LINK_INVALID');
  const { id, name, email, currency } = owner;
  const documentIds = papers.map((paper) => paper.id);
  // An accepted offer holds its price.
  const quoteId = await findAcceptedQuote(deps.db, order.id);
  const page = await createCheckoutSession(
    deps,
    { id, name, email, currency, role: 'user' },
    { ...input, documentIds, quoteId },
  );
  return { page, cookie: await deskGuestCookie(deps, accountId) };
}

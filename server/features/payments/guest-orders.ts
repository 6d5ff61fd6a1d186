import type { z } from 'zod';
import type { Context, Guest } from '#server/context.ts';
import type { Deps } from '#server/deps.ts';
import { AppError } from '#server/errors.ts';
import { findKnownDevice } from '#server/features/auth/devices.ts';
import {
  consumeToken,
  findOpenToken,
  findToken,
  hasGuestMailWaiting,
  issueToken,
  revokeTokens,
} from '#server/features/auth/email-tokens.ts';
import {
  blankGuestCookie,
  claimUnconfirmed,
  createGuest,
  endGuest,
  listUnpaidGuests,
  lockGuest,
  makePerson,
  signInByLink,
  unusablePasswordHash,
  updateGuest,
  type GuestOrder,
} from '#server/features/auth/guests.ts';
import { consumeInboxQuota, refundInboxQuota } from '#server/features/auth/login-throttle.ts';
import { hashPassword, refuseCommonPassword } from '#server/features/auth/password.ts';
import { findAccountByEmail, findOwner, lockAddress, updateCurrency } from '#server/features/auth/queries.ts';
import { hasSecondFactor } from '#server/features/auth/second-factor/service.ts';
import { endSession } from '#server/features/auth/session.ts';
import { offeredOf } from '#server/features/company/prices.ts';
import { eraseDeskOrdersOf } from '#server/features/documents/desk-access.ts';
import { handOverDocuments, listUnpaid } from '#server/features/documents/new-owner.ts';
import { lockDocument } from '#server/features/documents/rows.ts';
import { changeDocument, createDocument, discardDocument, eraseDraft } from '#server/features/documents/service.ts';
import type { Trx } from '#server/platform/db/client.ts';
import { can } from '#shared/access.ts';
import { canonicalEmail } from '#shared/email.ts';
import { guestDomain } from '#shared/erasure.ts';
import { limits } from '#shared/limits.ts';
import { houseCurrency, type Currency } from '#shared/money.ts';
import type { DocumentView } from '#shared/schemas/documents.ts';
import type {
  GuestCheckoutInput,
  guestCheckoutOutput,
  guestOrderOutput,
  openGuestLinkOutput,
} from '#shared/schemas/guests.ts';
import { returnCredit } from './credit-return.ts';
import { eraseReceived, hasUnsettledPayment } from './erasure.ts';
import { closeCheckout, queueReceipt } from './fulfilment.ts';
import { handOverPayments, hasPaid, listFulfilledOf, listOpenPaymentsOf } from './queries.ts';

/*
 * Orders of people without an account: begun with an e-mail address, paid by card, confirmed by a mailed link.
 * Promises: the link works once, for 15 minutes from its mail's hand-over, on the device that ordered or one known to the account of
 * the address; nothing else reads or keeps the order. An unpaid guest leaves with all files after a day.
 * Never: a name, a file or an amount mailed to an unconfirmed address; a certified file to an unconfirmed guest.
 */

type GuestOrderView = z.infer<typeof guestOrderOutput>;

type Caller = Pick<Context, 'ip' | 'userAgent' | 'user' | 'deviceTokens'> & { guest?: Guest | null };

/**
 * Begins an order, or changes the one of the caller's cookie while it is unpaid: its address, its papers and their choices.
 * Throws TOO_MANY_GUEST_ORDERS and the codes of `createDocument` and `changeDocument`.
 */
export async function beginGuestOrder(
  deps: Deps,
  { ip, guest: known }: Pick<Caller, 'ip' | 'guest'>,
  input: GuestCheckoutInput,
): Promise<{ answer: z.infer<typeof guestCheckoutOutput>; cookie: string | undefined }> {
  await deps.rateLimiter.consume('guestOrders', ip, 'TOO_MANY_GUEST_ORDERS');
  const { email, locale = null } = input;
  const currency = await offeredOf(deps.company, input.currency ?? null);
  const isOpen =
    known &&
    !known.isPaid &&
    !(await hasPaid(deps.db, known.actor.id)) &&
    (await changeGuest(deps, known, { email, currency }));
  const { guest, cookie } = isOpen
    ? { guest: { ...known, email, actor: { ...known.actor, currency } } }
    : await createGuest(deps, { email, locale, currency });
  const documents: DocumentView[] = [];
  for (const document of input.documents) documents.push(await saveDocument(deps, guest, document));
  const ids = documents.map(({ id }) => id);
  for (const { id } of await listUnpaid(deps.db, guest.actor.id)) {
    if (!ids.includes(id)) await discardDocument(deps, guest.actor, id);
  }
  return { answer: { session: { email, expiresAt: guest.expiresAt.toISOString() }, documents }, cookie };
}

/** False when the order was paid or swept meanwhile. */
function changeGuest(
  deps: Deps,
  { actor }: Guest,
  { email, currency }: { email: string; currency: Currency | null },
): Promise<boolean> {
  return deps.db.transaction().execute(async (trx) => {
    const guest = await lockGuest(trx, actor.id);
    if (!guest || guest.paidAt) return false;
    if (guest.email !== email) await updateGuest(trx, { accountId: actor.id, values: { email } });
    if (currency !== (actor.currency ?? null)) {
      await updateCurrency(trx, { userId: actor.id, currency: currency ?? houseCurrency, now: deps.now() });
    }
    return true;
  });
}

/** A known idempotency key names the same paper, whose choices may have changed. */
async function saveDocument(
  deps: Deps,
  { actor }: Guest,
  input: GuestCheckoutInput['documents'][number],
): Promise<DocumentView> {
  try {
    return await createDocument(deps, actor, input);
  } catch (error) {
    const isChanged = error instanceof AppError && error.code === 'IDEMPOTENCY_MISMATCH';
    const id = isChanged ? error.details['documentId'] : undefined;
    if (typeof id !== 'string') throw error;
    const { translationType, isBankStatement, sourceLanguage, recipient, speed, mailing } = input;
    return changeDocument(deps, actor, {
      ...{ id, translationType, isBankStatement, sourceLanguage, recipient, speed, mailing },
    });
  }
}

/**
 * Job: mails a paid guest the link, unless an earlier one works or waits, or the address's daily quota is used up. The mail
 * does not describe the order, since anyone may own the address.
 */
export async function mailGuest(deps: Deps, accountId: string): Promise<void> {
  if (await hasPaid(deps.db, accountId)) await sendLink(deps, accountId, { isRepeat: false });
}

async function sendLink(deps: Deps, accountId: string, { isRepeat }: { isRepeat: boolean }): Promise<void> {
  const now = deps.now();
  // A mail that waits for the mail server brings a link that works, so another one would only use up the quota.
  const isSent = async (trx: Trx) =>
    (await hasGuestMailWaiting(trx, { userId: accountId, now })) ||
    (!isRepeat && (await findOpenToken(trx, { userId: accountId, kind: 'guest', now })) !== undefined);
  const email = await deps.db.transaction().execute(async (trx) => {
    const guest = await lockGuest(trx, accountId);
    if (!guest) return null;
    if (!guest.paidAt) {
      const expiresAt = new Date(now.getTime() + limits.paidGuestMs);
      await updateGuest(trx, { accountId, values: { paidAt: now, expiresAt } });
    }
    return (await isSent(trx)) ? null : guest.email;
  });
  // A customer of the desk without an address names one on the page of the payment.
  if (email === null || email.endsWith(guestDomain)) return;
  if (!(await consumeInboxQuota(deps, 'guestLinksByInbox', email))) {
    if (isRepeat) throw new AppError('GUEST_MAILS_SPENT');
    return;
  }
  // The quota is consumed on a separate connection before the transaction, so that no transaction waits for it.
  let isIssued = false;
  try {
    isIssued = await deps.db.transaction().execute(async (trx) => {
      const guest = await lockGuest(trx, accountId);
      // The job of another mail may have sent it since.
      if (guest?.email !== email || (await isSent(trx))) return false;
      await issueToken(deps, trx, { kind: 'guest', userId: accountId, name: null, email });
      return true;
    });
  } finally {
    if (!isIssued) await refundInboxQuota(deps, 'guestLinksByInbox', email);
  }
}

/** The order as its success page shows it. */
export async function showGuestOrder(deps: Deps, { actor, email, hasPassword }: Guest): Promise<GuestOrderView> {
  return {
    email: email.endsWith(guestDomain) ? '' : email,
    hasSignIn: hasPassword,
    isPaid: await hasPaid(deps.db, actor.id),
  };
}

/** Mails a new link, unless one waits for the mail server. Throws GUEST_MAILS_SPENT, NOT_FOUND before the payment. */
export async function resendGuestLink(deps: Deps, { actor }: Guest): Promise<void> {
  if (!(await hasPaid(deps.db, actor.id))) throw new AppError('NOT_FOUND');
  await sendLink(deps, actor.id, { isRepeat: true });
}

/** Corrects a mistyped address; the link to the former one ends. Throws TOO_MANY_REQUESTS, GUEST_MAILS_SPENT. */
export async function changeGuestEmail(
  deps: Deps,
  { actor }: Guest,
  { email: typed }: { email: string },
): Promise<void> {
  const email = canonicalEmail(typed);
  await deps.rateLimiter.consume('guestAddresses', actor.id, 'TOO_MANY_REQUESTS');
  await deps.db.transaction().execute(async (trx) => {
    const guest = await lockGuest(trx, actor.id);
    if (!guest) throw new AppError('NOT_SIGNED_IN');
    await updateGuest(trx, { accountId: actor.id, values: { email } });
    await revokeTokens(deps, trx, actor.id);
  });
  if (await hasPaid(deps.db, actor.id)) await sendLink(deps, actor.id, { isRepeat: true });
}

/** Chooses the password of the account-to-be; it signs in once the address is confirmed. Throws PASSWORD_COMMON. */
export async function setGuestPassword(
  deps: Deps,
  { actor }: Guest,
  { password }: { password: string },
): Promise<void> {
  refuseCommonPassword(password);
  const passwordHash = await hashPassword(password, actor.id);
  await deps.db.transaction().execute(async (trx) => {
    if (!(await lockGuest(trx, actor.id))) throw new AppError('NOT_SIGNED_IN');
    await updateGuest(trx, { accountId: actor.id, values: { passwordHash } });
  });
}

type Opened = { answer: z.infer<typeof openGuestLinkOutput>; cookies: string[] };

/**
 * Confirms the address and signs in. On a device that neither ordered nor is known, the link is refused and stays open: who reads
 * mail of a mistyped address, or scans it, opens nothing. Throws GUEST_LINK_INVALID, GUEST_LINK_ELSEWHERE, GUEST_ADDRESS_REFUSED.
 */
export async function openGuestLink(deps: Deps, caller: Caller, { token }: { token: string }): Promise<Opened> {
  const link = await findToken(deps, token);
  if (link?.kind !== 'guest') throw new AppError('GUEST_LINK_INVALID');
  const { email, userId: accountId } = link;
  const isOwn = caller.guest?.actor.id === accountId;
  if (!link.isOpen) {
    if (caller.user?.emailVerified && caller.user.email === email) {
      return { answer: { email, isSignedIn: true }, cookies: [] };
    }
    throw new AppError('GUEST_LINK_INVALID');
  }
  const owner = await findAccountByEmail(deps.db, email);
  if (!isOwn && (await findKnownDevice(deps.db, owner?.id, caller)) === undefined) {
    throw new AppError('GUEST_LINK_ELSEWHERE');
  }
  const unusableHash = await unusablePasswordHash(accountId);
  const { isSignedIn, cookies } = await deps.db.transaction().execute(async (trx) => {
    await lockAddress(trx, email);
    const guest = await lockGuest(trx, accountId);
    if (guest?.email !== email || !(await consumeToken(deps, trx, link))) throw new AppError('GUEST_LINK_INVALID');
    const userId = await settleOwner(deps, trx, { guest, unusableHash });
    await queueReceipts(deps, trx, userId, guest);
    if (await hasSecondFactor(trx, userId)) return { isSignedIn: false, cookies: [] };
    return { isSignedIn: true, cookies: await signInByLink(deps, trx, { userId, caller }) };
  });
  if (isSignedIn && caller.user) await endSession(deps, caller.user.sessionId);
  return { answer: { email, isSignedIn }, cookies: [...cookies, blankGuestCookie(deps)] };
}

/** The account that has the order from now on: the guest's own, or the one that has the address already. */
async function settleOwner(
  deps: Deps,
  trx: Trx,
  { guest, unusableHash }: { guest: GuestOrder; unusableHash: string },
): Promise<string> {
  const { accountId: from, email } = guest;
  const owner = await findAccountByEmail(trx, email);
  if (!owner) {
    await makePerson(deps, trx, { guest, unusableHash });
    return from;
  }
  if (!can(owner, 'order')) throw new AppError('GUEST_ADDRESS_REFUSED');
  await claimUnconfirmed(deps, trx, { userId: owner.id, guest, unusableHash });
  await handOverPayments(trx, { from, to: owner.id });
  await handOverDocuments(trx, { from, to: owner.id });
  await endGuest(deps, trx, from);
  return owner.id;
}

/** Mails receipts that were held back until the address was confirmed. */
async function queueReceipts(deps: Deps, trx: Trx, userId: string, guest: GuestOrder): Promise<void> {
  const customer = await findOwner(trx, userId);
  if (!customer) throw new AppError('USER_NOT_FOUND');
  for (const payment of await listFulfilledOf(trx, { userId, since: guest.createdAt })) {
    await queueReceipt(deps, trx, { payment, customer });
  }
}

/**
 * Deletes unpaid guests after a day, with their files; guests with received money stay until it is paid out. An open checkout is
 * closed first, so that it is not paid afterwards.
 */
export async function sweepGuests(deps: Deps): Promise<void> {
  if (deps.sandbox) return;
  const now = deps.now();
  const before = new Date(now.getTime() - limits.unpaidGuestMs);
  for (const accountId of await listUnpaidGuests(deps.db, { before, now, limit: 200 })) {
    try {
      await sweepGuest(deps, accountId);
    } catch (error) {
      deps.log.error({ err: error, accountId }, 'deleting an unpaid guest failed');
    }
  }
}

async function sweepGuest(deps: Deps, accountId: string): Promise<void> {
  for (const payment of await listOpenPaymentsOf(deps.db, accountId)) await closeCheckout(deps, payment);
  if (await hasPaid(deps.db, accountId)) return sendLink(deps, accountId, { isRepeat: false });
  await deps.db.transaction().execute(async (trx) => {
    if (!(await lockGuest(trx, accountId))) return;
    for (const { id } of await listUnpaid(trx, accountId)) {
      const document = await lockDocument(trx, id);
      if (document?.paymentStatus === 'unpaid') await eraseDraft(deps, trx, { document, actor: null });
    }
    await eraseDeskOrdersOf(trx, accountId);
    // The name is kept until their money is paid out.
    await returnCredit(deps, trx, accountId);
    if (await hasUnsettledPayment(trx, accountId)) return;
    await eraseReceived(trx, accountId);
    await endGuest(deps, trx, accountId);
  });
}

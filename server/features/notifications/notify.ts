import type { Deps } from '#server/deps.ts';
import { AppError } from '#server/errors.ts';
import type { Trx } from '#server/platform/db/client.ts';
import { rolesThat, staffRoles } from '#shared/access.ts';
import { erasedDomain, guestDomain } from '#shared/erasure.ts';
import { initialsOf } from '#shared/initials.ts';
import { supersededBy } from '#shared/notifications.ts';
import type { Role } from '#shared/roles.ts';
import {
  notificationPayloads,
  type NotificationKind,
  type NotificationPayload,
} from '#shared/schemas/notifications.ts';
import { emailPayloads, type EmailPayload, type EmailTemplate } from './email-payloads.ts';
import {
  deleteSuperseded,
  insertEmail,
  insertNotifications,
  listStaffOf,
  lockUserNotifications,
  reopenEmail,
} from './queries.ts';
import { notificationTexts } from './texts.ts';

/*
 * Notifications and queued mails.
 * Promises: both commit with the change they report. A user's notification events commit in the order of their ids, so that a
 * resumed subscription skips none.
 * Never: a token or a link with one in a stored notification or mail.
 */

type Clock = Deps['now'];

const ofMoney: ReadonlySet<NotificationKind> = new Set([
  'payment_flagged',
  'payment_returned',
  'payout_waiting',
  'order_underpaid',
  'refund_after_delivery',
  'refund_came_back',
  'account_overdue',
  'dispute_opened',
  'dispute_won',
  'dispute_lost',
  'pay_disputed',
] as const);

/** Notifies staff. Members with individual capabilities get customers' money, and papers within their reach. */
async function insertForStaff<K extends NotificationKind>(
  trx: Trx,
  named: readonly Role[],
  note: { kind: K; payload: NotificationPayload<K>; now?: Clock },
): Promise<void> {
  const { kind, payload } = note;
  const isMoney = ofMoney.has(kind);
  const isOfAll = named.length === staffRoles.length;
  const staff = await listStaffOf(trx, {
    named,
    everywhere: isMoney ? ['account'] : isOfAll ? ['desk'] : ['desk', 'manage'],
    ofPapers: isMoney || !isOfAll ? [] : ['translate', 'revise', 'certify'],
    documentId: 'documentId' in payload ? payload.documentId : null,
  });
  const idsOf = (isLimited: boolean) => staff.filter((one) => one.isLimited === isLimited).map(({ id }) => id);
  await lockUserNotifications(
    trx,
    staff.map(({ id }) => id),
  );
  await insertFor(trx, idsOf(false), note);
  if (idsOf(true).length === 0) return;
  const names = 'clientName' in payload ? { clientName: initialsOf(payload.clientName) } : {};
  await insertFor(trx, idsOf(true), { ...note, payload: { ...payload, ...names } });
}

/** Notifies one user. Takes the user's notification lock until the transaction ends: call it last. */
export async function notify<K extends NotificationKind>(
  trx: Trx,
  note: { userId: string; kind: K; payload: NotificationPayload<K>; now?: Clock },
): Promise<void> {
  await insertFor(trx, [note.userId], note);
}

/** Notifies several users. Takes their notification locks until the transaction ends: call it last. */
export async function notifyPeople<K extends NotificationKind>(
  trx: Trx,
  { userIds, ...note }: { userIds: readonly string[]; kind: K; payload: NotificationPayload<K>; now?: Clock },
): Promise<void> {
  if (userIds.length > 0) await insertFor(trx, userIds, note);
}

/** Notifies every authenticator and admin. Lock order: notify the customer first. */
export async function notifyStaff<K extends NotificationKind>(
  trx: Trx,
  note: { kind: K; payload: NotificationPayload<K>; now?: Clock },
): Promise<void> {
  await insertForStaff(trx, staffRoles, note);
}

/** Notifies every admin, about what only admins can decide. */
export async function notifyAdmins<K extends NotificationKind>(
  trx: Trx,
  note: { kind: K; payload: NotificationPayload<K>; now?: Clock },
): Promise<void> {
  await insertForStaff(trx, rolesThat('manage'), note);
}

async function insertFor<K extends NotificationKind>(
  trx: Trx,
  userIds: readonly string[],
  { kind, payload, now = () => new Date() }: { kind: K; payload: NotificationPayload<K>; now?: Clock },
): Promise<void> {
  notificationPayloads[kind].parse(payload);
  const documentId = 'documentId' in payload ? payload.documentId : null;
  await lockUserNotifications(trx, userIds);
  const superseded = supersededBy(kind);
  if (documentId && superseded.length > 0) {
    await deleteSuperseded(trx, { userIds, documentId, types: superseded });
  }
  await insertNotifications(trx, {
    userIds,
    type: kind,
    documentId,
    requestId: ('requestId' in payload ? payload.requestId : undefined) ?? null,
    texts: notificationTexts(kind, payload),
    // Read under the lock, so that times follow the order of event ids.
    now: now(),
  });
}

/** Deletes a user's notifications of one kind about a document, once they are moot. Takes the user's notification lock. */
export async function withdrawNotifications(
  trx: Trx,
  { userId, documentId, kind }: { userId: string; documentId: string; kind: NotificationKind },
): Promise<void> {
  await lockUserNotifications(trx, [userId]);
  await deleteSuperseded(trx, { userIds: [userId], documentId, types: [kind] });
}

/**
 * Queues a mail that is sent once the transaction commits; a deleted account gets none. What a guest would get stays unwritten: the
 * typed address is unproved, so it is sent a link alone. Throws a ZodError for a payload of another shape.
 */
export async function queueEmail<T extends EmailTemplate>(
  deps: Deps,
  trx: Trx,
  mail: {
    userId: string | null;
    /** Whose language it is written in, where the recipient has no profile. */
    languageOf?: string;
    to: { name: string | null; address: string };
    template: T;
    payload: EmailPayload<T>;
  },
): Promise<void> {
  if (mail.to.address.endsWith(erasedDomain)) return;
  if (mail.to.address.endsWith(guestDomain)) {
    if (mail.userId !== null) await deps.jobs.enqueue(trx, 'payments.mailGuest', { accountId: mail.userId });
    return;
  }
  const emailId = await insertEmail(trx, {
    userId: mail.userId,
    languageOf: mail.languageOf ?? mail.userId,
    toName: mail.to.name,
    toAddress: mail.to.address,
    template: mail.template,
    payload: emailPayloads[mail.template].parse(mail.payload),
    createdAt: deps.now(),
  });
  await deps.jobs.enqueue(trx, 'mail.send', { emailId });
}

/** Queues an unsent mail again, once the transaction commits. Throws NOT_FOUND when it does not exist or was sent. */
export async function resendEmail(deps: Deps, trx: Trx, emailId: string): Promise<void> {
  if (!(await reopenEmail(trx, emailId))) throw new AppError('NOT_FOUND');
  await deps.jobs.enqueue(trx, 'mail.send', { emailId });
}

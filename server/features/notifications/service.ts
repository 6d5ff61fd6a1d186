import type { SignedInActor } from '#server/context.ts';
import type { Db, Trx } from '#server/db/client.ts';
import type { Deps } from '#server/deps.ts';
import { AppError } from '#server/errors.ts';
import { notificationText, supersededBy } from '#shared/notifications.ts';
import {
  notificationPayloads,
  type NotificationKind,
  type NotificationPayload,
} from '#shared/schemas/notifications.ts';
import { emailPayloads, type EmailPayload, type EmailTemplate } from './mail/payloads.ts';
import * as emails from './mail/queries.ts';
import * as queries from './queries.ts';

// People are told of a thing in the transaction that makes it true: it is told when that commits, and only then.
// One person's notifications, and every change of them, commit in the order of their events, so that a reader who resumes
// skips none.
// Nothing that could be used to act for somebody (a token, a link) is ever stored in a notification or a mail.

type Clock = Deps['now'];

/**
 * Tells one person. Other transactions that tell the same person wait for the end of this one, so call it late.
 */
export async function notify<K extends NotificationKind>(
  trx: Trx,
  note: { userId: string; kind: K; payload: NotificationPayload<K>; now?: Clock },
): Promise<void> {
  await tell(trx, [note.userId], note);
}

/** Tells every authenticator and admin. Where a customer is told as well, tell the customer first, everywhere. */
export async function notifyStaff<K extends NotificationKind>(
  trx: Trx,
  note: { kind: K; payload: NotificationPayload<K>; now?: Clock },
): Promise<void> {
  await tell(trx, await queries.listStaffIds(trx, ['authenticator', 'admin']), note);
}

/** Tells every admin: of what they alone can decide. */
export async function notifyAdmins<K extends NotificationKind>(
  trx: Trx,
  note: { kind: K; payload: NotificationPayload<K>; now?: Clock },
): Promise<void> {
  await tell(trx, await queries.listStaffIds(trx, ['admin']), note);
}

async function tell<K extends NotificationKind>(
  trx: Trx,
  userIds: readonly string[],
  { kind, payload, now = () => new Date() }: { kind: K; payload: NotificationPayload<K>; now?: Clock },
): Promise<void> {
  notificationPayloads[kind].parse(payload);
  const documentId = 'documentId' in payload ? payload.documentId : null;
  await queries.lockNotificationsOf(trx, userIds);
  const superseded = supersededBy(kind);
  if (documentId && superseded.length > 0) {
    await queries.deleteSuperseded(trx, { userIds, documentId, types: superseded });
  }
  await queries.insertNotifications(trx, {
    userIds,
    type: kind,
    documentId,
    ...notificationText(kind, payload),
    // Read under the lock, so that times follow the order of the events.
    now: now(),
  });
}

/** Writes a mail that is sent after this transaction commits. Its payload must fit the template's schema. */
export async function queueEmail<T extends EmailTemplate>(
  deps: Deps,
  trx: Trx,
  mail: {
    userId: string | null;
    to: { name: string | null; address: string };
    template: T;
    payload: EmailPayload<T>;
  },
): Promise<void> {
  const emailId = await emails.insertEmail(trx, {
    userId: mail.userId,
    toName: mail.to.name,
    toAddress: mail.to.address,
    template: mail.template,
    payload: emailPayloads[mail.template].parse(mail.payload),
    createdAt: deps.now(),
  });
  await deps.jobs.enqueue(trx, 'mail.send', { emailId });
}

/** Sends an unsent mail again after this transaction commits. NOT_FOUND when there is none, or it was sent. */
export async function resendEmail(deps: Deps, trx: Trx, emailId: string): Promise<void> {
  if (!(await emails.reopenEmail(trx, emailId))) throw new AppError('NOT_FOUND');
  await deps.jobs.enqueue(trx, 'mail.send', { emailId });
}

/** Marks one of one's own as read; once is as good as twice. NOT_FOUND for any other. */
export async function markRead({ db }: Deps, actor: SignedInActor, { id }: { id: string }): Promise<void> {
  const mine = { id, userId: actor.id };
  if (!(await queries.hasNotification(db, mine))) throw new AppError('NOT_FOUND');
  await inOrder(db, actor, (trx) => queries.updateRead(trx, mine));
}

/** Marks all of one's own as read. */
export async function markAllRead({ db }: Deps, actor: SignedInActor): Promise<void> {
  await inOrder(db, actor, (trx) => queries.updateAllRead(trx, actor.id));
}

/** Removes one of one's own for good. NOT_FOUND for any other. */
export async function removeNotification({ db }: Deps, actor: SignedInActor, { id }: { id: string }): Promise<void> {
  const wasThere = await inOrder(db, actor, (trx) => queries.deleteNotification(trx, { id, userId: actor.id }));
  if (!wasThere) throw new AppError('NOT_FOUND');
}

/** Changes of one person's notifications wait for each other: readers resume by the order of their events. */
function inOrder<T>(db: Db, { id }: SignedInActor, change: (trx: Trx) => Promise<T>): Promise<T> {
  return db.transaction().execute(async (trx) => {
    await queries.lockNotificationsOf(trx, [id]);
    return change(trx);
  });
}

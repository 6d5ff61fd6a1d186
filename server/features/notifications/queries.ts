import { sql } from 'kysely';
import { anyOf, batched, orderByKeys } from '#server/platform/db/batched.ts';
import type { Db, Trx } from '#server/platform/db/client.ts';
import { precompiled } from '#server/platform/db/precompiled.ts';
import { staffRoles, type StaffCapability } from '#shared/access.ts';
import { limits } from '#shared/limits.ts';
import type { Locale } from '#shared/locales.ts';
import type { Role } from '#shared/roles.ts';
import type { NotificationText } from './texts.ts';

/**
 * Appends the changed rows to the event log, in the shape of the API, and signals the users' subscribers on commit.
 * The transaction must hold `lockUserNotifications`: the log is read in the order of its ids.
 */
function logChange(kind: 'insert' | 'update' | 'delete') {
  return sql`, logged as (
      insert into notification_events (user_id, kind, notification, request_id)
      select user_id, ${kind}::text, jsonb_build_object(
        'id', id, 'type', type, 'documentId', document_id, 'title', title, 'message', message, 'isRead', is_read, 'createdAt', created_at),
        request_id
      from changed order by created_at, id
    )
    select notify_change('notifications', user_id::text) from (select distinct user_id from changed) person`;
}

const returned = sql`returning id, user_id, type, document_id, request_id, title, message, is_read, created_at`;

const columns = ['id', 'type', 'documentId', 'title', 'message', 'isRead', 'createdAt'] as const;

interface NotificationInsert {
  userIds: readonly string[];
  type: string;
  documentId: string | null;
  requestId: string | null;
  /** By language; English is the fallback. */
  texts: Partial<Record<Locale, NotificationText>>;
  now: Date;
}

/** Serializes writers per user until the transaction ends, so that a user's events commit in the order of their ids. */
export async function lockUserNotifications(trx: Trx, userIds: readonly string[]): Promise<void> {
  await sql`
    select pg_advisory_xact_lock(hashtextextended('notifications:' || person.id, 0))
    from (select unnest(${[...userIds]}::uuid[]) as id order by 1) person`.execute(trx);
}

/** Inserts one notification per user, in the language of their profile. `now` must be read under their lock. */
export async function insertNotifications(
  trx: Trx,
  { userIds, type, documentId, requestId, texts, now }: NotificationInsert,
): Promise<void> {
  await sql`
    with changed as (
      insert into notifications (user_id, type, document_id, request_id, title, message, created_at)
      select person.id, ${type}, ${documentId}::uuid, ${requestId}::uuid, own.text ->> 'title', own.text ->> 'message', ${now}::timestamptz
      from profiles person,
        lateral (select coalesce(texts -> person.locale, texts -> 'en') as text from (select ${JSON.stringify(texts)}::jsonb as texts) given) own
      where person.id = any(${[...userIds]}::uuid[])
      ${returned}
    ) ${logChange('insert')}`.execute(trx);
}

/** Deletes these users' earlier notifications about a document, of any of `types`. */
export async function deleteSuperseded(
  trx: Trx,
  { userIds, documentId, types }: { userIds: readonly string[]; documentId: string; types: readonly string[] },
): Promise<void> {
  await sql`
    with changed as (
      delete from notifications where user_id = any(${[...userIds]}::uuid[]) and document_id = ${documentId}::uuid
        and type = any(${[...types]}::text[])
      ${returned}
    ) ${logChange('delete')}`.execute(trx);
}

interface Audience {
  named: readonly Role[];
  /** Notified about every document. */
  everywhere: readonly StaffCapability[];
  /** Notified about their own papers, and about unassigned ones of their pairs. */
  ofPapers: readonly StaffCapability[];
  documentId: string | null;
}

/**
 * Members of the staff with one of the roles by its named set, or with one of the capabilities in a set of their own. `isLimited`
 * ones know customers by initials.
 */
export async function listStaffOf(
  trx: Trx,
  { named, everywhere, ofPapers, documentId }: Audience,
): Promise<{ id: string; isLimited: boolean }[]> {
  const set = (capabilities: readonly StaffCapability[]) => sql`${sql.val([...capabilities])}::text[]`;
  const withoutRegion = (column: string) => sql.raw(`regexp_replace(${column}, ' \\(.*\\)$', '')`);
  const { rows } = await sql<{ id: string; isLimited: boolean }>`
    select p.id, p.capabilities is not null and not p.capabilities && '{desk,account,manage,audit}'::text[] as "isLimited"
    from profiles p
    where p.role in (${sql.join(staffRoles)}) and case
      when p.capabilities is null then p.role = any(${sql.val([...named])}::text[])
      when p.capabilities && ${set(everywhere)} then true
      else p.capabilities && ${set(ofPapers)} and exists (
        select from documents_to_be_verified r where r.document_id = ${documentId}::uuid
          and (coalesce(p.id in (r.claimed_by, r.assigned_to), false) or (r.assigned_to is null and (p.work_pairs is null
            or exists (select from jsonb_to_recordset(p.work_pairs) as pair("from" text, "to" text)
              where ${withoutRegion('pair."from"')} = ${withoutRegion('r.source_language')}
                and ${withoutRegion('pair."to"')} = ${withoutRegion('r.target_language')})))))
      end`.execute(trx);
  return rows;
}

/** A user's newest notifications, at most `limits.notificationsFetched`. */
export function listNotifications(db: Db, userId: string) {
  return db
    .selectFrom('notifications')
    .select(columns)
    .where('userId', '=', userId)
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(limits.notificationsFetched)
    .execute();
}

const readUnread = precompiled<{ userIds: readonly string[] }>()((db, param) =>
  db
    .selectFrom('notifications')
    .select((eb) => ['userId', eb.fn.countAll<number>().as('count')])
    .where('userId', '=', anyOf(param('userIds'), 'uuid'))
    .where('isRead', '=', false)
    .groupBy('userId'),
);

/** The number of a user's unread notifications. */
export const countUnread = batched(async (db, userIds: readonly string[]) =>
  orderByKeys(userIds, await readUnread(db, { userIds }), ({ userId }) => userId).map((row) => row?.count ?? 0),
);

export async function hasNotification(db: Db, { id, userId }: { id: string; userId: string }): Promise<boolean> {
  const row = await db
    .selectFrom('notifications')
    .select('id')
    .where('id', '=', id)
    .where('userId', '=', userId)
    .executeTakeFirst();
  return row !== undefined;
}

export async function updateRead(trx: Trx, { id, userId }: { id: string; userId: string }): Promise<void> {
  await sql`
    with changed as (
      update notifications set is_read = true where id = ${id} and user_id = ${userId} and not is_read
      ${returned}
    ) ${logChange('update')}`.execute(trx);
}

export async function updateAllRead(trx: Trx, userId: string): Promise<void> {
  await sql`
    with changed as (
      update notifications set is_read = true where user_id = ${userId} and not is_read
      ${returned}
    ) ${logChange('update')}`.execute(trx);
}

/** True when it existed. */
export async function deleteNotification(trx: Trx, { id, userId }: { id: string; userId: string }): Promise<boolean> {
  const { rows } = await sql`
    with changed as (
      delete from notifications where id = ${id} and user_id = ${userId} ${returned}
    ) ${logChange('delete')}`.execute(trx);
  return rows.length > 0;
}

/**
 * Inserts a pending mail in the language of a profile, for an organization its contact's: that of `languageOf`. Returns its id.
 */
export async function insertEmail(
  trx: Trx,
  {
    languageOf,
    ...mail
  }: {
    userId: string | null;
    languageOf: string | null;
    toName: string | null;
    toAddress: string;
    template: string;
    payload: object;
    createdAt: Date;
  },
): Promise<string> {
  const { id } = await trx
    .insertInto('outboundEmails')
    .values((eb) => ({
      ...mail,
      payload: JSON.stringify(mail.payload),
      // Kept with the mail: the last one of an account is sent after its profile was erased.
      locale:
        languageOf === null
          ? null
          : eb
              .selectFrom('profiles as p')
              .leftJoin('organizations as o', 'o.accountId', 'p.id')
              .leftJoin('profiles as c', 'c.id', 'o.contactId')
              .select(({ fn }) => fn.coalesce('p.locale', 'c.locale').as('locale'))
              .where('p.id', '=', languageOf),
    }))
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Sets an unsent mail back to pending. False when it does not exist or was sent. */
export async function reopenEmail(trx: Trx, id: string): Promise<boolean> {
  const row = await trx
    .updateTable('outboundEmails')
    .set({ status: 'pending' })
    .where('id', '=', id)
    .where('status', '!=', 'sent')
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

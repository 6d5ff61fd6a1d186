import { sql } from 'kysely';
import type { z } from 'zod';
import { stateText } from '#server/features/notifications/state-texts.ts';
import type { Db } from '#server/platform/db/client.ts';
import { defaultLocale, isLocale } from '#shared/locales.ts';
import type { MailingState } from '#shared/mailing.ts';
import { orderStateOf, type OrderFacts } from '#shared/order-state.ts';
import type { orderStateView } from '#shared/schemas/order-state.ts';

/*
 * The stored facts from which shared/order-state.ts derives an order's state.
 * Promises: one selection for lists, details, mails and the check under the locks of a cancellation.
 */

/** Whether a person has worked on the review: claimed it, saved its text, or certified it for a notary. */
export function isBegun(reviews: string) {
  const column = (name: string) => sql.ref(`${reviews}.${name}`);
  return sql<boolean>`(${column('workedAt')} is not null or ${column('notarySince')} is not null or exists (
    select from translation_text_versions saved
    where saved.review_id = ${column('id')} and saved.saved_by is not null))`;
}

/** `documents d` with a pending review of its own that fulfils the condition. Unpaid documents have none. */
function hasPendingReview(condition: ReturnType<typeof isBegun>) {
  return sql<boolean>`(d.payment_status <> 'unpaid' and exists (
    select from documents_to_be_verified r
    where r.document_id = d.id and r.status = 'pending' and not r.is_correction and ${condition}))`;
}

/** What the state needs beside the columns of views: one JSON value, since a page of a list selects up to fifty values. */
interface Besides {
  isOpen: boolean;
  isBegun: boolean;
  openQuestions: number;
  mailingState: MailingState | null;
  revokedAt: string | null;
  refusalDueAt: string | null;
  ownerLocale: string | null;
  ownerTimeZone: string | null;
}

/** Columns of the state, of the table `documents` as `d`. */
export const stateColumns = [
  hasPendingReview(sql<boolean>`r.translated_file_key is not null`).as('isUnderReview'),
  hasPendingReview(sql<boolean>`r.notary_since is not null`).as('isWithNotary'),
  sql<Besides>`json_build_object(
    'isOpen', ${hasPendingReview(sql<boolean>`true`)},
    'isBegun', ${hasPendingReview(isBegun('r'))},
    'openQuestions', (select count(*) from block_questions q where q.document_id = d.id and q.state = 'asked'),
    'mailingState', (select m.state from mailings m where m.document_id = d.id),
    'revokedAt', (select c.revoked_at from certificates c where c.document_id = d.id and c.superseded_at is null),
    'refusalDueAt', (select q.due_at from revision_requests q
      where q.document_id = d.id and q.state = 'open' and q.kind = 'refusal'),
    'ownerLocale', (select p.locale from profiles p where p.id = d.user_id),
    'ownerTimeZone', (select p.time_zone from payment_items i join payments p on p.id = i.payment_id
      where i.document_id = d.id and p.time_zone is not null order by p.created_at desc limit 1))`.as('besides'),
] as const;

const iso = (at: Date | string | null) => (at === null ? null : new Date(at).toISOString());

type Times = 'dueAt' | 'pausedSince' | 'deliveredAt';

/** Facts as a row or as JSON has them. */
type StoredFacts = Omit<OrderFacts, Times | 'createdAt' | keyof Besides> &
  Record<Times, Date | string | null> & { createdAt: Date | string; besides: Besides };

function toFacts({ besides, ...row }: StoredFacts): OrderFacts {
  return {
    ...row,
    ...besides,
    createdAt: new Date(row.createdAt).toISOString(),
    dueAt: iso(row.dueAt),
    pausedSince: iso(row.pausedSince),
    deliveredAt: iso(row.deliveredAt),
    revokedAt: iso(besides.revokedAt),
    refusalDueAt: iso(besides.refusalDueAt),
  };
}

/** The state for the order's owner, in their language and the zone in which they paid. */
export function toStateView(row: StoredFacts, now: Date): z.output<typeof orderStateView> {
  const state = orderStateOf(toFacts(row), now);
  const { ownerLocale, ownerTimeZone } = row.besides;
  const locale = isLocale(ownerLocale) ? ownerLocale : defaultLocale;
  return { ...state, sentence: stateText(state, { locale, timeZone: ownerTimeZone ?? undefined }) };
}

/** Facts and state of an order; undefined for an unknown id. Under the locks of document and review, as they are now. */
export async function findOrderState(db: Db, { documentId, now }: { documentId: string; now: Date }) {
  const row = await db
    .selectFrom('documents as d')
    .select([
      'd.filename',
      'd.status',
      'd.translationType',
      'd.paymentStatus',
      'd.paymentHold',
      'd.erasureRequestedAt',
      'd.createdAt',
      'd.dueAt',
      'd.pausedSince',
      'd.deliveredAt',
    ])
    .select((eb) => [
      eb
        .exists(eb.selectFrom('translatedDocuments as t').select('t.id').whereRef('t.originalDocumentId', '=', 'd.id'))
        .$castTo<boolean>()
        .as('hasTranslation'),
      ...stateColumns,
    ])
    .where('d.id', '=', documentId)
    .executeTakeFirst();
  if (!row) return undefined;
  const facts = toFacts(row);
  const { filename, besides } = row;
  return { filename, timeZone: besides.ownerTimeZone, facts, state: orderStateOf(facts, now) };
}

import { sql } from 'kysely';
import { stateText } from '#server/features/notifications/state-texts.ts';
import type { Db } from '#server/platform/db/client.ts';
import { paymentBalance } from '#server/platform/db/payment-balance.ts';
import { defaultLocale, isLocale } from '#shared/locales.ts';
import type { MailingState } from '#shared/mailing.ts';
import type { Money } from '#shared/money.ts';
import { orderStateOf, type OrderFacts } from '#shared/order-state.ts';
import { isoTime } from '#shared/schemas/common.ts';

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

/** The pending review of `documents d`; null without one. A document has one at most, and an unpaid one none. */
const pendingReview = sql`case when d.payment_status <> 'unpaid' then (
  select json_build_object('isBegun', ${isBegun('r')},
    'isUnderReview', r.translated_file_key is not null, 'isWithNotary', r.notary_since is not null)
  from documents_to_be_verified r where r.document_id = d.id and r.status = 'pending' and not r.is_correction) end`;

type Review = Pick<OrderFacts, 'isBegun' | 'isUnderReview' | 'isWithNotary'>;

const noReview: Review = { isBegun: false, isUnderReview: false, isWithNotary: false };

/**
 * Facts that the state needs in addition to the views' columns, as one JSON value: a list's page selects up to fifty
 * values.
 */
interface Besides {
  review: Review | null;
  openQuestions: number;
  mailingState: MailingState | null;
  revokedAt: string | null;
  refusalDueAt: string | null;
  missing: Money | null;
  ownerLocale: string | null;
  ownerTimeZone: string | null;
}

/** Column of the state, of the table `documents` as `d`. */
export const stateColumn = sql<Besides>`json_build_object(
    'review', ${pendingReview},
    'openQuestions', (select count(*) from block_questions q where q.document_id = d.id and q.state = 'asked'),
    'mailingState', (select m.state from mailings m where m.document_id = d.id),
    'revokedAt', (select c.revoked_at from certificates c where c.document_id = d.id and c.superseded_at is null),
    'refusalDueAt', (select q.due_at from revision_requests q
      where q.document_id = d.id and q.state = 'open' and q.kind = 'refusal'),
    'missing', case when d.payment_hold = 'underpaid' then (
      select json_build_object('cents', ${paymentBalance('y')}, 'currency', y.currency)
      from payment_items i join payments y on y.id = i.payment_id where i.document_id = d.id and i.is_live) end,
    'ownerLocale', (select p.locale from profiles p where p.id = d.user_id),
    'ownerTimeZone', (select p.time_zone from payment_items i join payments p on p.id = i.payment_id
      where i.document_id = d.id and p.time_zone is not null order by p.created_at desc limit 1))`.as('besides');

const iso = (at: Date | string | null) => (at === null ? null : isoTime(at));

type Times = 'dueAt' | 'pausedSince' | 'deliveredAt';

/** Facts as a row or as JSON has them. */
type StoredFacts = Omit<OrderFacts, Times | 'createdAt' | 'isOpen' | keyof Review | keyof Besides> &
  Record<Times, Date | string | null> & { createdAt: Date | string; besides: Besides };

function toFacts(row: StoredFacts): OrderFacts {
  const { status, translationType, hasTranslation, paymentStatus, paymentHold, erasureRequestedAt = null } = row;
  const { review, openQuestions, mailingState, revokedAt, refusalDueAt, missing } = row.besides;
  return {
    status,
    translationType,
    hasTranslation,
    paymentStatus,
    paymentHold,
    erasureRequestedAt,
    openQuestions,
    mailingState,
    isOpen: review !== null,
    ...(review ?? noReview),
    createdAt: isoTime(row.createdAt),
    dueAt: iso(row.dueAt),
    pausedSince: iso(row.pausedSince),
    deliveredAt: iso(row.deliveredAt),
    revokedAt: iso(revokedAt),
    refusalDueAt: iso(refusalDueAt),
    missing,
  };
}

/** Order state for views: in the owner's language and the time zone of the payment, with the status of the review. */
export function toStateView(row: StoredFacts, now: Date) {
  const state = orderStateOf(toFacts(row), now);
  const { review, ownerLocale, ownerTimeZone } = row.besides;
  const locale = isLocale(ownerLocale) ? ownerLocale : defaultLocale;
  const sentence = stateText(state, { locale, timeZone: ownerTimeZone ?? undefined });
  const { isUnderReview, isWithNotary } = review ?? noReview;
  return { isUnderReview, isWithNotary, state: { ...state, sentence } };
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
      stateColumn,
    ])
    .where('d.id', '=', documentId)
    .executeTakeFirst();
  if (!row) return undefined;
  const facts = toFacts(row);
  const { filename, besides } = row;
  return { filename, timeZone: besides.ownerTimeZone, facts, state: orderStateOf(facts, now) };
}

import { sql } from 'kysely';
import type { Actor } from '#server/context.ts';
import type { Deps } from '#server/deps.ts';
import { baseCurrencyOf } from '#server/features/company/exchange-rates.ts';
import { listRecentActivities } from '#server/features/documents/review/activity.ts';
import { countWork } from '#server/features/documents/review/queue.ts';
import type { Db } from '#server/platform/db/client.ts';
import {
  chargedOf,
  counterLabel,
  counterSum,
  matchesCounter,
  moneySums,
  type CountedMoney,
  type CounterLabels,
} from '#server/platform/db/counters.ts';
import { jsonColumns } from '#server/platform/db/json-columns.ts';
import { can } from '#shared/access.ts';
import { sumInBase } from '#shared/base-money.ts';
import { limits } from '#shared/limits.ts';
import type { Currency } from '#shared/money.ts';
import type { AuthenticatorOverview } from '#shared/schemas/authenticator.ts';

/*
 * The authenticators' overview.
 * Promises: counts are derived from recorded reviews; an admin sees those of all authenticators, an authenticator their own.
 * Pending reviews are shared, so both see the same count.
 */

/** Cards, counts, top languages, recent activity and the average processing time. */
export async function getOverview(
  { db, company, now }: Pick<Deps, 'db' | 'company' | 'now'>,
  actor: Actor,
): Promise<AuthenticatorOverview> {
  const base = await baseCurrencyOf(company);
  const own = can(actor, 'audit') ? null : actor.id;
  const [facts, work, recentActivity] = await Promise.all([
    readOverview(db, { userId: own }),
    countWork(db, { now: now(), readerId: actor.id }),
    listRecentActivities(db, { authenticatedBy: own, limit: limits.recentActivity }),
  ]);
  return {
    scope: own === null ? 'all' : 'own',
    recentActivity,
    work,
    ...summarize(facts, { includesAll: own === null, base }),
  };
}

function summarize(facts: OverviewFacts, { includesAll, base }: { includesAll: boolean; base: Currency }) {
  const { cents: valueCents, ...value } = sumInBase(chargedOf(facts.value), base);
  const reviews = facts.groups.filter((group) => !group.correction);
  const approved = reviews.filter((group) => group.status === 'completed');
  const rejected = reviews.filter((group) => group.status === 'rejected');
  // Both decisions deliver a file: the workflow's translation, or a correction.
  const authenticated = [...approved, ...rejected];
  return {
    cards: {
      documents: includesAll ? facts.documents : sum(authenticated, 'reviews'),
      pending: facts.pending,
      approved: sum(approved, 'reviews'),
      ...{ valueCents, ...value },
    },
    activity: {
      approved: sum(approved, 'reviews'),
      rejected: sum(rejected, 'reviews'),
      corrections: sum(
        facts.groups.filter((group) => group.correction),
        'reviews',
      ),
      uploads: facts.uploads,
    },
    topLanguages: topLanguages(reviews),
    averageProcessingSeconds: average(authenticated),
  };
}

function sum(groups: readonly ReviewGroup[], field: 'reviews' | 'seconds'): number {
  return groups.reduce((total, group) => total + group[field], 0);
}

function average(authenticated: readonly ReviewGroup[]): number | null {
  const reviews = sum(authenticated, 'reviews');
  return reviews === 0 ? null : Math.round(sum(authenticated, 'seconds') / reviews);
}

/** Most frequent pairs first; ties by name, for a stable order. */
function topLanguages(reviews: readonly ReviewGroup[]): AuthenticatorOverview['topLanguages'] {
  const pairs = new Map<string, AuthenticatorOverview['topLanguages'][number]>();
  for (const { source, target, reviews: count } of reviews) {
    const key = JSON.stringify([source, target]);
    const known = pairs.get(key)?.documents ?? 0;
    pairs.set(key, { sourceLanguage: source, targetLanguage: target, documents: known + count });
  }
  return [...pairs.values()]
    .toSorted((a, b) => b.documents - a.documents || a.sourceLanguage.localeCompare(b.sourceLanguage))
    .slice(0, limits.topLanguages);
}

/** Reviews (or corrections) of one status and language pair. */
interface ReviewGroup {
  status: string;
  correction: boolean;
  source: string;
  target: string;
  reviews: number;
  /** Total time from payment to decision. */
  seconds: number;
}

interface OverviewFacts {
  groups: ReviewGroup[];
  /** List prices of decided reviews. */
  value: CountedMoney[];
  documents: number;
  pending: number;
  uploads: number;
}

/** Counts of one person's decisions and uploads, or of all (`userId` null); pending reviews are always counted over all. */
async function readOverview(db: Db, { userId }: { userId: string | null }): Promise<OverviewFacts> {
  const uploads = userId === null ? counterSum('documents', { payment: 'free' }) : countUploads(db, userId);
  const by = userId === null ? {} : { by: userId };
  return db
    .selectNoFrom([
      jsonColumns(selectGroups(db, by)).as('groups'),
      moneySums(
        'documents_to_be_verified',
        (['completed', 'rejected'] as const).map((status) => ({ status, correction: false, ...by })),
      ).as('value'),
      counterSum('documents').as('documents'),
      uploads.as('uploads'),
      counterSum('documents_to_be_verified', { status: 'pending', correction: false }).as('pending'),
    ])
    .executeTakeFirstOrThrow();
}

/** A review is inserted in the transaction of its payment, so its age is the time since payment. */
function selectGroups(db: Db, by: CounterLabels<'documents_to_be_verified'>) {
  return db
    .selectFrom('counters')
    .where(matchesCounter('documents_to_be_verified', by))
    .groupBy([
      counterLabel('documents_to_be_verified', 'status'),
      sql`labels -> 'correction'`,
      counterLabel('documents_to_be_verified', 'source'),
      counterLabel('documents_to_be_verified', 'target'),
    ])
    .select([
      counterLabel('documents_to_be_verified', 'status').as('status'),
      sql<boolean>`labels -> 'correction'`.as('correction'),
      counterLabel('documents_to_be_verified', 'source').as('source'),
      counterLabel('documents_to_be_verified', 'target').as('target'),
      sql<number>`sum(rows)`.as('reviews'),
      sql<number>`sum(milliseconds) / 1000.0`.as('seconds'),
    ]);
}

/** Documents one authenticator uploaded for clients. */
function countUploads(db: Db, userId: string) {
  const uploads = db
    .selectFrom('documents')
    .where('userId', '=', userId)
    .where('paymentStatus', '=', 'free')
    .select((eb) => eb.fn.countAll<number>().as('count'));
  return sql<number>`(${uploads})`;
}

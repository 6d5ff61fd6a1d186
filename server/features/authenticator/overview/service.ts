import { limits } from '#shared/limits.ts';
import type { AuthenticatorOverview } from '#shared/schemas/authenticator.ts';
import type { Actor } from '#server/context.ts';
import type { Db } from '#server/platform/db/client.ts';
import { listRecentActivities } from '#server/features/documents/review/activity.ts';
import { countWork } from '#server/features/documents/review/queue.ts';
import { readOverview, type OverviewFacts, type ReviewGroup } from './queries.ts';

/*
 * The authenticators' overview.
 * Promises: counts are derived from recorded reviews; an admin sees those of all authenticators, an authenticator their own.
 * Pending reviews are shared, so both see the same count.
 */

/** Cards, counts, top languages, recent activity and the average processing time. */
export async function getOverview(db: Db, actor: Actor, now: Date): Promise<AuthenticatorOverview> {
  const own = actor.role === 'admin' ? null : actor.id;
  const [facts, work, recentActivity] = await Promise.all([
    readOverview(db, { userId: own }),
    countWork(db, { now, readerId: actor.id }),
    listRecentActivities(db, { authenticatedBy: own, limit: limits.recentActivity }),
  ]);
  return { scope: own === null ? 'all' : 'own', recentActivity, work, ...summarize(facts, own === null) };
}

function summarize(facts: OverviewFacts, includesAll: boolean) {
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
      valueCents: sum(authenticated, 'value'),
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

function sum(groups: readonly ReviewGroup[], field: 'reviews' | 'value' | 'seconds'): number {
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

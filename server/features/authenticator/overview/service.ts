import { limits } from '#shared/limits.ts';
import type { AuthenticatorOverview } from '#shared/schemas/authenticator.ts';
import type { Actor } from '#server/context.ts';
import type { Db } from '#server/db/client.ts';
import { listRecentActivities } from '#server/features/documents/review/activity/queries.ts';
import { readOverview, type OverviewFacts, type ReviewGroup } from './queries.ts';

/*
 * The overview of the authenticators' area.
 * Promises: figures of what really happened; an admin's are everybody's, an authenticator's are their own. The queue is one
 * for all, so what is pending is the same for both.
 */

/** Cards, counts, languages, the latest activities and how long certifying takes. */
export async function getOverview(db: Db, actor: Actor): Promise<AuthenticatorOverview> {
  const own = actor.role === 'admin' ? null : actor.id;
  const [facts, recentActivity] = await Promise.all([
    readOverview(db, { userId: own }),
    listRecentActivities(db, { authenticatedBy: own, limit: limits.recentActivity }),
  ]);
  return { scope: own === null ? 'all' : 'own', recentActivity, ...summarise(facts, own === null) };
}

function summarise(facts: OverviewFacts, isEverybody: boolean) {
  const reviews = facts.groups.filter((group) => !group.correction);
  const approved = reviews.filter((group) => group.status === 'completed');
  const rejected = reviews.filter((group) => group.status === 'rejected');
  // Whatever was decided was delivered: as the workflow sent it, or corrected.
  const authenticated = [...approved, ...rejected];
  return {
    cards: {
      documents: isEverybody ? facts.documents : sum(authenticated, 'reviews'),
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

/** The most frequent pairs first; pairs of one frequency by name, so that the list does not jump. */
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

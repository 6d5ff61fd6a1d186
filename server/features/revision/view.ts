import type { z } from 'zod';
import type { Actor } from '#server/context.ts';
import type { Deps } from '#server/deps.ts';
import { AppError } from '#server/errors.ts';
import { findNames } from '#server/features/auth/people.ts';
import { findReview } from '#server/features/documents/reviews.ts';
import { findText, loadText } from '#server/features/translation/text-queries.ts';
import type { Db } from '#server/platform/db/client.ts';
import { textSha256 } from '#server/platform/typesetting/text-job.ts';
import { can, canAny } from '#shared/access.ts';
import type { revisionTask, TextRevisionView } from '#shared/schemas/text-revision.ts';
import { findPassed, findRound, listErrors, listTasks, type RoundRow } from './queries.ts';
import { findWaiver, requirementOf } from './requirement.ts';
import { isOpen, isTranslator, worksIn } from './rounds.ts';

/** The revision of a paper as its reader sees it. Throws REVIEW_NOT_FOUND. */
export async function getRevision(deps: Deps, actor: Actor, id: string): Promise<TextRevisionView> {
  const review = await findReview(deps.db, id);
  if (!review || review.isCorrection) throw new AppError('REVIEW_NOT_FOUND');
  const { isRequired, reason } = await requirementOf(deps, review);
  const [round, passed, waiver, text] = await Promise.all([
    findRound(deps.db, id),
    findPassed(deps.db, id),
    findWaiver(deps.db, id),
    findText(deps.db, id),
  ]);
  const isSame = passed !== undefined && passed.closedSha256 === (await hashOf(deps.db, id));
  const isPending = review.status === 'pending' && review.notarySince === null;
  const open = round && isOpen(round) ? round : undefined;
  const isReviser = open?.reviserId === actor.id;
  const works = canAny(actor, ['translate', 'revise', 'certify']);
  const mayTake = isPending && open?.state === 'waiting' && can(actor, 'revise') && worksIn(actor.workPairs, review);
  return {
    ...{ isRequired, reason, waiver: waiver ?? null, isRevised: isSame, isStale: passed !== undefined && !isSame },
    current: round ? await describe(deps.db, round) : null,
    errors: round ? await listErrors(deps.db, round.id) : [],
    may: {
      write: works && isPending && (!open || isReviser),
      submit: works && isPending && isRequired && !waiver && !isSame && !open && text !== undefined,
      withdraw: works && isPending && open?.state === 'waiting' && open.translatorId === actor.id,
      take: mayTake && !(await isTranslator(deps.db, { round: open, personId: actor.id })),
      revise: isPending && isReviser,
      waive: isRequired && !waiver && !isSame && can(actor, 'manage'),
    },
  };
}

async function hashOf(db: Db, reviewId: string): Promise<string | undefined> {
  const text = await loadText(db, reviewId);
  return text && textSha256(text);
}

async function describe(db: Db, round: RoundRow): Promise<NonNullable<TextRevisionView['current']>> {
  const { id, state, translatorId, reviserId, textVersion, closedVersion, note } = round;
  const names = await findNames(
    db,
    [translatorId, reviserId].filter((one) => one !== null),
  );
  return {
    ...{ id, state, translatorId, reviserId, textVersion, closedVersion, note },
    translatorName: names.get(translatorId) ?? '',
    reviserName: reviserId === null ? null : (names.get(reviserId) ?? ''),
    submittedAt: round.submittedAt.toISOString(),
    takenAt: round.takenAt?.toISOString() ?? null,
    closedAt: round.closedAt?.toISOString() ?? null,
  };
}

/** Texts that the actor can take, revises, or got back, by due time. */
export async function listRevisionTasks(db: Db, actor: Actor): Promise<z.input<typeof revisionTask>[]> {
  const rows = await listTasks(db, { personId: actor.id, canRevise: can(actor, 'revise') });
  const tasks: z.input<typeof revisionTask>[] = [];
  for (const { state, reviserId: _reviserId, translatorId, textVersion, targetLanguage, note, ...paper } of rows) {
    if (state === 'waiting') {
      if (!worksIn(actor.workPairs, { ...paper, targetLanguage })) continue;
      const round = { reviewId: paper.id, translatorId, textVersion };
      if (await isTranslator(db, { round, personId: actor.id })) continue;
    }
    const task = state === 'waiting' ? 'take' : state === 'taken' ? 'revise' : 'correct';
    tasks.push({ ...paper, dueAt: paper.dueAt.toISOString(), task, note });
  }
  return tasks;
}

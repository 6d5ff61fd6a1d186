import type { Actor } from '#server/context.ts';
import type { Deps } from '#server/deps.ts';
import { previewText } from '#server/features/certification/service.ts';
import { findConcordance, findMatches } from '#server/features/translation/concordance/service.ts';
import { exportText, importText } from '#server/features/translation/studio/exchange/service.ts';
import {
  answerBox,
  confirmBlocks,
  diffText,
  followText,
  listTextVersions,
  loadDelta,
  loadEffort,
  loadSourceBoxes,
  recordEffort,
  restoreBlock,
  saveText,
} from '#server/features/translation/studio/service.ts';
import { staffProcedure, syncOutput, trackedOutput } from '#server/trpc.ts';
import { idInput } from '#shared/schemas/common.ts';
import {
  concordanceInput,
  concordanceOutput,
  matchesInput,
  matchesOutput,
} from '#shared/schemas/memory-collections.ts';
import { answerBoxInput, sourceBoxesOutput } from '#shared/schemas/source-boxes.ts';
import {
  confirmBlocksInput,
  draftTextInput,
  effortOutput,
  exportTextOutput,
  importTextInput,
  onTextInput,
  previewTextOutput,
  readSourceInput,
  recordEffortInput,
  restoreBlockInput,
  saveTextInput,
  textChangesInput,
  textChecksOutput,
  textDelta,
  textDiffInput,
  textDiffOutput,
  textEvent,
  textVersionsInput,
  textVersionsOutput,
  translationText,
} from '#shared/schemas/studio.ts';
import { requireMayWork } from './begun.ts';
import { checkReviewText, draftText, openStudio, readSource } from './studio.ts';

/** A write of the studio, refused with AGREEMENT_NEEDED to a freelancer without the agreement who has not begun the paper. */
function whereMayWork<Input extends { id: string }, Result>(
  write: (deps: Deps, actor: Actor, input: Input) => Promise<Result>,
) {
  return async ({ ctx, input }: { ctx: { deps: Deps; user: Actor }; input: Input }): Promise<Result> => {
    await requireMayWork(ctx.deps, ctx.user, input.id);
    return write(ctx.deps, ctx.user, input);
  };
}

/** Procedures of the studio, part of the authenticators' router. */
export const studioProcedures = {
  /** A translation's text: its blocks with their states, and the version that saves name. */
  text: staffProcedure
    .input(idInput)
    .output(syncOutput(translationText))
    .query(({ ctx, input }) => openStudio(ctx.deps, input.id)),

  /** Runs the translation checks on a text and returns their findings. */
  textChecks: staffProcedure
    .input(idInput)
    .output(syncOutput(textChecksOutput))
    .query(({ ctx, input }) => checkReviewText(ctx.deps, input.id)),

  /** Boxes recognized on each page, with the translators' statements about them. */
  sourceBoxes: staffProcedure
    .input(idInput)
    .output(syncOutput(sourceBoxesOutput))
    .query(({ ctx, input }) => loadSourceBoxes(ctx.deps, input.id)),

  /** Dismisses a box that was read, with a reason, or restores it. */
  answerBox: staffProcedure
    .input(answerBoxInput)
    .output(syncOutput(sourceBoxesOutput))
    .mutation(whereMayWork(answerBox)),

  /** Alternatives of one text of a block, with how like their sources are. */
  matches: staffProcedure
    .input(matchesInput)
    .output(syncOutput(matchesOutput))
    .query(({ ctx, input }) => findMatches(ctx.deps, input)),

  /** Concordance of a word: phrasebook, memory, collections, delivered papers. */
  concordance: staffProcedure
    .input(concordanceInput)
    .output(syncOutput(concordanceOutput))
    .query(({ ctx, input }) => findConcordance(ctx.deps, ctx.user, input)),

  /** Blocks changed since a version. */
  textChanges: staffProcedure
    .input(textChangesInput)
    .output(syncOutput(textDelta))
    .query(({ ctx, input }) => loadDelta(ctx.deps.db, { reviewId: input.id, since: input.version })),

  /** A text's changes by others, as they are made. */
  onText: staffProcedure
    .input(onTextInput)
    .output(trackedOutput(textEvent))
    .subscription(({ ctx, input, signal }) =>
      followText(ctx, { reviewId: input.id, lastEventId: input.lastEventId ?? undefined, signal }),
    ),

  /** Saves changed blocks. Another save since the named version answers 409 with both. */
  saveText: staffProcedure.input(saveTextInput).output(syncOutput(textDelta)).mutation(whereMayWork(saveText)),

  /** Confirms blocks, or undoes the confirmation. */
  confirmBlocks: staffProcedure
    .input(confirmBlocksInput)
    .output(syncOutput(textDelta))
    .mutation(whereMayWork(confirmBlocks)),

  /** Puts an earlier version of a block back. */
  restoreBlock: staffProcedure
    .input(restoreBlockInput)
    .output(syncOutput(textDelta))
    .mutation(whereMayWork(restoreBlock)),

  /** Reads pages of the source again. */
  readSource: staffProcedure.input(readSourceInput).output(syncOutput(textDelta)).mutation(whereMayWork(readSource)),

  /** Drafts the English of blocks again. */
  draftText: staffProcedure.input(draftTextInput).output(syncOutput(textDelta)).mutation(whereMayWork(draftText)),

  /** Versions of a text, newest first. */
  textVersions: staffProcedure
    .input(textVersionsInput)
    .output(syncOutput(textVersionsOutput))
    .query(({ ctx, input }) => listTextVersions(ctx.deps, input)),

  /** Differences of two versions of a text. */
  textDiff: staffProcedure
    .input(textDiffInput)
    .output(syncOutput(textDiffOutput))
    .query(({ ctx, input }) => diffText(ctx.deps, input)),

  /** A text as XLIFF. */
  exportText: staffProcedure
    .input(idInput)
    .output(syncOutput(exportTextOutput))
    .query(({ ctx, input }) => exportText(ctx.deps, input.id)),

  /** Imports the translations of an XLIFF file. */
  importText: staffProcedure.input(importTextInput).output(syncOutput(textDelta)).mutation(whereMayWork(importText)),

  /** Records the caller's effort per page of a text: key presses, and minutes with activity. */
  effort: staffProcedure
    .input(idInput)
    .output(syncOutput(effortOutput))
    .query(({ ctx, input }) => loadEffort(ctx.deps, ctx.user, input.id)),

  /** Records the caller's effort in one window. Idempotent. */
  recordEffort: staffProcedure
    .input(recordEffortInput)
    .output(syncOutput(effortOutput))
    .mutation(({ ctx, input }) => recordEffort(ctx.deps, ctx.user, input)),

  /** A text as a PDF, before it is delivered. */
  previewText: staffProcedure
    .input(idInput)
    .output(syncOutput(previewTextOutput))
    .query(({ ctx, input }) => previewText(ctx.deps, ctx.user, input.id)),
};

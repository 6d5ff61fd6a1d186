import { idInput } from '#shared/schemas/common.ts';
import {
  confirmBlocksInput,
  draftTextInput,
  exportTextOutput,
  importTextInput,
  onTextInput,
  previewTextOutput,
  readSourceInput,
  restoreBlockInput,
  saveTextInput,
  textChecksOutput,
  textChangesInput,
  textDelta,
  textDiffInput,
  textDiffOutput,
  textEvent,
  textVersionsInput,
  textVersionsOutput,
  translationText,
} from '#shared/schemas/studio.ts';
import { staffProcedure, syncOutput, trackedOutput } from '#server/trpc.ts';
import { previewText } from '#server/features/certification/issue/service.ts';
import { checkReviewText } from '#server/features/translation/checks/service.ts';
import { exportText, importText } from '#server/features/translation/text/exchange/service.ts';
import { diffText, listTextVersions } from '#server/features/translation/text/history/service.ts';
import { followText } from '#server/features/translation/text/live/service.ts';
import { confirmBlocks, loadDelta, restoreBlock, saveText } from '#server/features/translation/text/saving/service.ts';
import { draftText, openStudio, readSource } from './service.ts';

/** Procedures of the studio, part of the authenticators' router. */
export const studioProcedures = {
  text: staffProcedure
    .input(idInput)
    .output(syncOutput(translationText))
    .query(({ ctx, input }) => openStudio(ctx.deps, input.id)),

  textChecks: staffProcedure
    .input(idInput)
    .output(syncOutput(textChecksOutput))
    .query(({ ctx, input }) => checkReviewText(ctx.deps, input.id)),

  textChanges: staffProcedure
    .input(textChangesInput)
    .output(syncOutput(textDelta))
    .query(({ ctx, input }) => loadDelta(ctx.deps.db, { reviewId: input.id, since: input.version })),

  onText: staffProcedure
    .input(onTextInput)
    .output(trackedOutput(textEvent))
    .subscription(({ ctx, input, signal }) =>
      followText(ctx, { reviewId: input.id, lastEventId: input.lastEventId ?? undefined, signal }),
    ),

  saveText: staffProcedure
    .input(saveTextInput)
    .output(syncOutput(textDelta))
    .mutation(({ ctx, input }) => saveText(ctx.deps, ctx.user, input)),

  confirmBlocks: staffProcedure
    .input(confirmBlocksInput)
    .output(syncOutput(textDelta))
    .mutation(({ ctx, input }) => confirmBlocks(ctx.deps, ctx.user, input)),

  restoreBlock: staffProcedure
    .input(restoreBlockInput)
    .output(syncOutput(textDelta))
    .mutation(({ ctx, input }) => restoreBlock(ctx.deps, ctx.user, input)),

  readSource: staffProcedure
    .input(readSourceInput)
    .output(syncOutput(textDelta))
    .mutation(({ ctx, input }) => readSource(ctx.deps, input)),

  draftText: staffProcedure
    .input(draftTextInput)
    .output(syncOutput(textDelta))
    .mutation(({ ctx, input }) => draftText(ctx.deps, input)),

  textVersions: staffProcedure
    .input(textVersionsInput)
    .output(syncOutput(textVersionsOutput))
    .query(({ ctx, input }) => listTextVersions(ctx.deps, input)),

  textDiff: staffProcedure
    .input(textDiffInput)
    .output(syncOutput(textDiffOutput))
    .query(({ ctx, input }) => diffText(ctx.deps, input)),

  exportText: staffProcedure
    .input(idInput)
    .output(syncOutput(exportTextOutput))
    .query(({ ctx, input }) => exportText(ctx.deps, input.id)),

  importText: staffProcedure
    .input(importTextInput)
    .output(syncOutput(textDelta))
    .mutation(({ ctx, input }) => importText(ctx.deps, ctx.user, input)),

  previewText: staffProcedure
    .input(idInput)
    .output(syncOutput(previewTextOutput))
    .query(({ ctx, input }) => previewText(ctx.deps, ctx.user, input.id)),
};

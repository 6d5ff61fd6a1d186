import { markError, removeError } from '#server/features/revision/marked-errors.ts';
import {
  passRevision,
  releaseRevision,
  returnRevision,
  submitForRevision,
  takeRevision,
  withdrawRevision,
} from '#server/features/revision/rounds.ts';
import { getRevision } from '#server/features/revision/view.ts';
import { staffProcedure, syncOutput } from '#server/trpc.ts';
import {
  markRevisionErrorInput,
  passRevisionInput,
  removeRevisionErrorInput,
  returnRevisionInput,
  submitForRevisionInput,
  textRevisionInput,
  textRevisionView,
} from '#shared/schemas/text-revision.ts';

const output = syncOutput(textRevisionView);

/** Procedures of revision by a second person, merged into the authenticator's router. Each answers with the revision as it is then. */
export const revisionProcedures = {
  /** Whether a paper is to be revised, its last round, and what the caller may do. */
  revision: staffProcedure
    .input(textRevisionInput)
    .output(output)
    .query(({ ctx, input }) => getRevision(ctx.deps, ctx.user, input.id)),

  /** Hands a finished text to the revisers. */
  submitForRevision: staffProcedure
    .input(submitForRevisionInput)
    .output(output)
    .mutation(async ({ ctx, input }) => {
      await submitForRevision(ctx.deps, ctx.user, input);
      return getRevision(ctx.deps, ctx.user, input.id);
    }),

  /** Takes the caller's text back while nobody revises it. */
  withdrawRevision: staffProcedure
    .input(textRevisionInput)
    .output(output)
    .mutation(async ({ ctx, input }) => {
      await withdrawRevision(ctx.deps, ctx.user, input.id);
      return getRevision(ctx.deps, ctx.user, input.id);
    }),

  /** Makes the caller the reviser of a text that waits for one. */
  takeRevision: staffProcedure
    .input(textRevisionInput)
    .output(output)
    .mutation(async ({ ctx, input }) => {
      await takeRevision(ctx.deps, ctx.user, input.id);
      return getRevision(ctx.deps, ctx.user, input.id);
    }),

  /** Gives a text that the caller took back to the pool. */
  releaseRevision: staffProcedure
    .input(textRevisionInput)
    .output(output)
    .mutation(async ({ ctx, input }) => {
      await releaseRevision(ctx.deps, ctx.user, input.id);
      return getRevision(ctx.deps, ctx.user, input.id);
    }),

  /** Returns a text to its translator with a note. */
  returnRevision: staffProcedure
    .input(returnRevisionInput)
    .output(output)
    .mutation(async ({ ctx, input }) => {
      await returnRevision(ctx.deps, ctx.user, input);
      return getRevision(ctx.deps, ctx.user, input.id);
    }),

  /** Passes a text as it stands. */
  passRevision: staffProcedure
    .input(passRevisionInput)
    .output(output)
    .mutation(async ({ ctx, input }) => {
      await passRevision(ctx.deps, ctx.user, input);
      return getRevision(ctx.deps, ctx.user, input.id);
    }),

  /** Marks an error by kind and severity. */
  markRevisionError: staffProcedure
    .input(markRevisionErrorInput)
    .output(output)
    .mutation(async ({ ctx, input }) => {
      await markError(ctx.deps, ctx.user, input);
      return getRevision(ctx.deps, ctx.user, input.id);
    }),

  /** Removes an error of the round in hand. */
  removeRevisionError: staffProcedure
    .input(removeRevisionErrorInput)
    .output(output)
    .mutation(async ({ ctx, input }) => {
      await removeError(ctx.deps, ctx.user, input);
      return getRevision(ctx.deps, ctx.user, input.id);
    }),
};

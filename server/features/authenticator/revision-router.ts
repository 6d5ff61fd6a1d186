import type { SignedInActor } from '#server/context.ts';
import type { Deps } from '#server/deps.ts';
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

/** Builds a resolver that runs one step of a revision round and returns the revision after it. */
function step<Input extends { id: string }>(run: (deps: Deps, actor: SignedInActor, input: Input) => Promise<void>) {
  return async ({ ctx, input }: { ctx: { deps: Deps; user: SignedInActor }; input: Input }) => {
    await run(ctx.deps, ctx.user, input);
    return getRevision(ctx.deps, ctx.user, input.id);
  };
}

/** Procedures of revision by a second person, merged into the authenticator's router. */
export const revisionProcedures = {
  /** Whether a paper needs revision, its last round, and the actions open to the caller. */
  revision: staffProcedure
    .input(textRevisionInput)
    .output(output)
    .query(({ ctx, input }) => getRevision(ctx.deps, ctx.user, input.id)),

  /** Hands a finished text to the revisers. */
  submitForRevision: staffProcedure.input(submitForRevisionInput).output(output).mutation(step(submitForRevision)),

  /** Takes the caller's text back while nobody revises it. */
  withdrawRevision: staffProcedure
    .input(textRevisionInput)
    .output(output)
    .mutation(step((deps, actor, { id }: { id: string }) => withdrawRevision(deps, actor, id))),

  /** Makes the caller the reviser of a text that waits for one. */
  takeRevision: staffProcedure
    .input(textRevisionInput)
    .output(output)
    .mutation(step((deps, actor, { id }: { id: string }) => takeRevision(deps, actor, id))),

  /** Gives a text that the caller took back to the pool. */
  releaseRevision: staffProcedure
    .input(textRevisionInput)
    .output(output)
    .mutation(step((deps, actor, { id }: { id: string }) => releaseRevision(deps, actor, id))),

  /** Returns a text to its translator with a note. */
  returnRevision: staffProcedure.input(returnRevisionInput).output(output).mutation(step(returnRevision)),

  /** Approves a text unchanged. */
  passRevision: staffProcedure.input(passRevisionInput).output(output).mutation(step(passRevision)),

  /** Marks an error by kind and severity. */
  markRevisionError: staffProcedure.input(markRevisionErrorInput).output(output).mutation(step(markError)),

  /** Removes an error from the current round. */
  removeRevisionError: staffProcedure.input(removeRevisionErrorInput).output(output).mutation(step(removeError)),
};

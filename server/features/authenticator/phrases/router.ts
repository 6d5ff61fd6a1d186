import { limits } from '#shared/limits.ts';
import {
  editPhraseInput,
  phrasesInput,
  phrasesOutput,
  phraseView,
  retirePhraseInput,
} from '#shared/schemas/phrases.ts';
import { toPage } from '#server/db/pagination.ts';
import { staffProcedure, syncOutput } from '#server/trpc.ts';
import { listPhrases, editPhrase, retirePhrase } from '#server/features/translation/phrasebook/service.ts';

/** Procedures of the phrasebooks, part of the authenticators' router. */
export const phraseProcedures = {
  phrases: staffProcedure
    .input(phrasesInput)
    .output(syncOutput(phrasesOutput))
    .query(({ ctx, input }) => listPhrases(ctx.deps.db, input, toPage(input, limits.pageSizeStaff))),

  editPhrase: staffProcedure
    .input(editPhraseInput)
    .output(syncOutput(phraseView))
    .mutation(({ ctx, input }) => editPhrase(ctx.deps, ctx.user, input)),

  retirePhrase: staffProcedure
    .input(retirePhraseInput)
    .output(syncOutput(phraseView))
    .mutation(({ ctx, input }) => retirePhrase(ctx.deps, ctx.user, input)),
};

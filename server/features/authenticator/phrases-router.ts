import { editForm, getForm, listFormViews, retireForm } from '#server/features/translation/forms/service.ts';
import {
  editEntry,
  listCandidates,
  listEntries,
  markCandidate,
  retireEntry,
} from '#server/features/translation/memory/service.ts';
import { editPhrase, listPhrases, retirePhrase } from '#server/features/translation/phrases.ts';
import { toPage } from '#server/platform/db/pagination.ts';
import { staffProcedure, syncOutput } from '#server/trpc.ts';
import { limits } from '#shared/limits.ts';
import { empty } from '#shared/schemas/common.ts';
import {
  editFormInput,
  formDetails,
  formInput,
  formsInput,
  formsOutput,
  retireFormInput,
} from '#shared/schemas/forms.ts';
import {
  candidatesInput,
  candidatesOutput,
  editMemoryInput,
  markMemoryInput,
  memoryInput,
  memoryOutput,
  memoryView,
  retireMemoryInput,
} from '#shared/schemas/memory.ts';
import {
  editPhraseInput,
  phrasesInput,
  phrasesOutput,
  phraseView,
  retirePhraseInput,
} from '#shared/schemas/phrases.ts';

/** Procedures of the phrasebooks and the memory, part of the authenticators' router. */
export const phraseProcedures = {
  /** Set phrases, with their translations. */
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

  /** Forms of papers, shipped and learned. */
  forms: staffProcedure
    .input(formsInput)
    .output(syncOutput(formsOutput))
    .query(({ ctx, input }) => listFormViews(ctx.deps.db, input, toPage(input, limits.pageSizeStaff))),

  /** One form with its texts and versions. */
  form: staffProcedure
    .input(formInput)
    .output(syncOutput(formDetails))
    .query(({ ctx, input }) => getForm(ctx.deps.db, input.id)),

  /** Renames a form and changes its English; keeps a proposed one. */
  editForm: staffProcedure
    .input(editFormInput)
    .output(syncOutput(formDetails))
    .mutation(({ ctx, input }) => editForm(ctx.deps, ctx.user, input)),

  /** Excludes a form from drafting, or includes it again. */
  retireForm: staffProcedure
    .input(retireFormInput)
    .output(syncOutput(formDetails))
    .mutation(({ ctx, input }) => retireForm(ctx.deps, ctx.user, input)),

  /** Sentences of the translation memory. */
  memory: staffProcedure
    .input(memoryInput)
    .output(syncOutput(memoryOutput))
    .query(({ ctx, input }) => listEntries(ctx.deps.db, input, toPage(input, limits.pageSizeStaff))),

  editMemory: staffProcedure
    .input(editMemoryInput)
    .output(syncOutput(memoryView))
    .mutation(({ ctx, input }) => editEntry(ctx.deps, ctx.user, input)),

  retireMemory: staffProcedure
    .input(retireMemoryInput)
    .output(syncOutput(memoryView))
    .mutation(({ ctx, input }) => retireEntry(ctx.deps, ctx.user, input)),

  /** Sentences of delivered papers that wait for more customers, or for a person who marks them. */
  memoryCandidates: staffProcedure
    .input(candidatesInput)
    .output(syncOutput(candidatesOutput))
    .query(({ ctx, input }) => listCandidates(ctx.deps.db, input, toPage(input, limits.pageSizeStaff))),

  /** Marks a waiting sentence as a phrase that other papers may be offered. */
  markMemory: staffProcedure
    .input(markMemoryInput)
    .output(syncOutput(empty))
    .mutation(async ({ ctx, input }) => {
      await markCandidate(ctx.deps, ctx.user, input);
      return {};
    }),
};

import { toPage } from '#server/platform/db/pagination.ts';
import { adminProcedure, provenAdminProcedure, router, syncOutput } from '#server/trpc.ts';
import { limits } from '#shared/limits.ts';
import { empty, idInput } from '#shared/schemas/common.ts';
import {
  collectionsOutput,
  importsInput,
  importsOutput,
  removeTermInput,
  saveCollectionInput,
  saveTermInput,
  termsInput,
  termsOutput,
} from '#shared/schemas/memory-collections.ts';
import { listCollections } from '../collection-queries.ts';
import {
  getImports,
  getTerms,
  removeCollection,
  removeImport,
  removeTerm,
  saveCollection,
  saveTerm,
} from './service.ts';

/** Joins `admin`. */
export const collectionsRouter = router({
  /** Memories and glossaries of the house, of firms and of customers. */
  collections: adminProcedure
    .input(empty.optional())
    .output(syncOutput(collectionsOutput))
    .query(async ({ ctx }) => ({ items: await listCollections(ctx.deps.db) })),

  /** Makes a memory or a glossary, or renames one. */
  saveCollection: provenAdminProcedure
    .input(saveCollectionInput)
    .output(syncOutput(idInput))
    .mutation(({ ctx, input }) => saveCollection(ctx.deps, ctx.user, input)),

  /** Ends one with all its entries. */
  removeCollection: provenAdminProcedure
    .input(idInput)
    .output(syncOutput(empty))
    .mutation(async ({ ctx, input }) => {
      await removeCollection(ctx.deps, ctx.user, input.id);
      return {};
    }),

  /** Files that came into one, with the entries that were broken. */
  collectionImports: adminProcedure
    .input(importsInput)
    .output(syncOutput(importsOutput))
    .query(({ ctx, input }) => getImports(ctx.deps, input.collectionId)),

  /** Undoes the import of one file. */
  removeImport: provenAdminProcedure
    .input(idInput)
    .output(syncOutput(empty))
    .mutation(async ({ ctx, input }) => {
      await removeImport(ctx.deps, ctx.user, input.id);
      return {};
    }),

  /** Terms of a glossary. */
  glossaryTerms: adminProcedure
    .input(termsInput)
    .output(syncOutput(termsOutput))
    .query(({ ctx, input }) => getTerms(ctx.deps.db, input, toPage(input, limits.pageSizeAdmin))),

  /** Adds a term, or changes one. */
  saveTerm: adminProcedure
    .input(saveTermInput)
    .output(syncOutput(empty))
    .mutation(async ({ ctx, input }) => {
      await saveTerm(ctx.deps, ctx.user, input);
      return {};
    }),

  removeTerm: adminProcedure
    .input(removeTermInput)
    .output(syncOutput(empty))
    .mutation(async ({ ctx, input }) => {
      await removeTerm(ctx.deps, ctx.user, input);
      return {};
    }),
});

import { router, signedInProcedure, syncOutput } from '#server/trpc.ts';
import { empty, idInput } from '#shared/schemas/common.ts';
import {
  createFolderInput,
  folderList,
  folderView,
  moveFolderInput,
  renameFolderInput,
} from '#shared/schemas/folders.ts';
import { listFoldersWithCounts } from './queries.ts';
import { createFolder, moveFolder, removeFolder, renameFolder } from './service.ts';

export const foldersRouter = router({
  /** All folders, with the number of files in each. */
  list: signedInProcedure
    .input(empty.optional())
    .output(syncOutput(folderList))
    .query(async ({ ctx }) => ({ items: await listFoldersWithCounts(ctx.deps.db, ctx.user.id) })),

  /** Makes a folder. */
  create: signedInProcedure
    .input(createFolderInput)
    .output(syncOutput(folderView))
    .mutation(({ ctx, input }) => createFolder(ctx.deps, ctx.user, input)),

  /** Renames a folder. */
  rename: signedInProcedure
    .input(renameFolderInput)
    .output(syncOutput(folderView))
    .mutation(({ ctx, input }) => renameFolder(ctx.deps, ctx.user, input)),

  /** Moves a folder into another. */
  move: signedInProcedure
    .input(moveFolderInput)
    .output(syncOutput(folderView))
    .mutation(({ ctx, input }) => moveFolder(ctx.deps, ctx.user, input)),

  /** Deletes a folder; its content moves to the one above. */
  remove: signedInProcedure
    .input(idInput)
    .output(syncOutput(empty))
    .mutation(async ({ ctx, input }) => {
      await removeFolder(ctx.deps, ctx.user, input);
      return {};
    }),
});

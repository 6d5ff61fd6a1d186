import { syncOutput, router, signedInProcedure } from '#server/trpc.ts';
import { empty, idInput } from '#shared/schemas/common.ts';
import {
  createFolderInput,
  folderList,
  folderView,
  moveFolderInput,
  renameFolderInput,
} from '#shared/schemas/folders.ts';
import * as queries from './queries.ts';
import * as folders from './service.ts';

export const foldersRouter = router({
  list: signedInProcedure
    .input(empty.optional())
    .output(syncOutput(folderList))
    .query(async ({ ctx }) => ({ items: await queries.listFoldersWithCounts(ctx.deps.db, ctx.user.id) })),

  create: signedInProcedure
    .input(createFolderInput)
    .output(syncOutput(folderView))
    .mutation(({ ctx, input }) => folders.createFolder(ctx.deps, ctx.user, input)),

  rename: signedInProcedure
    .input(renameFolderInput)
    .output(syncOutput(folderView))
    .mutation(({ ctx, input }) => folders.renameFolder(ctx.deps, ctx.user, input)),

  move: signedInProcedure
    .input(moveFolderInput)
    .output(syncOutput(folderView))
    .mutation(({ ctx, input }) => folders.moveFolder(ctx.deps, ctx.user, input)),

  remove: signedInProcedure
    .input(idInput)
    .output(syncOutput(empty))
    .mutation(async ({ ctx, input }) => {
      await folders.removeFolder(ctx.deps, ctx.user, input);
      return {};
    }),
});

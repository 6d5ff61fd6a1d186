import { blankCookie } from '#server/features/auth/session.ts';
import { provenUserProcedure, router, syncOutput, userProcedure } from '#server/trpc.ts';
import {
  accessesOutput,
  deleteAccountInput,
  deletionPreview,
  eraseOutput,
  erasurePreview,
  exportDataOutput,
} from '#shared/schemas/account-data.ts';
import { empty, idInput } from '#shared/schemas/common.ts';
import { listOwnAccesses } from '../documents/access-log.ts';
import { deleteAccount, eraseDocument, previewDeletion, previewErasure } from './erasure/service.ts';
import { linkExport } from './export/service.ts';

/** Joins `auth`. */
export const accountDataRouter = router({
  exportData: provenUserProcedure
    .input(empty.optional())
    .output(syncOutput(exportDataOutput))
    .mutation(({ ctx }) => linkExport(ctx.deps, ctx.user)),

  deletionPreview: userProcedure
    .input(empty.optional())
    .output(syncOutput(deletionPreview))
    .query(({ ctx }) => previewDeletion(ctx.deps, ctx.user)),

  deleteAccount: provenUserProcedure
    .input(deleteAccountInput)
    .output(syncOutput(empty))
    .mutation(async ({ ctx, input }) => {
      await deleteAccount(ctx.deps, ctx.user, input);
      ctx.setCookie(blankCookie(ctx.deps));
      return {};
    }),
});

/** Joins `documents`. */
export const documentDataRouter = router({
  erasurePreview: userProcedure
    .input(idInput)
    .output(syncOutput(erasurePreview))
    .query(({ ctx, input }) => previewErasure(ctx.deps, ctx.user, input.id)),

  erase: provenUserProcedure
    .input(idInput)
    .output(syncOutput(eraseOutput))
    .mutation(({ ctx, input }) => eraseDocument(ctx.deps, ctx.user, input.id)),

  /** Who opened the files of an order, newest first. */
  accesses: userProcedure
    .input(idInput)
    .output(syncOutput(accessesOutput))
    .query(({ ctx, input }) => listOwnAccesses(ctx.deps, ctx.user, input.id)),
});

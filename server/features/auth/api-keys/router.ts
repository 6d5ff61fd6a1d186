import { provenProcedure, router, signedInProcedure, syncOutput } from '#server/trpc.ts';
import { apiKeysOutput, createApiKeyInput, createdApiKey } from '#shared/schemas/api-keys.ts';
import { empty, idInput } from '#shared/schemas/common.ts';
import { createApiKey, listApiKeys, revokeApiKey, rotateApiKey } from './service.ts';

/** Joins `auth`. */
export const apiKeysRouter = router({
  apiKeys: signedInProcedure
    .input(empty.optional())
    .output(syncOutput(apiKeysOutput))
    .query(({ ctx }) => listApiKeys(ctx.deps, ctx.user)),

  createApiKey: provenProcedure
    .input(createApiKeyInput)
    .output(syncOutput(createdApiKey))
    .mutation(({ ctx, input }) => createApiKey(ctx.deps, ctx.user, input)),

  rotateApiKey: provenProcedure
    .input(idInput)
    .output(syncOutput(createdApiKey))
    .mutation(({ ctx, input }) => rotateApiKey(ctx.deps, ctx.user, input)),

  revokeApiKey: signedInProcedure
    .input(idInput)
    .output(syncOutput(empty))
    .mutation(async ({ ctx, input }) => {
      await revokeApiKey(ctx.deps, ctx.user, input);
      return {};
    }),
});

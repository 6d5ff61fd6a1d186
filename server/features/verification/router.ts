import { syncOutput, publicProcedure, router, signedInProcedure } from '#server/trpc.ts';
import {
  checkInput,
  checkOutput,
  lookupInput,
  lookupOutput,
  recordInput,
  recordOutput,
  rootsOutput,
} from '#shared/schemas/verification.ts';
import { signersOutput } from '#shared/schemas/public-facts.ts';
import { listPublicSigners } from '#server/features/certification/signers/service.ts';
import * as verification from './service.ts';

export const verificationRouter = router({
  lookup: publicProcedure
    .input(lookupInput)
    .output(syncOutput(lookupOutput))
    .query(({ ctx, input }) => verification.lookUpCode(ctx.deps, { code: input.code, ip: ctx.ip })),

  check: publicProcedure
    .input(checkInput)
    .output(syncOutput(checkOutput))
    .query(({ ctx, input }) => verification.checkFile(ctx.deps, { ...input, ip: ctx.ip })),

  roots: publicProcedure.output(syncOutput(rootsOutput)).query(({ ctx }) => verification.listRoots(ctx.deps)),

  signers: publicProcedure
    .output(syncOutput(signersOutput))
    .query(async ({ ctx }) => ({ signers: await listPublicSigners(ctx.deps) })),

  record: signedInProcedure
    .input(recordInput)
    .output(syncOutput(recordOutput))
    .query(({ ctx, input }) => verification.verificationRecordOf(ctx.deps, ctx.user, input)),
});

import { listPublicSigners } from '#server/features/certification/signer-profiles.ts';
import { publicProcedure, router, signedInProcedure, syncOutput } from '#server/trpc.ts';
import { signersOutput } from '#shared/schemas/public-facts.ts';
import {
  checkInput,
  checkOutput,
  lookupInput,
  lookupOutput,
  openCopyInput,
  openCopyOutput,
  recordInput,
  recordOutput,
  rootsOutput,
  sealKeysOutput,
} from '#shared/schemas/verification.ts';
import { checkFile, listRoots, listSealKeys, lookUpCode, openCopy, verificationRecordOf } from './service.ts';

export const verificationRouter = router({
  /** The certificate of a verification code; null if there is none. */
  lookup: publicProcedure
    .input(lookupInput)
    .output(syncOutput(lookupOutput))
    .query(({ ctx, input }) => lookUpCode(ctx.deps, { ...input, ip: ctx.ip })),

  /** Whether a file, by its SHA-256, is the certified one. */
  check: publicProcedure
    .input(checkInput)
    .output(syncOutput(checkOutput))
    .query(({ ctx, input }) => checkFile(ctx.deps, { ...input, ip: ctx.ip })),

  /** Certificates that signatures of delivered files chain to. */
  roots: publicProcedure.output(syncOutput(rootsOutput)).query(({ ctx }) => listRoots(ctx.deps)),

  /** Keys that sign the seals on certificates, for offline caches. */
  sealKeys: publicProcedure.output(syncOutput(sealKeysOutput)).query(({ ctx }) => listSealKeys(ctx.deps)),

  /** Opens the delivered file with the access key of its paper. Its owner is notified. */
  openCopy: publicProcedure
    .input(openCopyInput)
    .output(syncOutput(openCopyOutput))
    .mutation(({ ctx, input }) => openCopy(ctx.deps, { ...input, ip: ctx.ip })),

  /** People who sign translations. */
  signers: publicProcedure
    .output(syncOutput(signersOutput))
    .query(async ({ ctx }) => ({ signers: await listPublicSigners(ctx.deps) })),

  /** The verification record of a document of your own. */
  record: signedInProcedure
    .input(recordInput)
    .output(syncOutput(recordOutput))
    .query(({ ctx, input }) => verificationRecordOf(ctx.deps, ctx.user, input)),
});

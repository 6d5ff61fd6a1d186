import { getCredentials, saveCredential, withdrawCredential } from '#server/features/certification/credentials.ts';
import { getJournal } from '#server/features/certification/journal.ts';
import { returnToReview, getNotarialOrder } from '#server/features/certification/notary-desk.ts';
import { openAct } from '#server/features/certification/oaths.ts';
import { revoke } from '#server/features/certification/service.ts';
import {
  getSignerKey,
  importSignerKey,
  makeSignerKey,
  revokeSignerKey,
} from '#server/features/certification/signer-keys.ts';
import { getSigner, saveSigner } from '#server/features/certification/signer-profiles.ts';
import { listDueMailings, sendMailing } from '#server/features/documents/mailing.ts';
import {
  cancelPaperStep,
  listPaperSteps,
  returnPaperStep,
  sendPaperStep,
} from '#server/features/documents/paper-steps.ts';
import { countReviews } from '#server/features/documents/review/queue.ts';
import { declineRevision, listOpenRequests } from '#server/features/documents/revision-requests.ts';
import { createDocument } from '#server/features/documents/service.ts';
import { toPage } from '#server/platform/db/pagination.ts';
import { provenStaffProcedure, router, staffProcedure, syncOutput } from '#server/trpc.ts';
import { can } from '#shared/access.ts';
import { limits } from '#shared/limits.ts';
import {
  approveInput,
  authenticatorOverview,
  clientInfo,
  clientInfoInput,
  counters,
  deliveryLinkInput,
  deliveryView,
  historyInput,
  historyOutput,
  inspectInput,
  inspectOutput,
  neighboursInput,
  neighboursOutput,
  queueInput,
  queueOutput,
  reviewDetails,
  reviewLinkInput,
  reviewView,
  sendCorrectionInput,
} from '#shared/schemas/authenticator.ts';
import { empty, idInput } from '#shared/schemas/common.ts';
import { ownCredentials, saveCredentialInput, withdrawCredentialInput } from '#shared/schemas/credentials.ts';
import { documentView, fileLinkOutput, uploadForClientInput } from '#shared/schemas/documents.ts';
import { mailingList, mailingsInput, sendMailingInput } from '#shared/schemas/mailing.ts';
import {
  journal,
  journalInput,
  notarialOrder,
  openActInput,
  openActOutput,
  recordActInput,
  returnToReviewInput,
} from '#shared/schemas/notary.ts';
import {
  cancelPaperStepInput,
  paperStepList,
  paperStepsInput,
  returnPaperStepInput,
  sendPaperStepInput,
} from '#shared/schemas/paper-steps.ts';
import {
  certificateView,
  declineRevisionInput,
  reissueInput,
  revisionList,
  revisionsInput,
  revokeInput,
} from '#shared/schemas/revisions.ts';
import {
  importSignerKeyInput,
  makeSignerKeyInput,
  revokeSignerKeyInput,
  signerKeyOutput,
} from '#shared/schemas/signer-key.ts';
import { signerOutput, updateSignerProfileInput } from '#shared/schemas/signer.ts';
import { claimReview, releaseReview } from './assignment.ts';
import { conversationProcedures } from './conversation-router.ts';
import { linkDelivery, listHistory } from './history.ts';
import { getOverview } from './overview.ts';
import { payProcedures } from './pay-router.ts';
import { phraseProcedures } from './phrases-router.ts';
import { getNeighbours, listQueue } from './queue.ts';
import { revisionProcedures } from './revision-router.ts';
import { approve, notarize, reissue, sendCorrection, supplyTranslation } from './service.ts';
import { studioProcedures } from './studio-router.ts';
import { workProcedures } from './work-router.ts';
import { getClient, getReview, inspect, linkReviewFile, retryTranslation } from './workspace.ts';

export const authenticatorRouter = router({
  ...studioProcedures,
  ...conversationProcedures,
  ...phraseProcedures,
  ...workProcedures,
  ...payProcedures,
  ...revisionProcedures,

  /** Counts, recent activity and times: of all authenticators for admins, else of the caller's own work. */
  overview: staffProcedure
    .input(empty.optional())
    .output(syncOutput(authenticatorOverview))
    .query(({ ctx }) => ctx.deps.replica.read(ctx, (db) => getOverview({ ...ctx.deps, db }, ctx.user))),

  /** Reviews by their state. */
  counters: staffProcedure
    .input(empty.optional())
    .output(syncOutput(counters))
    .query(({ ctx }) => countReviews(ctx.deps.db)),

  /** Reviews that wait for an authenticator. */
  queue: staffProcedure
    .input(queueInput)
    .output(syncOutput(queueOutput))
    .query(({ ctx, input }) => listQueue(ctx.deps, ctx.user, input)),

  /** The reviews before and after one in the queue. */
  neighbours: staffProcedure
    .input(neighboursInput)
    .output(syncOutput(neighboursOutput))
    .query(({ ctx, input }) => getNeighbours(ctx.deps, ctx.user, input)),

  /** A review with its order, files and certificate. */
  get: staffProcedure
    .input(idInput)
    .output(syncOutput(reviewDetails))
    .query(({ ctx, input }) => getReview(ctx.deps, ctx.user, input.id)),

  /** Claims a review, so that others see who works on it. */
  claim: staffProcedure
    .input(idInput)
    .output(syncOutput(reviewView))
    .mutation(({ ctx, input }) => claimReview(ctx.deps, ctx.user, input.id)),

  /** Ends the claim of a review. */
  release: staffProcedure
    .input(idInput)
    .output(syncOutput(reviewView))
    .mutation(({ ctx, input }) => releaseReview(ctx.deps, ctx.user, input.id)),

  /** Preview of a certificate's wording, with its missing facts. */
  inspect: staffProcedure
    .input(inspectInput)
    .output(syncOutput(inspectOutput))
    .query(({ ctx, input }) => inspect(ctx.deps, ctx.user, input)),

  /** A link to a review's file, for a few minutes. */
  reviewLink: staffProcedure
    .input(reviewLinkInput)
    .output(syncOutput(fileLinkOutput))
    .mutation(({ ctx, input }) => linkReviewFile(ctx.deps, input)),

  /** Sends an order to the translation workflow again. */
  retryTranslation: staffProcedure
    .input(idInput)
    .output(syncOutput(reviewDetails))
    .mutation(async ({ ctx, input }) => {
      await retryTranslation(ctx.deps, ctx.user, input.id);
      return getReview(ctx.deps, ctx.user, input.id);
    }),

  approve: staffProcedure
    .input(approveInput)
    .output(syncOutput(deliveryView))
    .mutation(({ ctx, input }) => approve(ctx.deps, ctx.user, input)),

  supplyTranslation: staffProcedure
    .input(sendCorrectionInput)
    .output(syncOutput(deliveryView))
    .mutation(({ ctx, input }) => supplyTranslation(ctx.deps, ctx.user, input)),

  sendCorrection: staffProcedure
    .input(sendCorrectionInput)
    .output(syncOutput(deliveryView))
    .mutation(({ ctx, input }) => sendCorrection(ctx.deps, ctx.user, input)),

  revoke: provenStaffProcedure
    .input(revokeInput)
    .output(syncOutput(certificateView))
    .mutation(({ ctx, input }) => revoke(ctx.deps, ctx.user, input)),

  reissue: provenStaffProcedure
    .input(reissueInput)
    .output(syncOutput(certificateView))
    .mutation(({ ctx, input }) => reissue(ctx.deps, ctx.user, input)),

  /** Open requests for revisions, oldest first. */
  revisions: staffProcedure
    .input(revisionsInput)
    .output(syncOutput(revisionList))
    .query(async ({ ctx, input }) => {
      const page = toPage(input, limits.pageSizeStaff);
      return { ...(await listOpenRequests(ctx.deps, { page })), page: page.page, pageSize: page.pageSize };
    }),

  declineRevision: staffProcedure
    .input(declineRevisionInput)
    .output(syncOutput(empty))
    .mutation(async ({ ctx, input }) => {
      await declineRevision(ctx.deps, ctx.user, input);
      return {};
    }),

  notarialOrder: staffProcedure
    .input(idInput)
    .output(syncOutput(notarialOrder))
    .query(({ ctx, input }) => getNotarialOrder(ctx.deps, ctx.user, input.id)),

  /** The translator swears and signs, before the notary acts. */
  openAct: provenStaffProcedure
    .input(openActInput)
    .output(syncOutput(openActOutput))
    .mutation(({ ctx, input }) => openAct(ctx.deps, ctx.user, input)),

  recordAct: provenStaffProcedure
    .input(recordActInput)
    .output(syncOutput(deliveryView))
    .mutation(({ ctx, input }) => notarize(ctx.deps, ctx.user, input)),

  returnToReview: staffProcedure
    .input(returnToReviewInput)
    .output(syncOutput(reviewDetails))
    .mutation(async ({ ctx, input }) => {
      await returnToReview(ctx.deps, ctx.user, input);
      return getReview(ctx.deps, ctx.user, input.id);
    }),

  journal: staffProcedure
    .input(journalInput)
    .output(syncOutput(journal))
    .query(({ ctx, input }) => getJournal(ctx.deps, ctx.user, toPage(input, limits.pageSizeStaff))),

  /** Delivered translations, newest first. */
  history: staffProcedure
    .input(historyInput)
    .output(syncOutput(historyOutput))
    .query(async ({ ctx, input: { search, ...pagination } }) => {
      const page = toPage(pagination, limits.pageSizeStaff);
      const authenticatedBy = can(ctx.user, 'audit') ? null : ctx.user.id;
      const history = await ctx.deps.replica.read(ctx, (db) =>
        listHistory({ ...ctx.deps, db }, { authenticatedBy, page, search }),
      );
      return { ...history, page: page.page, pageSize: page.pageSize };
    }),

  /** A link to a delivered translation, for a few minutes. */
  deliveryLink: staffProcedure
    .input(deliveryLinkInput)
    .output(syncOutput(fileLinkOutput))
    .mutation(({ ctx, input }) => linkDelivery(ctx.deps, input)),

  clientInfo: staffProcedure
    .input(clientInfoInput)
    .output(syncOutput(clientInfo))
    .query(({ ctx, input }) => getClient(ctx.deps, input.userId)),

  signerProfile: staffProcedure
    .input(empty.optional())
    .output(syncOutput(signerOutput))
    .query(({ ctx }) => getSigner(ctx.deps, ctx.user.id)),

  updateSignerProfile: provenStaffProcedure
    .input(updateSignerProfileInput)
    .output(syncOutput(signerOutput))
    .mutation(({ ctx, input }) => saveSigner(ctx.deps, ctx.user, input)),

  /** The caller's own credentials with their check status. */
  credentials: staffProcedure
    .input(empty.optional())
    .output(syncOutput(ownCredentials))
    .query(({ ctx }) => getCredentials(ctx.deps, ctx.user)),

  saveCredential: provenStaffProcedure
    .input(saveCredentialInput)
    .output(syncOutput(ownCredentials))
    .mutation(({ ctx, input }) => saveCredential(ctx.deps, ctx.user, input)),

  withdrawCredential: provenStaffProcedure
    .input(withdrawCredentialInput)
    .output(syncOutput(ownCredentials))
    .mutation(({ ctx, input }) => withdrawCredential(ctx.deps, ctx.user, input)),

  /** The caller's own key, which signs their decisions before the company's. */
  signerKey: staffProcedure
    .input(empty.optional())
    .output(syncOutput(signerKeyOutput))
    .query(({ ctx }) => getSignerKey(ctx.deps, ctx.user)),

  makeSignerKey: provenStaffProcedure
    .input(makeSignerKeyInput)
    .output(syncOutput(signerKeyOutput))
    .mutation(({ ctx, input }) => makeSignerKey(ctx.deps, ctx.user, input)),

  importSignerKey: provenStaffProcedure
    .input(importSignerKeyInput)
    .output(syncOutput(signerKeyOutput))
    .mutation(({ ctx, input }) => importSignerKey(ctx.deps, ctx.user, input)),

  revokeSignerKey: provenStaffProcedure
    .input(revokeSignerKeyInput)
    .output(syncOutput(signerKeyOutput))
    .mutation(({ ctx, input }) => revokeSignerKey(ctx.deps, ctx.user, input)),

  /** Paper copies to send, longest waiting first. */
  mailings: staffProcedure
    .input(mailingsInput)
    .output(syncOutput(mailingList))
    .query(async ({ ctx, input }) => {
      const page = toPage(input, limits.pageSizeStaff);
      return { ...(await listDueMailings(ctx.deps.db, { page })), page: page.page, pageSize: page.pageSize };
    }),

  /** Records that a paper copy was sent. */
  sendMailing: staffProcedure
    .input(sendMailingInput)
    .output(syncOutput(empty))
    .mutation(async ({ ctx, input }) => {
      await sendMailing(ctx.deps, ctx.user, input);
      return {};
    }),

  /** Steps at authorities that are under way, longest waiting first. */
  paperSteps: staffProcedure
    .input(paperStepsInput)
    .output(syncOutput(paperStepList))
    .query(async ({ ctx, input }) => {
      const page = toPage(input, limits.pageSizeStaff);
      return { ...(await listPaperSteps(ctx.deps.db, { page })), page: page.page, pageSize: page.pageSize };
    }),

  /** Records that a paper went to its authority. */
  sendPaperStep: staffProcedure
    .input(sendPaperStepInput)
    .output(syncOutput(empty))
    .mutation(async ({ ctx, input }) => {
      await sendPaperStep(ctx.deps, ctx.user, input);
      return {};
    }),

  /** Records that a paper came back. */
  returnPaperStep: staffProcedure
    .input(returnPaperStepInput)
    .output(syncOutput(empty))
    .mutation(async ({ ctx, input }) => {
      await returnPaperStep(ctx.deps, ctx.user, input);
      return {};
    }),

  /** Ends a step that cannot be done; the customer reads the reason. */
  cancelPaperStep: staffProcedure
    .input(cancelPaperStepInput)
    .output(syncOutput(empty))
    .mutation(async ({ ctx, input }) => {
      await cancelPaperStep(ctx.deps, ctx.user, input);
      return {};
    }),

  /** Opens an order that staff deliver for a client, without payment. */
  uploadForClient: staffProcedure
    .input(uploadForClientInput)
    .output(syncOutput(documentView))
    .mutation(({ ctx, input }) => createDocument(ctx.deps, ctx.user, { ...input, speed: 'standard' })),
});

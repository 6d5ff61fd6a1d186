import { showLegalText } from '#server/features/company/legal-texts.ts';
import { toPage } from '#server/platform/db/pagination.ts';
import { publicProcedure, router, signedInProcedure, syncOutput } from '#server/trpc.ts';
import { limits } from '#shared/limits.ts';
import { empty, idInput } from '#shared/schemas/common.ts';
import {
  answerQuestionInput,
  messagesOutput,
  questionPictureOutput,
  questionsInput,
  questionsOutput,
  sendMessageInput,
} from '#shared/schemas/conversation.ts';
import {
  createDocumentInput,
  documentDetails,
  documentList,
  documentListInput,
  documentStats,
  documentView,
  fileLinkInput,
  fileLinkOutput,
  moveInput,
  renameInput,
  translationList,
  translationListInput,
  translationView,
  updateDocumentInput,
  updateStatusInput,
} from '#shared/schemas/documents.ts';
import { ownPastOrdersInput, ownPastOrdersOutput } from '#shared/schemas/imports.ts';
import { legalTextInput, shownLegalText } from '#shared/schemas/legal.ts';
import { chooseCurrencyInput, offer, offerInput } from '#shared/schemas/notary.ts';
import { packetInput, packetOutput } from '#shared/schemas/packets.ts';
import { askPaperStepInput } from '#shared/schemas/paper-steps.ts';
import { family, saveFamilyMemberInput, savePeopleInput } from '#shared/schemas/people.ts';
import { deliveryTimesOutput } from '#shared/schemas/public-facts.ts';
import { reportMisspellingInput } from '#shared/schemas/revisions.ts';
import { copyAccessOutput, setCopyAccessInput } from '#shared/schemas/verification.ts';
import { getOffer } from './availability.ts';
import { getCopyAccess, setCopyAccess } from './certificate-sheets.ts';
import { markOwnMessagesRead } from './conversation/message-mails.ts';
import { getOwnMessages, sendOwnMessage } from './conversation/messages.ts';
import { listCustomerQuestions } from './conversation/queries.ts';
import { answerQuestion, getQuestionPicture } from './conversation/service.ts';
import { chooseCurrency } from './currency-choice.ts';
import { getDeliveryTimes } from './delivery-times.ts';
import { listOwnPastOrders } from './imported-orders.ts';
import { linkPacket } from './packet/service.ts';
import { askPaperStep, withdrawPaperStep } from './paper-steps.ts';
import { getFamily, removeFamilyMember, saveFamilyMember, savePeople } from './people/service.ts';
import { listDocuments } from './queries.ts';
import { reportMisspelling } from './revision-requests.ts';
import {
  changeDocument,
  createDocument,
  discardDocument,
  getDocument,
  getDocumentStats,
  linkOwnFile,
  moveTranslation,
  removeTranslation,
  renameTranslation,
  restoreTranslation,
  retryDocument,
} from './service.ts';
import { listTranslations } from './translations.ts';

export const documentsRouter = router({
  /** Services on offer now. */
  offer: publicProcedure
    .input(offerInput)
    .output(syncOutput(offer))
    .query(({ ctx, input }) => getOffer(ctx.deps, ctx.user, input)),

  /** The currency of the account's prices, drafts included. */
  chooseCurrency: signedInProcedure
    .input(chooseCurrencyInput)
    .output(syncOutput(offer))
    .mutation(({ ctx, input }) => chooseCurrency(ctx.deps, ctx.user, input)),

  /** A legal page in a language, for its page alone. */
  legalText: publicProcedure
    .input(legalTextInput)
    .output(syncOutput(shownLegalText))
    .query(({ ctx, input }) => showLegalText(ctx.deps, input.page, input.locale)),

  /** Delivery times of the last days; null before there are enough. */
  deliveryTimes: publicProcedure
    .input(empty.optional())
    .output(syncOutput(deliveryTimesOutput))
    .query(({ ctx }) => getDeliveryTimes(ctx.deps)),

  /** Opens an order without a file or payment. The same `idempotencyKey` answers with the same order. */
  create: signedInProcedure
    .input(createDocumentInput)
    .output(syncOutput(documentView))
    .mutation(({ ctx, input }) => createDocument(ctx.deps, ctx.user, input)),

  /** Orders, newest first, with counts per status group. */
  list: signedInProcedure
    .input(documentListInput)
    .output(syncOutput(documentList))
    .query(async ({ ctx, input: { status, search, ...asked } }) => {
      const page = toPage(asked, limits.pageSizeCustomer);
      const { items, counts } = await listDocuments(ctx.deps.db, {
        userId: ctx.user.id,
        page,
        status,
        search,
        now: ctx.deps.now(),
      });
      const total = status ? counts[status] : Object.values(counts).reduce((sum, count) => sum + count, 0);
      return { items, counts, total, page: page.page, pageSize: page.pageSize };
    }),

  /** One order with price, certificate, refunds and events. */
  get: signedInProcedure
    .input(idInput)
    .output(syncOutput(documentDetails))
    .query(({ ctx, input }) => getDocument(ctx.deps, ctx.user, input.id)),

  /** Changes an unpaid order, and its price with it. */
  update: signedInProcedure
    .input(updateDocumentInput)
    .output(syncOutput(documentView))
    .mutation(({ ctx, input }) => changeDocument(ctx.deps, ctx.user, input)),

  /** Deletes an unpaid order and its file. */
  discard: signedInProcedure
    .input(idInput)
    .output(syncOutput(empty))
    .mutation(async ({ ctx, input }) => {
      await discardDocument(ctx.deps, ctx.user, input.id);
      return {};
    }),

  /** Tries a failed order again. */
  updateStatus: signedInProcedure
    .input(updateStatusInput)
    .output(syncOutput(documentView))
    .mutation(({ ctx, input }) => retryDocument(ctx.deps, ctx.user, input)),

  /** How many orders there are in each state. */
  stats: signedInProcedure
    .input(empty.optional())
    .output(syncOutput(documentStats))
    .query(({ ctx }) => getDocumentStats(ctx.deps, ctx.user)),

  /** Delivered translations, newest first. */
  translations: signedInProcedure
    .input(translationListInput)
    .output(syncOutput(translationList))
    .query(async ({ ctx, input: { folderId, all, search, ...asked } }) => {
      const page = toPage(asked, limits.pageSizeCustomer);
      const where = { userId: ctx.user.id, page, folderId: all ? undefined : folderId, search };
      const { items, total } = await listTranslations(ctx.deps.db, where);
      return { items, total, page: page.page, pageSize: page.pageSize };
    }),

  /** Gives a delivered translation a name of your own. */
  rename: signedInProcedure
    .input(renameInput)
    .output(syncOutput(translationView))
    .mutation(({ ctx, input }) => renameTranslation(ctx.deps, ctx.user, input)),

  /** Moves a delivered translation into a folder. */
  move: signedInProcedure
    .input(moveInput)
    .output(syncOutput(translationView))
    .mutation(({ ctx, input }) => moveTranslation(ctx.deps, ctx.user, input)),

  /** Hides a delivered translation; `restore` brings it back. */
  remove: signedInProcedure
    .input(idInput)
    .output(syncOutput(empty))
    .mutation(async ({ ctx, input }) => {
      await removeTranslation(ctx.deps, ctx.user, input.id);
      return {};
    }),

  /** Brings a removed translation back. */
  restore: signedInProcedure
    .input(idInput)
    .output(syncOutput(translationView))
    .mutation(({ ctx, input }) => restoreTranslation(ctx.deps, ctx.user, input.id)),

  /** Asks for a corrected certificate. */
  reportMisspelling: signedInProcedure
    .input(reportMisspellingInput)
    .output(syncOutput(documentDetails))
    .mutation(async ({ ctx, input }) => {
      await reportMisspelling(ctx.deps, ctx.user, input);
      return getDocument(ctx.deps, ctx.user, input.id);
    }),

  /** Whether the access key of the paper opens the file, and who opened it. */
  copyAccess: signedInProcedure
    .input(idInput)
    .output(syncOutput(copyAccessOutput))
    .query(({ ctx, input }) => getCopyAccess(ctx.deps, ctx.user, input.id)),

  /** Switches opening with the access key on or off. */
  setCopyAccess: signedInProcedure
    .input(setCopyAccessInput)
    .output(syncOutput(copyAccessOutput))
    .mutation(({ ctx, input }) => setCopyAccess(ctx.deps, ctx.user, input)),

  /** Requests an offered step at an authority. */
  askPaperStep: signedInProcedure
    .input(askPaperStepInput)
    .output(syncOutput(documentDetails))
    .mutation(async ({ ctx, input }) => {
      await askPaperStep(ctx.deps, ctx.user, input);
      return getDocument(ctx.deps, ctx.user, input.documentId);
    }),

  /** Withdraws a step that was not sent yet. */
  withdrawPaperStep: signedInProcedure
    .input(idInput)
    .output(syncOutput(documentDetails))
    .mutation(async ({ ctx, input }) =>
      getDocument(ctx.deps, ctx.user, await withdrawPaperStep(ctx.deps, ctx.user, input.id)),
    ),

  /** Unanswered questions of translators. */
  questions: signedInProcedure
    .input(questionsInput)
    .output(syncOutput(questionsOutput))
    .query(async ({ ctx, input }) => ({
      items: await listCustomerQuestions(ctx.deps.db, {
        userId: ctx.user.id,
        documentId: input?.documentId,
        limit: limits.pageSizeMax,
      }),
    })),

  /** The part of the page that a question is about. */
  questionPicture: signedInProcedure
    .input(idInput)
    .output(syncOutput(questionPictureOutput))
    .query(({ ctx, input }) => getQuestionPicture(ctx.deps, ctx.user, input.id)),

  /** Answers a question of a translator. */
  answerQuestion: signedInProcedure
    .input(answerQuestionInput)
    .output(syncOutput(empty))
    .mutation(async ({ ctx, input }) => {
      await answerQuestion(ctx.deps, ctx.user, input);
      return {};
    }),

  /** Messages of an order. */
  messages: signedInProcedure
    .input(idInput)
    .output(syncOutput(messagesOutput))
    .query(({ ctx, input }) => getOwnMessages(ctx.deps, ctx.user, input.id)),

  /** Sends a message to the people who work on an order. */
  sendMessage: signedInProcedure
    .input(sendMessageInput)
    .output(syncOutput(messagesOutput))
    .mutation(({ ctx, input }) => sendOwnMessage(ctx.deps, ctx.user, input)),

  /** Marks the messages of an order as read. */
  markMessagesRead: signedInProcedure
    .input(idInput)
    .output(syncOutput(empty))
    .mutation(async ({ ctx, input }) => {
      await markOwnMessagesRead(ctx.deps, ctx.user, input.id);
      return {};
    }),

  /** Sets the names as in the passports. */
  savePeople: signedInProcedure
    .input(savePeopleInput)
    .output(syncOutput(documentDetails))
    .mutation(async ({ ctx, input }) => {
      await savePeople(ctx.deps, ctx.user, input);
      return getDocument(ctx.deps, ctx.user, input.id);
    }),

  /** People whose names were given in earlier orders. */
  family: signedInProcedure
    .input(empty.optional())
    .output(syncOutput(family))
    .query(({ ctx }) => getFamily(ctx.deps, ctx.user)),

  /** Adds a person, or changes one. */
  saveFamilyMember: signedInProcedure
    .input(saveFamilyMemberInput)
    .output(syncOutput(family))
    .mutation(({ ctx, input }) => saveFamilyMember(ctx.deps, ctx.user, input)),

  /** Removes a person. */
  removeFamilyMember: signedInProcedure
    .input(idInput)
    .output(syncOutput(family))
    .mutation(({ ctx, input }) => removeFamilyMember(ctx.deps, ctx.user, input.id)),

  /** The account's orders of another system, from before it came here: read-only. */
  pastOrders: signedInProcedure
    .input(ownPastOrdersInput.optional())
    .output(syncOutput(ownPastOrdersOutput))
    .query(({ ctx, input }) => listOwnPastOrders(ctx.deps, ctx.user, input ?? { page: 1 })),

  /** Links to one file of several translations, ready for filing. */
  packet: signedInProcedure
    .input(packetInput)
    .output(syncOutput(packetOutput))
    .mutation(({ ctx, input }) => linkPacket(ctx.deps, ctx.user, input)),

  /** A link to the uploaded file or the translation, valid for minutes. */
  fileLink: signedInProcedure
    .input(fileLinkInput)
    .output(syncOutput(fileLinkOutput))
    .mutation(({ ctx, input }) => linkOwnFile(ctx.deps, ctx.user, input)),
});

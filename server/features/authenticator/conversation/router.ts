import { empty, idInput } from '#shared/schemas/common.ts';
import { reviewView } from '#shared/schemas/authenticator.ts';
import {
  addCommentInput,
  askCustomerInput,
  assigneesOutput,
  assignInput,
  conversation,
  messagesOutput,
  resolveCommentInput,
  sendMessageInput,
} from '#shared/schemas/conversation.ts';
import { staffProcedure, syncOutput } from '#server/trpc.ts';
import { assignReview, getAssignees } from '#server/features/authenticator/assignment/service.ts';
import { addComment, resolveComment } from '#server/features/documents/conversation/comments/service.ts';
import {
  getMessagesOfReview,
  sendMessageToCustomer,
} from '#server/features/documents/conversation/messages/service.ts';
import { markReviewMessagesRead } from '#server/features/documents/conversation/message-mails/service.ts';
import { askCustomer, withdrawQuestion } from '#server/features/documents/conversation/service.ts';
import { getConversation } from './service.ts';

/** Procedures of questions, comments and assignments, merged into the authenticator's router. */
export const conversationProcedures = {
  conversation: staffProcedure
    .input(idInput)
    .output(syncOutput(conversation))
    .query(({ ctx, input }) => getConversation(ctx.deps, input.id)),

  askCustomer: staffProcedure
    .input(askCustomerInput)
    .output(syncOutput(conversation))
    .mutation(async ({ ctx, input }) => {
      await askCustomer(ctx.deps, ctx.user, input);
      return getConversation(ctx.deps, input.id);
    }),

  withdrawQuestion: staffProcedure
    .input(idInput)
    .output(syncOutput(conversation))
    .mutation(async ({ ctx, input }) =>
      getConversation(ctx.deps, await withdrawQuestion(ctx.deps, ctx.user, input.id)),
    ),

  messages: staffProcedure
    .input(idInput)
    .output(syncOutput(messagesOutput))
    .query(({ ctx, input }) => getMessagesOfReview(ctx.deps, input.id)),

  sendMessage: staffProcedure
    .input(sendMessageInput)
    .output(syncOutput(messagesOutput))
    .mutation(({ ctx, input }) => sendMessageToCustomer(ctx.deps, ctx.user, input)),

  markMessagesRead: staffProcedure
    .input(idInput)
    .output(syncOutput(empty))
    .mutation(async ({ ctx, input }) => {
      await markReviewMessagesRead(ctx.deps, ctx.user, input.id);
      return {};
    }),

  addComment: staffProcedure
    .input(addCommentInput)
    .output(syncOutput(conversation))
    .mutation(async ({ ctx, input }) => {
      await addComment(ctx.deps, ctx.user, input);
      return getConversation(ctx.deps, input.id);
    }),

  resolveComment: staffProcedure
    .input(resolveCommentInput)
    .output(syncOutput(conversation))
    .mutation(async ({ ctx, input }) => getConversation(ctx.deps, await resolveComment(ctx.deps, ctx.user, input))),

  assign: staffProcedure
    .input(assignInput)
    .output(syncOutput(reviewView))
    .mutation(({ ctx, input }) => assignReview(ctx.deps, ctx.user, input)),

  assignees: staffProcedure
    .input(idInput)
    .output(syncOutput(assigneesOutput))
    .query(({ ctx, input }) => getAssignees(ctx.deps, input.id)),
};

import { addComment, resolveComment } from '#server/features/documents/conversation/comments.ts';
import { markReviewMessagesRead } from '#server/features/documents/conversation/message-mails.ts';
import { getMessagesOfReview, sendMessageToCustomer } from '#server/features/documents/conversation/messages.ts';
import { askCustomer, withdrawQuestion } from '#server/features/documents/conversation/service.ts';
import { staffProcedure, syncOutput } from '#server/trpc.ts';
import { reviewView } from '#shared/schemas/authenticator.ts';
import { empty, idInput } from '#shared/schemas/common.ts';
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
import { assignReview, getAssignees } from './assignment.ts';
import { getConversation } from './workspace.ts';

/** Procedures of questions, comments and assignments, merged into the authenticator's router. */
export const conversationProcedures = {
  /** Questions and comments about an order. */
  conversation: staffProcedure
    .input(idInput)
    .output(syncOutput(conversation))
    .query(({ ctx, input }) => getConversation(ctx.deps, input.id)),

  /** Sends the customer a question about an order. */
  askCustomer: staffProcedure
    .input(askCustomerInput)
    .output(syncOutput(conversation))
    .mutation(async ({ ctx, input }) => {
      await askCustomer(ctx.deps, ctx.user, input);
      return getConversation(ctx.deps, input.id);
    }),

  /** Withdraws a question that the customer has not answered. */
  withdrawQuestion: staffProcedure
    .input(idInput)
    .output(syncOutput(conversation))
    .mutation(async ({ ctx, input }) =>
      getConversation(ctx.deps, await withdrawQuestion(ctx.deps, ctx.user, input.id)),
    ),

  /** Messages with the customer of an order. */
  messages: staffProcedure
    .input(idInput)
    .output(syncOutput(messagesOutput))
    .query(({ ctx, input }) => getMessagesOfReview(ctx.deps, input.id)),

  /** Sends a message to the customer of an order. */
  sendMessage: staffProcedure
    .input(sendMessageInput)
    .output(syncOutput(messagesOutput))
    .mutation(({ ctx, input }) => sendMessageToCustomer(ctx.deps, ctx.user, input)),

  /** Marks the customer's messages as read. */
  markMessagesRead: staffProcedure
    .input(idInput)
    .output(syncOutput(empty))
    .mutation(async ({ ctx, input }) => {
      await markReviewMessagesRead(ctx.deps, ctx.user, input.id);
      return {};
    }),

  /** Adds a comment that staff alone see. */
  addComment: staffProcedure
    .input(addCommentInput)
    .output(syncOutput(conversation))
    .mutation(async ({ ctx, input }) => {
      await addComment(ctx.deps, ctx.user, input);
      return getConversation(ctx.deps, input.id);
    }),

  /** Resolves a comment. */
  resolveComment: staffProcedure
    .input(resolveCommentInput)
    .output(syncOutput(conversation))
    .mutation(async ({ ctx, input }) => getConversation(ctx.deps, await resolveComment(ctx.deps, ctx.user, input))),

  /** Assigns a review to an authenticator. */
  assign: staffProcedure
    .input(assignInput)
    .output(syncOutput(reviewView))
    .mutation(({ ctx, input }) => assignReview(ctx.deps, ctx.user, input)),

  /** Authenticators who can be assigned. */
  assignees: staffProcedure
    .input(idInput)
    .output(syncOutput(assigneesOutput))
    .query(({ ctx, input }) => getAssignees(ctx.deps, input.id)),
};

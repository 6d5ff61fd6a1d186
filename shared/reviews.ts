import { limits } from './limits.ts';

/** The words of reviews, for the server's schemas and for addresses of pages alike. */

/** The four lists of the authenticators, one for each counter. */
export const reviewLists = ['pending', 'approved', 'rejected', 'corrections'] as const;
export type ReviewList = (typeof reviewLists)[number];

/** How far the translation of a pending review is. */
export const queueStates = ['ready', 'waiting', 'failed'] as const;
export type QueueState = (typeof queueStates)[number];

/** Pending reviews past the promise, or near it. */
export const queueDues = ['late', 'soon'] as const;
export type QueueDue = (typeof queueDues)[number];

/** Pending reviews that the reader holds, or that nobody does. */
export const queueHolders = ['mine', 'free'] as const;
export type QueueHolder = (typeof queueHolders)[number];

/** When a review is due: a review is opened in the transaction of its payment. */
export function dueAt(openedAt: Date): Date {
  return new Date(openedAt.getTime() + limits.promisedDeliveryMs);
}

/** How a review ends. A supplied translation is made by staff where the workflow gave none, and counts as approved. */
export const reviewDecisions = ['approved', 'corrected', 'supplied'] as const;
export type ReviewDecision = (typeof reviewDecisions)[number];

/** What authenticators do. A correction is two things: the draft is rejected, and a corrected file is sent. */
export const activityActions = ['approved', 'rejected', 'corrected'] as const;
export type ActivityAction = (typeof activityActions)[number];

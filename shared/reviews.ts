/** Enumerations of reviews, shared by schemas and URL search parameters. */

/** The authenticators' lists, one per counter. */
export const reviewLists = ['pending', 'approved', 'rejected', 'corrections'] as const;
export type ReviewList = (typeof reviewLists)[number];

/** State of a pending review: that of its translation, or `notary` once it is certified and awaits its notarial act. */
export const queueStates = ['ready', 'waiting', 'failed', 'notary'] as const;
export type QueueState = (typeof queueStates)[number];

/** Pending reviews past their due date, or near it. */
export const queueDues = ['late', 'soon'] as const;
export type QueueDue = (typeof queueDues)[number];

/** Pending reviews claimed by the reader, or unclaimed. */
export const queueHolders = ['mine', 'free'] as const;
export type QueueHolder = (typeof queueHolders)[number];

/** Pending reviews assigned to the reader, or unassigned. */
export const queueAssignments = ['mine', 'nobody'] as const;
export type QueueAssignment = (typeof queueAssignments)[number];

/** Pending reviews whose text only needs confirming, and those that wait for a customer's answer. */
export const queueTexts = ['finish', 'questions'] as const;
export type QueueText = (typeof queueTexts)[number];

/** Decisions on a review. `supplied`: staff made the translation; counts as approved. */
export const reviewDecisions = ['approved', 'corrected', 'supplied'] as const;
export type ReviewDecision = (typeof reviewDecisions)[number];

/** Activities of authenticators. A correction is two: the draft is rejected, and a corrected file is sent. */
export const activityActions = ['approved', 'rejected', 'corrected'] as const;
export type ActivityAction = (typeof activityActions)[number];

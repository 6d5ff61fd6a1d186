/** The words of reviews, for the server's schemas and for addresses of pages alike. */

/** The four lists of the authenticators, one for each counter. */
export const reviewLists = ['pending', 'approved', 'rejected', 'corrections'] as const;
export type ReviewList = (typeof reviewLists)[number];

/** What authenticators do. A correction is two things: the draft is rejected, and a corrected file is sent. */
export const activityActions = ['approved', 'rejected', 'corrected'] as const;
export type ActivityAction = (typeof activityActions)[number];

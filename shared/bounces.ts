/** Bounce reasons: rejected by the mail server, returned later, or reported as spam. */
export const bounceReasons = ['refused', 'bounced', 'complained'] as const;
export type BounceReason = (typeof bounceReasons)[number];

/** Why mail to an address is given up: refused at once by its mail server, returned later, or reported as spam. */
export const bounceReasons = ['refused', 'bounced', 'complained'] as const;
export type BounceReason = (typeof bounceReasons)[number];

/** Whose file it is, for queues and budgets of uploads. */
export interface Uploader {
  /** Id of the account. */
  person: string;
  /** The widest network that one subscriber may hold. */
  network: string;
  /** Paid before, staff, or older than a day. Newcomers of a network share slots and a budget of their own. */
  isKnown: boolean;
}

/** The share of a network that an uploader queues in. */
export function laneOf({ network, isKnown }: Omit<Uploader, 'person'>): string {
  return `${isKnown ? 'known' : 'new'} ${network}`;
}

/**
 * What a document's status may be, how it changes, and which word each reader sees. `transition` on the server is the
 * only writer of it and consults `nextStatus`.
 */

/** Raw values, the tolerated ones of older data included. */
export const documentStatuses = [
  'pending',
  'waiting',
  'unknown',
  'processing',
  'in_progress',
  'completed',
  'finished',
  'error',
  'failed',
  'rejected',
] as const;
export type DocumentStatus = (typeof documentStatuses)[number];

/** The values an admin may set. */
export const settableStatuses = ['pending', 'processing', 'completed'] as const;
export type SettableStatus = (typeof settableStatuses)[number];

export const reviewStatuses = ['pending', 'completed', 'rejected'] as const;
export type ReviewStatus = (typeof reviewStatuses)[number];

export const paymentStates = ['unpaid', 'paid', 'refunded', 'free'] as const;
export type PaymentState = (typeof paymentStates)[number];

export type Tone = 'idle' | 'info' | 'ok' | 'error' | 'warn';

interface StatusWords {
  readonly customer: string;
  readonly staff: string;
  readonly customerTone: Tone;
  readonly staffTone: Tone;
}

const pendingWords: StatusWords = { customer: 'Pending', staff: 'Pending', customerTone: 'idle', staffTone: 'idle' };
const processingWords: StatusWords = {
  customer: 'In Progress',
  staff: 'Processing',
  customerTone: 'info',
  staffTone: 'info',
};
const completedWords: StatusWords = { customer: 'Completed', staff: 'Completed', customerTone: 'ok', staffTone: 'ok' };
const errorWords: StatusWords = { customer: 'Error', staff: 'Error', customerTone: 'error', staffTone: 'error' };

export const statusWords = {
  pending: pendingWords,
  waiting: pendingWords,
  unknown: pendingWords,
  processing: processingWords,
  in_progress: processingWords,
  completed: completedWords,
  finished: completedWords,
  error: errorWords,
  failed: errorWords,
  // A customer gets the corrected translation and never reads "rejected".
  rejected: { customer: 'Completed', staff: 'Rejected', customerTone: 'ok', staffTone: 'warn' },
} as const satisfies Record<DocumentStatus, StatusWords>;

/** Completed is what has a translated file, whatever its raw status says. */
export function effectiveStatus(status: DocumentStatus, hasTranslation: boolean): DocumentStatus {
  return hasTranslation && status !== 'rejected' ? 'completed' : status;
}

/** The four groups lists are filtered by. */
export const statusGroups = {
  pending: ['pending', 'waiting', 'unknown'],
  processing: ['processing', 'in_progress'],
  completed: ['completed', 'finished', 'rejected'],
  error: ['error', 'failed'],
} as const satisfies Record<string, readonly DocumentStatus[]>;
export type StatusGroup = keyof typeof statusGroups;

/** What happens to a document; who may cause it; from where; to where (`null`: the event's caller names the target). */
export const documentTransitions = {
  pay: { from: ['pending', 'waiting', 'unknown'], to: 'processing', by: ['system'] },
  submitFree: { from: ['pending', 'waiting', 'unknown'], to: 'processing', by: ['staff'] },
  receiveTranslation: { from: ['processing', 'in_progress', 'error', 'failed'], to: 'processing', by: ['system'] },
  failTranslation: { from: ['processing', 'in_progress'], to: 'failed', by: ['system'] },
  retry: { from: ['error', 'failed'], to: 'processing', by: ['owner', 'staff'] },
  // What an admin set by hand does not keep an authenticator from certifying: that it happens once is the review's business.
  approve: { from: documentStatuses, to: 'completed', by: ['staff'] },
  correct: { from: documentStatuses, to: 'completed', by: ['staff'] },
  set: { from: documentStatuses, to: null, by: ['admin'] },
} as const satisfies Record<
  string,
  {
    from: readonly DocumentStatus[];
    to: DocumentStatus | null;
    by: readonly ('system' | 'owner' | 'staff' | 'admin')[];
  }
>;
export type DocumentTransition = keyof typeof documentTransitions;
export type TransitionActor = 'system' | 'owner' | 'staff' | 'admin';

/** The status after `event`, or undefined where the table forbids it. `target` is read by `set` only. */
export function nextStatus(
  from: DocumentStatus,
  event: DocumentTransition,
  actor: TransitionActor,
  target?: SettableStatus,
): DocumentStatus | undefined {
  const rule = documentTransitions[event];
  const actors: readonly TransitionActor[] = rule.by;
  const sources: readonly DocumentStatus[] = rule.from;
  if (!actors.includes(actor) || !sources.includes(from)) return undefined;
  return rule.to ?? target;
}

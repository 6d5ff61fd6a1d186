import type { DecisionKind } from '#client/features/authenticator/workspace/pending-decisions.ts';
import type { StatusBadgeProps } from '#client/ui/data/status-badge.tsx';
import { withNotaryWords } from '#shared/document-status.ts';
import type { ReviewView } from '#shared/schemas/authenticator.ts';

const workflowLabels = {
  waiting: { word: 'Waiting', tone: 'idle' },
  sent: { word: 'Translating', tone: 'info' },
  received: { word: 'Ready', tone: 'ok' },
  failed: { word: 'Failed', tone: 'warn' },
} as const;

/** A review's badge: its decision, or its translation's progress. */
export function reviewLabel(
  review: Pick<ReviewView, 'status' | 'isCorrection' | 'workflowState' | 'notarySince'>,
): StatusBadgeProps {
  if (review.isCorrection) return { word: 'Correction', tone: 'ok', icon: 'pencil' };
  if (review.status === 'completed') return { word: 'Approved', tone: 'ok', icon: 'seal' };
  if (review.status === 'rejected') return { word: 'Rejected', tone: 'warn' };
  if (review.status === 'cancelled') return { word: 'Cancelled', tone: 'idle' };
  if (review.notarySince !== null) return { word: withNotaryWords.staff, tone: withNotaryWords.staffTone };
  return workflowLabels[review.workflowState];
}

/** Labels of a pending decision, by procedure. */
export const decisionLabels = {
  approve: { doing: 'Approving', noun: 'approval', done: 'Document approved' },
  sendCorrection: { doing: 'Sending correction', noun: 'correction', done: 'Correction sent' },
  supplyTranslation: { doing: 'Delivering', noun: 'translation', done: 'Translation delivered' },
} as const satisfies Record<DecisionKind, { doing: string; noun: string; done: string }>;

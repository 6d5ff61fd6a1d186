import type { ReviewView } from '#shared/schemas/authenticator.ts';
import type { StatusBadgeProps } from '../../ui/status-badge.tsx';

const workflowWords = {
  waiting: { word: 'Waiting', tone: 'idle' },
  sent: { word: 'Translating', tone: 'info' },
  received: { word: 'Ready', tone: 'ok' },
  failed: { word: 'Failed', tone: 'warn' },
} as const;

/** A review's state in a word: how far the translation is, or what was decided. */
export function reviewWord(review: Pick<ReviewView, 'status' | 'isCorrection' | 'workflowState'>): StatusBadgeProps {
  if (review.isCorrection) return { word: 'Correction', tone: 'ok', icon: 'pencil' };
  if (review.status === 'completed') return { word: 'Approved', tone: 'ok', icon: 'seal' };
  if (review.status === 'rejected') return { word: 'Rejected', tone: 'warn' };
  if (review.status === 'cancelled') return { word: 'Cancelled', tone: 'idle' };
  return workflowWords[review.workflowState];
}

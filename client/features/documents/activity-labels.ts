import type { StatusBadgeProps } from '#client/ui/data/status-badge.tsx';
import type { ActivityAction } from '#shared/reviews.ts';

/** Badges of past decisions. */
export const activityLabels: Readonly<Record<ActivityAction, StatusBadgeProps>> = {
  approved: { word: 'Approved', tone: 'ok', icon: 'seal' },
  rejected: { word: 'Rejected', tone: 'warn' },
  corrected: { word: 'Corrected', tone: 'ok', icon: 'pencil' },
};

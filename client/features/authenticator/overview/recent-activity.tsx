import { History } from 'lucide-react';
import type { ActivityAction } from '#shared/reviews.ts';
import type { ActivityView } from '#shared/schemas/authenticator.ts';
import { Card } from '#client/ui/layout/card.tsx';
import { DateTime } from '#client/ui/data/date-time.tsx';
import { EmptyState } from '#client/ui/feedback/empty-state.tsx';
import { StatusBadge, type StatusBadgeProps } from '#client/ui/data/status-badge.tsx';

const words: Record<ActivityAction, StatusBadgeProps> = {
  approved: { word: 'Approved', tone: 'ok', icon: 'seal' },
  rejected: { word: 'Rejected', tone: 'warn' },
  corrected: { word: 'Corrected', tone: 'ok', icon: 'pencil' },
};

/** What was decided lately. */
export function RecentActivity({ activities, isOwn }: { activities: readonly ActivityView[]; isOwn: boolean }) {
  if (activities.length === 0) {
    return (
      <EmptyState
        kind="none"
        icon={<History />}
        title="No Recent Activity"
        text="Approvals and corrections appear here."
      />
    );
  }
  return (
    <Card padding="none">
      <ul className="divide-y divide-line">
        {activities.map((activity) => (
          <li
            key={`${activity.id} ${activity.action}`}
            className="flex flex-wrap items-center gap-x-4 gap-y-1 px-4 py-3"
          >
            <span className="w-28">
              <StatusBadge {...words[activity.action]} />
            </span>
            <span className="min-w-0 flex-1 basis-48">
              <bdi className="font-medium wrap-anywhere">{activity.documentName}</bdi>
              {isOwn ? null : <bdi className="block text-xs text-ink-2">{activity.authenticatorName}</bdi>}
            </span>
            <DateTime value={activity.at} className="text-xs text-ink-2" />
          </li>
        ))}
      </ul>
    </Card>
  );
}

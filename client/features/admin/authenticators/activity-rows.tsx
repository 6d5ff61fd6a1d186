import { Link } from '@tanstack/react-router';
import { activityLabels } from '#client/features/documents/activity-labels.ts';
import { PaperName } from '#client/features/documents/paper-name.tsx';
import type { Column } from '#client/ui/data/data-table.tsx';
import { DateTime } from '#client/ui/data/date-time.tsx';
import { StatusBadge } from '#client/ui/data/status-badge.tsx';
import { Card } from '#client/ui/layout/card.tsx';
import type { ActivityView } from '#shared/schemas/authenticator.ts';

export const activityColumns: readonly Column<ActivityView>[] = [
  {
    key: 'document',
    header: 'Document',
    rowHeader: true,
    className: 'min-w-40',
    cell: (activity) => <ActivityDocument activity={activity} />,
  },
  { key: 'who', header: 'Authenticator', cell: (activity) => <ActivityPerson activity={activity} /> },
  { key: 'action', header: 'Action', cell: (activity) => <StatusBadge {...activityLabels[activity.action]} /> },
  {
    key: 'received',
    header: 'Received',
    cell: (activity) => <DateTime value={activity.createdAt} className="whitespace-nowrap text-ink-2" />,
  },
  { key: 'at', header: 'Decided', cell: (activity) => <DateTime value={activity.at} className="whitespace-nowrap" /> },
];

function ActivityDocument({ activity }: { activity: ActivityView }) {
  return (
    <Link
      to="/admin"
      search={{ doc: activity.documentId }}
      className="rounded-badge font-semibold wrap-anywhere hover:underline"
    >
      <PaperName paper={{ ...activity, filename: activity.documentName }} />
    </Link>
  );
}

function ActivityPerson({ activity }: { activity: ActivityView }) {
  return (
    <span className="block">
      <bdi className="block">{activity.authenticatorName}</bdi>
      <bdi className="block max-w-56 truncate text-xs text-ink-2" title={activity.authenticatorEmail}>
        {activity.authenticatorEmail}
      </bdi>
    </span>
  );
}

export function ActivityCard({ activity }: { activity: ActivityView }) {
  return (
    <Card as="article">
      <div className="flex items-start justify-between gap-3">
        <h3 className="min-w-0">
          <ActivityDocument activity={activity} />
        </h3>
        <StatusBadge {...activityLabels[activity.action]} />
      </div>
      <div className="mt-3 flex flex-wrap items-end justify-between gap-3 border-t border-line pt-3 text-sm">
        <ActivityPerson activity={activity} />
        <DateTime value={activity.at} className="text-xs text-ink-2" />
      </div>
    </Card>
  );
}

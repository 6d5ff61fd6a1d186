import { Link } from '@tanstack/react-router';
import type { StatusGroup } from '#shared/document-status.ts';
import { BarList } from '#client/ui/data/bar-list.tsx';
import { Card, CardHeader } from '#client/ui/layout/card.tsx';
import { statusGroupLabel, statusGroupNames } from '#client/features/admin/documents/dashboard-search.ts';

/** How many documents stand where; each bar filters the list below. */
export function StatusBreakdown({ statuses }: { statuses: Record<StatusGroup, number> }) {
  return (
    <Card as="section" aria-label="Status breakdown">
      <CardHeader title="Status breakdown" />
      <BarList
        label="Documents by status"
        bars={statusGroupNames.map((status) => ({
          key: status,
          label: statusGroupLabel[status],
          value: statuses[status],
          render: <Link to="/admin" search={{ status }} resetScroll={false} />,
        }))}
      />
    </Card>
  );
}

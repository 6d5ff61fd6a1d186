import { Link } from '@tanstack/react-router';
import { activityLabels } from '#client/features/documents/activity-labels.ts';
import { PaperName } from '#client/features/documents/paper-name.tsx';
import { loadError } from '#client/lib/query-state.ts';
import { trpc } from '#client/lib/trpc.ts';
import { ExportButton } from '#client/ui/button/export-button.tsx';
import type { Column } from '#client/ui/data/data-table.tsx';
import { DateTime } from '#client/ui/data/date-time.tsx';
import { ListPage } from '#client/ui/data/list-page.tsx';
import { StatusBadge } from '#client/ui/data/status-badge.tsx';
import { Field } from '#client/ui/form/field.tsx';
import { Select } from '#client/ui/form/select.tsx';
import { Card } from '#client/ui/layout/card.tsx';
import { limits } from '#shared/limits.ts';
import { activityActions } from '#shared/reviews.ts';
import type { ActivityView } from '#shared/schemas/authenticator.ts';
import { activitiesQuery, type ControlSearch } from './control-search.ts';

const activityColumns: readonly Column<ActivityView>[] = [
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

export interface ActivityMonitorProps {
  search: ControlSearch;
  onChange: (change: Partial<ControlSearch>) => void;
}

/** The authenticators' decisions, newest first. */
export function ActivityMonitor({ search, onChange }: ActivityMonitorProps) {
  const activities = trpc.admin.activities.useQuery(activitiesQuery(search), {
    placeholderData: (previous) => previous,
  });
  const isFiltered = search.q !== undefined || search.action !== undefined || search.who !== undefined;
  return (
    <ListPage
      dense
      caption="Activity"
      query={activities}
      columns={activityColumns}
      rowKey={(activity) => `${activity.id} ${activity.action}`}
      renderCard={(activity) => <ActivityCard activity={activity} />}
      error={loadError(activities, 'ACTIVITIES_FAILED')}
      errorTitle="Failed to fetch activities"
      search={{
        label: 'Search by person or document',
        value: search.q,
        onSearch: (q) => onChange({ q, page: undefined }),
      }}
      filters={<Filters search={search} onChange={onChange} />}
      actions={
        <ExportButton
          path="/files/exports/activity.csv"
          filters={{ search: search.q, status: search.action, authenticatorId: search.who }}
        />
      }
      empty={{ title: 'No authenticator activities yet.', text: 'Approvals and corrections appear here.' }}
      filtered={
        isFiltered
          ? {
              title: 'No activities found',
              text: 'Nothing matches your search and filters.',
              onClear: () => onChange({ q: undefined, action: undefined, who: undefined, page: undefined }),
            }
          : undefined
      }
      noun="activities"
      countedUpTo={search.q === undefined ? undefined : limits.searchCounted}
      onPage={(page) => onChange({ page })}
    />
  );
}

function Filters({ search, onChange }: ActivityMonitorProps) {
  const people = trpc.admin.authenticators.useQuery().data?.items ?? [];
  return (
    <>
      <Field label="Status" hideLabel className="w-full md:w-44">
        <Select
          size="sm"
          value={search.action ?? ''}
          options={[
            { value: '', label: 'All statuses' },
            ...activityActions.map((action) => ({ value: action, label: activityLabels[action].word })),
          ]}
          onChange={(event) => {
            const chosen = event.currentTarget.value;
            onChange({ action: activityActions.find((known) => known === chosen), page: undefined });
          }}
        />
      </Field>
      <Field label="Authenticator" hideLabel className="w-full md:w-56">
        <Select
          size="sm"
          value={search.who ?? ''}
          options={[
            { value: '', label: 'All authenticators' },
            ...people.map((person) => ({ value: person.id, label: `${person.name ?? person.email} (${person.code})` })),
          ]}
          onChange={(event) => {
            const chosen = event.currentTarget.value;
            onChange({ who: chosen === '' ? undefined : chosen, page: undefined });
          }}
        />
      </Field>
    </>
  );
}

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

function ActivityCard({ activity }: { activity: ActivityView }) {
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

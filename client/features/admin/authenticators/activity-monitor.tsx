import { activityLabels } from '#client/features/documents/activity-labels.ts';
import { loadError } from '#client/lib/load-error.ts';
import { trpc } from '#client/lib/trpc.ts';
import { ExportButton } from '#client/ui/button/export-button.tsx';
import { ListPage } from '#client/ui/data/list-page.tsx';
import { Field } from '#client/ui/form/field.tsx';
import { Select } from '#client/ui/form/select.tsx';
import { limits } from '#shared/limits.ts';
import { activityActions } from '#shared/reviews.ts';
import { ActivityCard, activityColumns } from './activity-rows.tsx';
import { activitiesQuery, type ControlSearch } from './control-search.ts';

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

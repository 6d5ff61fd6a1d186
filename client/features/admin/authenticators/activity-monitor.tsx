import { limits } from '#shared/limits.ts';
import { loadError } from '#client/lib/load-error.ts';
import { activityActions } from '#shared/reviews.ts';
import { trpc } from '#client/lib/trpc.ts';
import { Button } from '#client/ui/button/button.tsx';
import { DataTable } from '#client/ui/data/data-table.tsx';
import { EmptyState } from '#client/ui/feedback/empty-state.tsx';
import { ExportButton } from '#client/ui/button/export-button.tsx';
import { Field } from '#client/ui/form/field.tsx';
import { FilterBar } from '#client/ui/data/filter-bar.tsx';
import { Pagination } from '#client/ui/data/pagination.tsx';
import { PastEnd } from '#client/ui/data/past-end.tsx';
import { SearchInput } from '#client/ui/form/search-input.tsx';
import { Select } from '#client/ui/form/select.tsx';
import { ActivityCard, activityColumns, activityWords } from './activity-rows.tsx';
import { activitiesQuery, type ControlSearch } from './control-search.ts';

export interface ActivityMonitorProps {
  search: ControlSearch;
  onChange: (change: Partial<ControlSearch>) => void;
}

/** What authenticators did, newest first. */
export function ActivityMonitor({ search, onChange }: ActivityMonitorProps) {
  const activities = trpc.admin.activities.useQuery(activitiesQuery(search), {
    placeholderData: (previous) => previous,
  });
  const isFiltered = search.q !== undefined || search.action !== undefined || search.who !== undefined;
  return (
    <>
      <FilterBar
        end={
          <ExportButton
            path="/files/exports/activity.csv"
            filters={{ search: search.q, status: search.action, authenticatorId: search.who }}
          />
        }
        search={
          <SearchInput
            label="Search by person or document"
            value={search.q ?? ''}
            onSearch={(text) => onChange({ q: text.trim() === '' ? undefined : text.trim(), page: undefined })}
          />
        }
      >
        <Filters search={search} onChange={onChange} />
      </FilterBar>
      <DataTable
        dense
        caption="Activity"
        columns={activityColumns}
        rows={activities.data?.items ?? []}
        rowKey={(activity) => `${activity.id} ${activity.action}`}
        renderCard={(activity) => <ActivityCard activity={activity} />}
        loading={activities.isPending}
        error={loadError(activities, 'ACTIVITIES_FAILED')}
        errorTitle="Failed to fetch activities"
        onRetry={() => void activities.refetch()}
        empty={
          <PastEnd list={activities.data} onPage={(page) => onChange({ page: page > 1 ? page : undefined })}>
            {isFiltered ? (
              <EmptyState
                kind="filtered"
                title="No activities found"
                text="Nothing matches your search and filters."
                action={
                  <Button
                    variant="secondary"
                    onClick={() => onChange({ q: undefined, action: undefined, who: undefined, page: undefined })}
                  >
                    Clear filters
                  </Button>
                }
              />
            ) : (
              <EmptyState
                kind="none"
                title="No authenticator activities yet."
                text="Approvals and corrections appear here."
              />
            )}
          </PastEnd>
        }
      />
      {activities.data && activities.data.total > 0 ? (
        <Pagination
          page={activities.data.page}
          pageSize={activities.data.pageSize}
          total={activities.data.total}
          countedUpTo={search.q === undefined ? undefined : limits.searchCounted}
          noun="activities"
          onPage={(page) => onChange({ page: page > 1 ? page : undefined })}
        />
      ) : null}
    </>
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
            ...activityActions.map((action) => ({ value: action, label: activityWords[action].word })),
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

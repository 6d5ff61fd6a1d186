import { HandCoins } from 'lucide-react';
import { useState } from 'react';
import { loadError } from '#client/lib/load-error.ts';
import { trpc } from '#client/lib/trpc.ts';
import { Button } from '#client/ui/button/button.tsx';
import { EmptyState } from '#client/ui/feedback/empty-state.tsx';
import { LoadState } from '#client/ui/feedback/load-state.tsx';
import { Field } from '#client/ui/form/field.tsx';
import { Select } from '#client/ui/form/select.tsx';
import { Switch } from '#client/ui/form/switch.tsx';
import { EndRateDialog } from './end-rate-dialog.tsx';
import type { PayPartProps } from './pay-search.ts';
import { type RateChange, PersonRates } from './person-rates.tsx';
import { RateDialog } from './rate-dialog.tsx';

/** Current and upcoming rates by person; past versions on demand. */
export function RatesPart({ search, onChange, mayManage }: PayPartProps & { mayManage: boolean }) {
  const rates = trpc.admin.rates.useQuery({});
  const [doing, setDoing] = useState<RateChange>();
  const [hasPast, setHasPast] = useState(false);
  const { data } = rates;
  const shown = (data?.rates ?? []).filter(
    ({ userId, state }) =>
      (search.person === undefined || userId === search.person) &&
      (hasPast || state === 'current' || state === 'upcoming'),
  );
  const people = (data?.people ?? []).filter(({ id }) => shown.some(({ userId }) => userId === id));
  return (
    <LoadState
      loading={rates.isPending}
      error={loadError(rates)}
      errorTitle="The rates could not be loaded"
      onRetry={() => void rates.refetch()}
    >
      <div className="mb-6 flex flex-wrap items-end gap-4">
        <Field label="Person" className="w-full sm:w-72">
          <Select
            placeholder="Everybody"
            options={(data?.people ?? []).map(({ id, name, email }) => ({ value: id, label: name ?? email }))}
            value={search.person ?? ''}
            onChange={({ currentTarget: { value } }) => onChange({ person: value === '' ? undefined : value })}
          />
        </Field>
        <Switch
          label="Show what is replaced or ended"
          checked={hasPast}
          onChange={(event) => setHasPast(event.currentTarget.checked)}
        />
        {mayManage ? (
          <Button
            className="ms-auto"
            onClick={() => setDoing({ kind: 'set', ...(search.person !== undefined && { person: search.person }) })}
          >
            New rate…
          </Button>
        ) : null}
      </div>
      {people.length === 0 ? (
        <EmptyState
          kind="none"
          icon={<HandCoins />}
          title="No rate yet"
          text="Whoever has no rate earns nothing by the paper, as employees on a salary do."
        />
      ) : (
        people.map((person) => (
          <PersonRates
            key={person.id}
            person={person}
            rates={shown.filter(({ userId }) => userId === person.id)}
            onDo={mayManage && !person.isYou ? setDoing : undefined}
          />
        ))
      )}
      {doing?.kind === 'set' && data ? (
        <RateDialog
          rate={doing.rate}
          person={doing.person}
          people={data.people}
          today={data.today}
          onClose={() => setDoing(undefined)}
        />
      ) : null}
      {doing?.kind === 'end' && data ? (
        <EndRateDialog rate={doing.rate} today={data.today} onClose={() => setDoing(undefined)} />
      ) : null}
    </LoadState>
  );
}

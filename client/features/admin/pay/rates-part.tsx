import { HandCoins } from 'lucide-react';
import { useState } from 'react';
import { ConfirmDialog } from '#client/lib/confirm-dialog.tsx';
import { queryState } from '#client/lib/query-state.ts';
import { trpc } from '#client/lib/trpc.ts';
import { Button } from '#client/ui/button/button.tsx';
import { EmptyState } from '#client/ui/feedback/empty-state.tsx';
import { LoadState } from '#client/ui/feedback/load-state.tsx';
import { useToast } from '#client/ui/feedback/use-toast.ts';
import { Field } from '#client/ui/form/field.tsx';
import { Select } from '#client/ui/form/select.tsx';
import { Switch } from '#client/ui/form/switch.tsx';
import { TextInput } from '#client/ui/form/text-input.tsx';
import { payActivityLabel } from '#shared/pay/rates.ts';
import type { PayRateView } from '#shared/schemas/pay.ts';
import type { PayPartProps } from './pay-search.ts';
import { PersonRates, type RateChange } from './person-rates.tsx';
import { RateDialog } from './rate-dialog.tsx';

interface EndRateDialogProps {
  rate: PayRateView;
  today: string;
  onClose: () => void;
}

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
    <LoadState {...queryState(rates)} errorTitle="The rates could not be loaded">
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

/** Ends a rate at the start of a day. */
function EndRateDialog({ rate, today, onClose }: EndRateDialogProps) {
  const utils = trpc.useUtils();
  const toast = useToast();
  const first = rate.validFrom > today ? rate.validFrom : today;
  const [endsOn, setEndsOn] = useState(first);
  const isDay = endsOn >= first;
  const end = trpc.admin.endRate.useMutation({
    onSuccess() {
      toast.show({ tone: 'ok', title: 'Rate ended' });
      onClose();
    },
    onSettled: () => utils.admin.rates.invalidate(),
  });
  return (
    <ConfirmDialog
      onClose={onClose}
      title={`End the rate for ${payActivityLabel[rate.activity].toLowerCase()}?`}
      description="Papers delivered from that day on earn by a less specific rate, or nothing where there is none. What was earned stays."
      confirmLabel="End"
      mutation={end}
      isComplete={isDay}
      onConfirm={() => end.mutate({ id: rate.id, endsOn })}
    >
      <Field label="First day without it" error={isDay ? undefined : 'Choose today or a later day.'}>
        <TextInput type="date" min={first} value={endsOn} onChange={(event) => setEndsOn(event.currentTarget.value)} />
      </Field>
    </ConfirmDialog>
  );
}

import { useDeferredValue, useState } from 'react';
import { queryState } from '#client/lib/query-state.ts';
import { trpcClient } from '#client/lib/trpc-client.ts';
import { DateTime } from '#client/ui/data/date-time.tsx';
import { LoadState, type LoadStateProps } from '#client/ui/feedback/load-state.tsx';
import { Checkbox } from '#client/ui/form/checkbox.tsx';
import { Field } from '#client/ui/form/field.tsx';
import { Select } from '#client/ui/form/select.tsx';
import { Switch } from '#client/ui/form/switch.tsx';
import { TextInput } from '#client/ui/form/text-input.tsx';
import { Section } from '#client/ui/layout/page.tsx';
import { countOf } from '#shared/plural.ts';
import { speedRules, speeds, type Speed } from '#shared/promise/speeds.ts';
import { officeCalendar, type OfficeCalendar } from '#shared/schemas/calendar.ts';
import { usePreview } from '../facts/use-preview.ts';
import { MonthGrid } from './month-grid.tsx';
import { PromiseRules } from './promise-rules.tsx';

export interface CalendarFormProps {
  facts: OfficeCalendar;
  onChange: (part: Partial<OfficeCalendar>) => void;
}

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
const timeZones = Intl.supportedValuesOf('timeZone');

/** Hours, holidays and rules of an office. */
export function CalendarForm({
  facts,
  countries,
  onChange,
}: CalendarFormProps & { countries: Readonly<Record<string, string>> }) {
  const [month, setMonth] = useState(() => new Date().toISOString().slice(0, 7));
  const draft = useDeferredValue(officeCalendar.safeParse(facts).data);
  const preview = usePreview(
    { of: 'calendar', input: { facts: draft ?? facts, year: Number(month.slice(0, 4)) }, enabled: draft !== undefined },
    (input) => trpcClient.admin.previewCalendar.mutate(input),
  );
  return (
    <>
      <Section title="Office">
        <div className="grid gap-4 sm:grid-cols-2">
          <Field label="Name">
            <TextInput
              dir="auto"
              value={facts.name}
              onChange={(event) => onChange({ name: event.currentTarget.value })}
            />
          </Field>
          <Field label="Time zone">
            <Select
              options={timeZones.map((value) => ({ value, label: value.replaceAll('_', ' ') }))}
              value={facts.timeZone}
              onChange={(event) => onChange({ timeZone: event.currentTarget.value })}
            />
          </Field>
        </div>
      </Section>
      <Hours facts={facts} onChange={onChange} />
      <Section
        title="Holidays"
        description="Public holidays close the office; press a day to change that, or to close another."
      >
        <HolidayPlace facts={facts} countries={countries} regions={preview.data?.regions ?? {}} onChange={onChange} />
        <MonthGrid
          month={month}
          onMonth={setMonth}
          facts={facts}
          holidays={preview.data?.holidays ?? []}
          onChange={onChange}
        />
      </Section>
      <Section title="Promised times" description="Working time from payment to delivery.">
        <PromiseRules facts={facts} onChange={onChange} />
        <Switch
          className="mt-4"
          label="Offer rush only while somebody able is on duty"
          hint="Somebody on the staff who certifies, and works on papers in the language of the order."
          checked={facts.rushNeedsStaff}
          onChange={(event) => onChange({ rushNeedsStaff: event.currentTarget.checked })}
        />
      </Section>
      <OrderedNow
        promised={preview.data?.promised}
        {...queryState(preview)}
        loading={preview.isPending && draft !== undefined}
      />
    </>
  );
}

interface PromisedTime {
  speed: Speed;
  pages: number;
  readyBy: Date | string;
  isOffered: boolean;
}

interface OrderedNowProps extends Pick<LoadStateProps, 'loading' | 'error' | 'onRetry'> {
  promised: readonly PromisedTime[] | undefined;
}

/** Times that the draft would promise. */
function OrderedNow({ promised, ...state }: OrderedNowProps) {
  return (
    <Section title="If somebody ordered now" description="By this draft.">
      <LoadState {...state} errorTitle="Couldn’t work out the times">
        <div className="grid gap-6 sm:grid-cols-2">
          {speeds.map((speed) => (
            <dl key={speed} className="divide-y divide-line">
              {promised
                ?.filter((one) => one.speed === speed)
                .map(({ pages, readyBy, isOffered }) => (
                  <div key={pages} className="flex justify-between gap-4 py-2">
                    <dt>
                      {speedRules[speed].label}, {countOf(pages, 'page')}
                    </dt>
                    <dd className="font-semibold">{isOffered ? <DateTime value={readyBy} /> : 'Not offered now'}</dd>
                  </div>
                ))}
            </dl>
          ))}
        </div>
      </LoadState>
    </Section>
  );
}

function Hours({ facts: { hours }, onChange }: CalendarFormProps) {
  return (
    <Section title="Hours">
      <div className="grid gap-2">
        {weekdays.map((name, day) => (
          <DayHours
            key={name}
            name={name}
            opening={hours[day] ?? null}
            onChange={(opening) => onChange({ hours: hours.map((one, index) => (index === day ? opening : one)) })}
          />
        ))}
      </div>
    </Section>
  );
}

type Opening = OfficeCalendar['hours'][number];

interface DayHoursProps {
  name: string;
  opening: Opening;
  onChange: (opening: Opening) => void;
}

function DayHours({ name, opening, onChange }: DayHoursProps) {
  return (
    <div className="flex flex-wrap items-center gap-x-4">
      <div className="w-44">
        <Checkbox
          label={name}
          checked={opening !== null}
          onChange={(event) => onChange(event.currentTarget.checked ? { from: 9 * 60, to: 17 * 60 } : null)}
        />
      </div>
      {opening ? (
        <div className="flex items-center gap-2">
          <Field label={`${name}, from`} hideLabel>
            <TextInput
              type="time"
              size="sm"
              value={timeOf(opening.from)}
              onChange={(event) => onChange({ ...opening, from: minutesOf(event.currentTarget.value, 0) })}
            />
          </Field>
          –
          <Field label={`${name}, until`} hideLabel>
            <TextInput
              type="time"
              size="sm"
              value={timeOf(opening.to % 1440)}
              onChange={(event) => onChange({ ...opening, to: minutesOf(event.currentTarget.value, 1440) || 1440 })}
            />
          </Field>
          {opening.from === 0 && opening.to === 1440 ? <span className="text-sm text-ink-2">All day</span> : null}
        </div>
      ) : (
        <span className="text-sm text-ink-2">Closed</span>
      )}
    </div>
  );
}

/** `09:30`; 1440 minutes are midnight. */
function timeOf(minutes: number): string {
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
}

function minutesOf(time: string, otherwise: number): number {
  const [hours, minutes] = time.split(':').map(Number);
  return hours === undefined || minutes === undefined || Number.isNaN(hours + minutes)
    ? otherwise
    : hours * 60 + minutes;
}

interface HolidayPlaceProps extends CalendarFormProps {
  countries: Readonly<Record<string, string>>;
  regions: Readonly<Record<string, string>>;
}

function HolidayPlace({ facts: { holidays }, countries, regions, onChange }: HolidayPlaceProps) {
  const hasRegions = Object.keys(regions).length > 0;
  return (
    <div className="mb-4 grid gap-4 sm:grid-cols-2">
      <Field label="Holidays of">
        <Select
          placeholder="No country"
          options={Object.entries(countries).map(([value, label]) => ({ value, label }))}
          value={holidays?.country ?? ''}
          onChange={({ currentTarget: { value } }) =>
            onChange({ holidays: value === '' ? null : { country: value, region: null } })
          }
        />
      </Field>
      {holidays && hasRegions ? (
        <Field label="Region">
          <Select
            placeholder="The whole country"
            options={Object.entries(regions).map(([value, label]) => ({ value, label }))}
            value={holidays.region ?? ''}
            onChange={(event) => onChange({ holidays: { ...holidays, region: event.currentTarget.value || null } })}
          />
        </Field>
      ) : null}
    </div>
  );
}

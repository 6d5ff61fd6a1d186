import { useId, useState, type SyntheticEvent } from 'react';
import { describeError } from '#client/lib/error-message.ts';
import { FailureAlert } from '#client/lib/failure-alert.tsx';
import { Button } from '#client/ui/button/button.tsx';
import { Checkbox } from '#client/ui/form/checkbox.tsx';
import { Field } from '#client/ui/form/field.tsx';
import { Select } from '#client/ui/form/select.tsx';
import { TextInput } from '#client/ui/form/text-input.tsx';
import { saveWorkingTimeInput, type WorkingTimeInput } from '#shared/schemas/team.ts';
import { teamLimits } from '#shared/team/working-time.ts';
import { minutesOf, timeOf } from './days.ts';

type Opening = WorkingTimeInput['hours'][number];

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
/** Monday first. */
const order = [1, 2, 3, 4, 5, 6, 0];
const usual = { from: 9 * 60, to: 17 * 60 };
const timeZones = Intl.supportedValuesOf('timeZone');

export interface WorkingHoursProps {
  time: WorkingTimeInput;
  busy: boolean;
  error: unknown;
  onSave: (time: WorkingTimeInput) => void;
}

/** A person's zone, hours and pages per day. */
export function WorkingHours({ time, busy, error, onSave }: WorkingHoursProps) {
  const [draft, setDraft] = useState({ ...time, pages: String(time.pagesPerDay) });
  const [isTried, setTried] = useState(false);
  const { timeZone, hours, pages } = draft;
  const pagesPerDay = /^\d{1,3}$/.test(pages.trim()) ? Number(pages.trim()) : Number.NaN;
  const parsed = saveWorkingTimeInput.safeParse({ timeZone, hours, pagesPerDay });
  const fault = isTried ? parsed.error?.issues[0] : undefined;
  const isOf = (name: string) => fault?.path[0] === name;

  function submit(event: SyntheticEvent) {
    event.preventDefault();
    setTried(true);
    if (parsed.success && !busy) onSave(parsed.data);
  }

  return (
    <form noValidate aria-label="Working time" className="grid gap-4" onSubmit={submit}>
      <FailureAlert failure={error ? describeError(error) : undefined} />
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label="Time zone">
          <Select
            options={zonesWith(timeZone).map((value) => ({ value, label: value.replaceAll('_', ' ') }))}
            value={timeZone}
            onChange={(event) => setDraft({ ...draft, timeZone: event.currentTarget.value })}
          />
        </Field>
        <Field
          label="Pages per day"
          error={isOf('pagesPerDay') ? `Write a number from 0 to ${teamLimits.pagesPerDay}.` : undefined}
        >
          <TextInput
            inputMode="numeric"
            maxLength={3}
            value={pages}
            onChange={(event) => setDraft({ ...draft, pages: event.currentTarget.value })}
          />
        </Field>
      </div>
      <div className="grid gap-2">
        {order.map((day) => (
          <Hours
            key={day}
            name={weekdays[day] ?? ''}
            opening={hours[day] ?? null}
            onChange={(opening) =>
              setDraft({ ...draft, hours: hours.map((one, index) => (index === day ? opening : one)) })
            }
          />
        ))}
      </div>
      {isOf('hours') ? (
        <p role="alert" className="text-sm font-medium text-seal">
          A day ends after it begins.
        </p>
      ) : null}
      <div>
        <Button type="submit" variant="secondary" busy={busy}>
          Save Working Time
        </Button>
      </div>
    </form>
  );
}

/** Adds the stored zone, which may be an alias that the browser does not list. */
function zonesWith(timeZone: string): readonly string[] {
  return timeZones.includes(timeZone) ? timeZones : [timeZone, ...timeZones];
}

interface HoursProps {
  name: string;
  opening: Opening;
  onChange: (opening: Opening) => void;
}

function Hours({ name, opening, onChange }: HoursProps) {
  const labelId = useId();
  return (
    <div role="group" aria-labelledby={labelId} className="flex min-h-11 flex-wrap items-center gap-x-3">
      <span id={labelId} className="w-36">
        <Checkbox
          label={name}
          checked={opening !== null}
          onChange={(event) => onChange(event.currentTarget.checked ? usual : null)}
        />
      </span>
      {opening ? (
        <div className="flex items-center gap-2 max-md:gap-1">
          <Field label={`${name}, from`} hideLabel>
            <TextInput
              type="time"
              value={timeOf(opening.from)}
              onChange={(event) => onChange({ ...opening, from: minutesOf(event.currentTarget.value) ?? opening.from })}
            />
          </Field>
          <span aria-hidden="true">–</span>
          <Field label={`${name}, until`} hideLabel>
            <TextInput
              type="time"
              value={timeOf(opening.to)}
              onChange={(event) => {
                const to = minutesOf(event.currentTarget.value) ?? opening.to;
                onChange({ ...opening, to: to === 0 ? 1440 : to });
              }}
            />
          </Field>
        </div>
      ) : (
        <span className="text-sm text-ink-2">Free</span>
      )}
    </div>
  );
}

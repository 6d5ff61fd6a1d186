import { clsx } from 'clsx';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Button } from '#client/ui/button/button.tsx';
import type { OfficeCalendar } from '#shared/schemas/calendar.ts';

export interface MonthGridProps {
  /** `2026-11`. */
  month: string;
  onMonth: (month: string) => void;
  facts: OfficeCalendar;
  holidays: readonly { day: string; name: string }[];
  onChange: (part: Partial<OfficeCalendar>) => void;
}

const weekdays = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];
const title = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' });
const fullDay = new Intl.DateTimeFormat('en-US', { dateStyle: 'full', timeZone: 'UTC' });

function moved(month: string, by: number): string {
  const at = new Date(`${month}-01T00:00:00Z`);
  at.setUTCMonth(at.getUTCMonth() + by);
  return at.toISOString().slice(0, 7);
}

/** Days of a month, as `2026-11-01`. */
function daysOf(month: string): string[] {
  const count = new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5)), 0)).getUTCDate();
  return Array.from({ length: count }, (_none, index) => `${month}-${String(index + 1).padStart(2, '0')}`);
}

/** A month whose days are opened and closed by a press. */
export function MonthGrid({ month, onMonth, facts, holidays, onChange }: MonthGridProps) {
  const days = daysOf(month);
  const before = new Date(`${month}-01T00:00:00Z`).getUTCDay();
  const names = new Map(holidays.map(({ day, name }) => [day, name]));
  return (
    <div className="max-w-xl">
      <div className="mb-2 flex items-center justify-between">
        <Button size="sm" variant="quiet" onClick={() => onMonth(moved(month, -1))}>
          <ChevronLeft aria-hidden="true" className="size-5" />
          <span className="sr-only">Month before</span>
        </Button>
        <h3 aria-live="polite" className="font-semibold">
          {title.format(new Date(`${month}-01T00:00:00Z`))}
        </h3>
        <Button size="sm" variant="quiet" onClick={() => onMonth(moved(month, 1))}>
          <ChevronRight aria-hidden="true" className="size-5" />
          <span className="sr-only">Month after</span>
        </Button>
      </div>
      <ul aria-hidden="true" className="grid grid-cols-7 text-center text-xs text-ink-2">
        {weekdays.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
      <ul className="grid grid-cols-7 gap-1">
        {days.map((day, index) => (
          <li key={day} style={index === 0 ? { gridColumnStart: before + 1 } : undefined}>
            <Day day={day} holiday={names.get(day)} facts={facts} onChange={onChange} />
          </li>
        ))}
      </ul>
    </div>
  );
}

interface DayProps {
  day: string;
  holiday: string | undefined;
  facts: OfficeCalendar;
  onChange: (part: Partial<OfficeCalendar>) => void;
}

function Day({ day, holiday, facts, onChange }: DayProps) {
  const { closedDays, openDays, hours } = facts;
  const at = new Date(`${day}T00:00:00Z`);
  const hasHours = hours[at.getUTCDay()] != null;
  const isHoliday = holiday !== undefined && !openDays.includes(day);
  const isClosed = !hasHours || isHoliday || closedDays.includes(day);
  const toggle = () => {
    if (closedDays.includes(day)) onChange({ closedDays: closedDays.filter((one) => one !== day) });
    else if (isHoliday) onChange({ openDays: [...openDays, day].toSorted() });
    else if (openDays.includes(day)) onChange({ openDays: openDays.filter((one) => one !== day) });
    else onChange({ closedDays: [...closedDays, day].toSorted() });
  };
  return (
    <button
      type="button"
      disabled={!hasHours}
      aria-pressed={isClosed}
      title={holiday}
      onClick={toggle}
      className={clsx(
        'flex min-h-14 w-full flex-col items-start rounded-control border p-1.5 text-start text-sm',
        isClosed ? 'border-line bg-sunken text-ink-2' : 'border-line-strong bg-sheet',
      )}
    >
      <span className={clsx('font-semibold', isClosed && 'line-through')}>{at.getUTCDate()}</span>
      {holiday === undefined ? null : <span className="w-full truncate text-xs">{holiday}</span>}
      <span className="sr-only">{`${fullDay.format(at)}: ${isClosed ? 'closed' : 'open'}`}</span>
    </button>
  );
}

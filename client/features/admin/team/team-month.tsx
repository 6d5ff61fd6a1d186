import { clsx } from 'clsx';
import { fullDayLabel, narrowWeekday, offLabel } from '#client/features/team/days.ts';
import { useTodayInView } from '#client/features/team/use-today-in-view.ts';
import { countOf } from '#shared/plural.ts';
import type { TeamMonth } from '#shared/schemas/team.ts';

type Member = TeamMonth['people'][number];

export interface MonthTableProps {
  month: TeamMonth;
  /** Absent without the permission to change it. */
  onChange: ((person: Member) => void) | undefined;
}

/** Calendar of the team: capacity per person and day, and pages due. */
export function MonthTable({ month, onChange }: MonthTableProps) {
  const region = useTodayInView();
  const holidays = new Map(month.holidays.map(({ day, name }) => [day, name]));
  return (
    <div
      ref={region}
      role="region"
      aria-label="Month of the team"
      // Focusable, so that it scrolls by keyboard.
      tabIndex={0}
      className="relative overflow-x-auto rounded-card border border-line bg-sheet"
    >
      <table className="w-full border-separate border-spacing-0 text-sm">
        <thead>
          <tr>
            <th scope="col" className={clsx(nameColumn, 'align-bottom')}>
              Person
            </th>
            {month.days.map((day) => (
              <th
                key={day}
                scope="col"
                title={holidays.get(day)}
                data-today={day === month.today || undefined}
                className={clsx(
                  'min-w-7 border-s border-line px-0.5 py-1.5 text-center font-semibold md:min-w-6.5',
                  day === month.today ? 'bg-primary-soft text-primary' : day < month.today && 'text-ink-3',
                )}
              >
                <span aria-hidden="true" className="block text-xs font-normal">
                  {narrowWeekday(day)}
                </span>
                <span aria-hidden="true">{Number(day.slice(8))}</span>
                <span className="sr-only">{`${fullDayLabel(day)}${holidays.has(day) ? `, ${holidays.get(day) ?? ''}` : ''}`}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {month.people.map((person) => (
            <tr key={person.id}>
              <th scope="row" className={clsx(nameColumn, 'border-t border-line font-normal')}>
                <Name person={person} onChange={onChange} />
              </th>
              {person.days.map((day) => (
                <Day key={day.day} day={day} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const nameColumn = 'sticky start-0 z-10 min-w-28 bg-sheet p-2 text-start md:min-w-40 md:px-3';

function Name({ person, onChange }: { person: Member; onChange: MonthTableProps['onChange'] }) {
  const { name, pagesPerDay, isStated } = person;
  return (
    <div className="md:whitespace-nowrap">
      {onChange ? (
        <button
          type="button"
          aria-label={`Change the time of ${name}…`}
          className="touch-height text-start font-semibold text-primary hover:underline"
          onClick={() => onChange(person)}
        >
          <bdi>{name}</bdi>
        </button>
      ) : (
        <p className="font-semibold">
          <bdi>{name}</bdi>
        </p>
      )}
      <p className="text-xs text-ink-2">
        {countOf(pagesPerDay, 'page')} a day{isStated ? '' : ' (assumed)'}
      </p>
    </div>
  );
}

const shades = {
  absent: 'bg-info-soft text-info',
  holiday: 'bg-sunken text-ink-3',
  free: 'bg-sunken text-ink-3',
  over: 'bg-warn-soft text-warn',
} as const;
/** Signs of days without due pages. */
const signs = { absent: 'A', holiday: '', free: '', work: '·' } as const;

function Day({ day: { off, capacity, pages } }: { day: Member['days'][number] }) {
  const due = off === null ? `${String(pages)} of ${countOf(capacity, 'page')}` : countOf(pages, 'page');
  const words = off === null ? due : pages > 0 ? `${offLabel[off]}, ${due}` : offLabel[off];
  const isOver = pages > (off === null ? capacity : 0);
  return (
    <td
      title={words}
      className={clsx(
        'border-s border-t border-line p-1 text-center tabular-nums',
        (isOver || off === 'absent') && 'font-semibold',
        isOver ? shades.over : off === null ? pages === 0 && 'text-ink-3' : shades[off],
      )}
    >
      <span aria-hidden="true">{pages > 0 ? pages : signs[off ?? 'work']}</span>
      <span className="sr-only">{words}</span>
    </td>
  );
}

const legend = [
  ['4', 'bg-sheet text-ink', 'Pages due'],
  ['9', `font-semibold ${shades.over}`, 'Overbooked'],
  ['A', `font-semibold ${shades.absent}`, 'Away'],
  ['', shades.free, 'Day off'],
] as const;

/** Legend of the calendar's shades and signs. */
export function MonthLegend() {
  return (
    <ul aria-label="Legend" className="flex flex-wrap gap-x-4 gap-y-1 text-xs text-ink-2">
      {legend.map(([sign, shade, label]) => (
        <li key={label} className="flex items-center gap-1.5">
          <span
            aria-hidden="true"
            className={clsx(
              'flex size-5 items-center justify-center rounded-badge border border-line tabular-nums',
              shade,
            )}
          >
            {sign}
          </span>
          {label}
        </li>
      ))}
    </ul>
  );
}

import { clsx } from 'clsx';
import { fullDayLabel, offLabel } from '#client/features/team/days.ts';
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
  const holidays = new Map(month.holidays.map(({ day, name }) => [day, name]));
  return (
    <div
      role="region"
      aria-label="Month of the team"
      // Focusable, so that it scrolls by keyboard.
      tabIndex={0}
      className="relative overflow-x-auto rounded-card border border-line bg-sheet"
    >
      <table className="w-full border-separate border-spacing-0 text-sm">
        <thead>
          <tr>
            <th scope="col" className="sticky start-0 z-10 bg-sheet md:min-w-40 p-2 text-start">
              Person
            </th>
            {month.days.map((day) => (
              <th
                key={day}
                scope="col"
                title={holidays.get(day)}
                className={clsx(
                  'min-w-7 p-1 text-center font-semibold',
                  day === month.today && 'text-primary underline',
                )}
              >
                <span aria-hidden="true">{Number(day.slice(8))}</span>
                <span className="sr-only">{`${fullDayLabel(day)}${holidays.has(day) ? `, ${holidays.get(day) ?? ''}` : ''}`}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {month.people.map((person) => (
            <tr key={person.id}>
              <th scope="row" className="sticky start-0 z-10 border-t border-line bg-sheet p-2 text-start font-normal">
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

function Name({ person, onChange }: { person: Member; onChange: MonthTableProps['onChange'] }) {
  const { name, pagesPerDay, isStated } = person;
  return (
    <div className="whitespace-nowrap max-md:whitespace-normal">
      {onChange ? (
        <button
          type="button"
          aria-label={`Change the time of ${name}…`}
          className="min-h-11 text-start font-semibold text-primary hover:underline md:min-h-7"
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

function Day({ day: { off, capacity, pages } }: { day: Member['days'][number] }) {
  const words = off === null ? `${String(pages)} of ${countOf(capacity, 'page')}` : offLabel[off];
  return (
    <td
      title={words}
      className={clsx(
        'border-s border-t border-line p-1 text-center tabular-nums',
        off === 'absent' && 'bg-warn-soft',
        (off === 'holiday' || off === 'free') && 'bg-sunken text-ink-3',
        off === null && pages > capacity && 'font-semibold text-warn',
      )}
    >
      <span aria-hidden="true">{off === 'absent' ? 'A' : pages > 0 ? pages : off === null ? '·' : ''}</span>
      <span className="sr-only">{words}</span>
    </td>
  );
}

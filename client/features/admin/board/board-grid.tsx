import { clsx } from 'clsx';
import { useRef, type ReactNode } from 'react';
import { dayLabel, fullDayLabel, offLabel } from '#client/features/team/days.ts';
import { useTodayInView } from '#client/features/team/use-today-in-view.ts';
import { useDropTarget } from '#client/ui/data/use-drop-target.ts';
import { useSeenRows } from '#client/ui/data/use-seen-rows.ts';
import { countOf } from '#shared/plural.ts';
import type { Board, BoardCell } from '#shared/schemas/team.ts';
import { Card, type Mover } from './board-card.tsx';

type Person = Board['people'][number];
type Day = Person['days'][number];

interface GridProps {
  board: Board;
  now: string;
  mover: Mover;
}

const columns = 'grid grid-cols-[7rem_repeat(7,minmax(7.25rem,1fr))]';

/** A grid of people by day; each person's row is a drop target. */
export function BoardGrid({ board, now, mover }: GridProps) {
  const grid = useTodayInView();
  const [shown, lastRow] = useSeenRows(board.people.length);
  return (
    <div ref={grid} className="relative min-w-0 overflow-x-auto rounded-card border border-line bg-sheet">
      <div role="table" aria-label="Papers by person and day" className="min-w-235">
        <div role="row" className={clsx(columns, 'border-b border-line text-sm font-semibold')}>
          <div role="columnheader" className="sticky start-0 z-10 bg-sheet p-2">
            Person
          </div>
          {board.days.map(({ day, isClosed }) => (
            <div
              role="columnheader"
              key={day}
              data-today={day === board.today || undefined}
              className={clsx(
                'border-s border-line p-2',
                day === board.today && 'bg-primary-soft text-primary',
                isClosed && 'text-ink-2',
              )}
            >
              {dayLabel(day)}
              {isClosed ? <span className="block text-xs font-normal">Holiday</span> : null}
            </div>
          ))}
        </div>
        {board.people.slice(0, shown).map((person) => (
          <Row key={person.id} person={person} now={now} mover={mover} />
        ))}
      </div>
      <div ref={lastRow} />
    </div>
  );
}

interface RowProps {
  person: Person;
  now: string;
  mover: Mover;
}

function Row({ person, now, mover }: RowProps) {
  const ref = useRef<HTMLDivElement>(null);
  const drop = useDropTarget({ ref, onDrop: (id) => mover.send(id, person.id) });
  return (
    <div
      ref={ref}
      role="row"
      className={clsx(columns, 'border-b border-line last:border-b-0', drop !== 'idle' && 'bg-primary-soft')}
    >
      <div
        role="rowheader"
        className={clsx('sticky start-0 z-10 p-2 text-sm', drop === 'idle' ? 'bg-sheet' : 'bg-primary-soft')}
      >
        <p className="font-semibold wrap-anywhere">
          <bdi>{person.name}</bdi>
        </p>
        <Before person={person} now={now} mover={mover} />
      </div>
      {person.days.map((day) => (
        <div
          role="cell"
          key={day.day}
          className={clsx('min-w-0 border-s border-line p-1', day.off !== null && 'bg-sunken')}
        >
          <DayLoad day={day} />
          <Cards cell={day} day={day.day} holder={person.id} now={now} mover={mover} />
        </div>
      ))}
    </div>
  );
}

/** Papers that were due before the week. */
function Before({ person, now, mover }: RowProps) {
  if (person.before.total === 0) return null;
  return (
    <div className="mt-2">
      <p className="mb-1 text-xs font-semibold text-seal">{countOf(person.before.total, 'paper')} from before</p>
      <Cards cell={person.before} holder={person.id} now={now} mover={mover} />
    </div>
  );
}

/** `12 of 20 pages`, or the reason for a day off. */
export function DayLoad({ day: { day, off, capacity, pages } }: { day: Day }) {
  const isOver = pages > (off === null ? capacity : 0);
  return (
    <p
      className={clsx(
        'mb-1 px-1 text-xs max-md:px-0',
        isOver ? 'font-semibold text-warn' : pages > 0 ? 'text-ink-2' : 'text-ink-3',
      )}
    >
      <span className="sr-only">{fullDayLabel(day)}: </span>
      {off === null ? `${String(pages)} of ${countOf(capacity, 'page')}` : offLabel[off]}
      {off !== null && pages > 0 ? `, ${countOf(pages, 'page')}` : ''}
    </p>
  );
}

interface CardsProps {
  cell: BoardCell;
  day?: string;
  holder: string;
  now: string;
  mover: Mover;
}

export function Cards({ cell, day, holder, now, mover }: CardsProps) {
  const { cards, total } = cell;
  if (cards.length === 0) return null;
  return (
    <>
      <ul className="grid grid-cols-1 gap-1.5">
        {cards.map((card) => (
          <Card key={card.id} card={card} day={day} holder={holder} now={now} mover={mover} />
        ))}
      </ul>
      {total > cards.length ? <p className="mt-1 text-xs text-ink-2">and {total - cards.length} more</p> : null}
    </>
  );
}

/** Unassigned papers; a drop target, which unassigns a card. */
export function Unassigned({ board, now, mover }: GridProps) {
  const ref = useRef<HTMLElement>(null);
  const drop = useDropTarget({ ref, onDrop: (id) => mover.send(id, null) });
  const { cards, total } = board.unassigned;
  return (
    <section
      ref={ref}
      aria-label="Unassigned"
      className={clsx(
        'rounded-card border border-line p-3 md:max-h-80 md:overflow-y-auto 2xl:max-h-[80vh]',
        drop === 'idle' ? 'bg-sunken' : 'bg-primary-soft',
      )}
    >
      <h2 className="mb-2 text-sm font-semibold">
        Unassigned <span className="font-normal text-ink-2">({total >= 1000 ? '1,000 or more' : total})</span>
      </h2>
      {cards.length === 0 ? <p className="text-sm text-ink-2">Every paper has somebody.</p> : null}
      <ul className="grid gap-1.5 sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4 2xl:grid-cols-1">
        {cards.map((card) => (
          <Card key={card.id} card={card} holder={null} offeredTo={card.offeredTo} now={now} mover={mover} />
        ))}
      </ul>
      {total > cards.length ? <p className="mt-2 text-xs text-ink-2">The first {cards.length} by due time.</p> : null}
    </section>
  );
}

/** One list per person, for phones. */
export function PeopleList({ board, now, mover }: GridProps): ReactNode {
  const isIdle = (person: Person) => person.before.total === 0 && person.days.every(({ total }) => total === 0);
  const idle = board.people.filter(isIdle);
  return (
    <div className="grid gap-4">
      {board.people.map((person) => {
        if (isIdle(person)) return null;
        const busy = person.days.filter(({ total }) => total > 0);
        return (
          // Two people may have one name, which landmarks may not.
          <div
            role="group"
            key={person.id}
            aria-label={person.name}
            className="min-w-0 rounded-card border border-line bg-sheet p-3"
          >
            <h2 className="font-semibold wrap-anywhere">
              <bdi>{person.name}</bdi>
            </h2>
            <Before person={person} now={now} mover={mover} />
            {busy.map((day) => (
              <div key={day.day} className="mt-3">
                <h3 className="text-sm font-semibold">{dayLabel(day.day)}</h3>
                <DayLoad day={day} />
                <Cards cell={day} day={day.day} holder={person.id} now={now} mover={mover} />
              </div>
            ))}
          </div>
        );
      })}
      {idle.length > 0 ? (
        <section aria-label="Nothing due this week" className="rounded-card border border-line bg-sheet p-3">
          <h2 className="font-semibold">Nothing due this week</h2>
          <ul className="mt-1 flex flex-wrap gap-x-4 gap-y-1 text-sm text-ink-2">
            {idle.map(({ id, name }) => (
              <li key={id} className="wrap-anywhere">
                <bdi>{name}</bdi>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
    </div>
  );
}

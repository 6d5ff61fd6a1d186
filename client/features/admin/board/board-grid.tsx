import { clsx } from 'clsx';
import { useRef, type ReactNode } from 'react';
import { dayLabel, fullDayLabel, offLabel } from '#client/features/team/days.ts';
import { useDropTarget } from '#client/ui/data/use-drop-target.ts';
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

const columns = 'grid grid-cols-[8rem_repeat(7,minmax(7.25rem,1fr))]';

/** A grid of people by day; each person's row is a drop target. */
export function BoardGrid({ board, now, mover }: GridProps) {
  return (
    <div className="relative min-w-0 overflow-x-auto rounded-card border border-line bg-sheet">
      <div role="table" aria-label="Papers by person and day" className="min-w-235">
        <div role="row" className={clsx(columns, 'border-b border-line text-sm font-semibold')}>
          <div role="columnheader" className="sticky start-0 z-10 bg-sheet p-2">
            Person
          </div>
          {board.days.map(({ day, isClosed }) => (
            <div
              role="columnheader"
              key={day}
              className={clsx('p-2', day === board.today && 'text-primary', isClosed && 'text-ink-2')}
            >
              {dayLabel(day)}
              {isClosed ? <span className="block text-xs font-normal">Holiday</span> : null}
            </div>
          ))}
        </div>
        {board.people.map((person) => (
          <Row key={person.id} person={person} today={board.today} now={now} mover={mover} />
        ))}
      </div>
    </div>
  );
}

interface RowProps {
  person: Person;
  today: string;
  now: string;
  mover: Mover;
}

function Row({ person, today, now, mover }: RowProps) {
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
          className={clsx(
            'border-s border-line p-1.5',
            day.off === null ? '' : 'bg-sunken',
            day.day === today && 'shadow-[inset_0_2px_0_var(--color-primary)]',
          )}
        >
          <DayLoad day={day} />
          <Cards cell={day} holder={person.id} now={now} mover={mover} />
        </div>
      ))}
    </div>
  );
}

/** Papers that were due before the week. */
function Before({ person, now, mover }: Omit<RowProps, 'today'>) {
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
  const isOver = off === null && pages > capacity;
  return (
    <p className={clsx('mb-1 text-xs', isOver ? 'font-semibold text-warn' : 'text-ink-2')}>
      <span className="sr-only">{fullDayLabel(day)}: </span>
      {off === null ? `${String(pages)} of ${countOf(capacity, 'page')}` : offLabel[off]}
      {off !== null && pages > 0 ? `, ${countOf(pages, 'page')}` : ''}
    </p>
  );
}

interface CardsProps {
  cell: BoardCell;
  holder: string;
  now: string;
  mover: Mover;
}

export function Cards({ cell, holder, now, mover }: CardsProps) {
  const { cards, total } = cell;
  if (cards.length === 0) return null;
  return (
    <>
      <ul className="grid gap-1.5">
        {cards.map((card) => (
          <Card key={card.id} card={card} holder={holder} now={now} mover={mover} />
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
        'rounded-card border border-line p-3 max-h-80 overflow-y-auto 2xl:max-h-[80vh]',
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
  return (
    <div className="grid gap-4">
      {board.people.map((person) => {
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
            {busy.length === 0 && person.before.total === 0 ? (
              <p className="text-sm text-ink-2">Nothing is due this week.</p>
            ) : null}
            {busy.map((day) => (
              <div key={day.day} className="mt-3">
                <h3 className="text-sm font-semibold">{dayLabel(day.day)}</h3>
                <DayLoad day={day} />
                <Cards cell={day} holder={person.id} now={now} mover={mover} />
              </div>
            ))}
          </div>
        );
      })}
    </div>
  );
}

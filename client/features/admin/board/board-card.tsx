import { Link } from '@tanstack/react-router';
import { clsx } from 'clsx';
import { ArrowRightLeft } from 'lucide-react';
import { useRef } from 'react';
import { useCurrentUser } from '#client/features/auth/sign-in/use-current-user.ts';
import { IconButton } from '#client/ui/button/icon-button.tsx';
import { DateTime } from '#client/ui/data/date-time.tsx';
import { useDraggable } from '#client/ui/data/use-draggable.ts';
import { Menu, MenuItem, MenuSeparator } from '#client/ui/overlay/menu.tsx';
import { canAny } from '#shared/access.ts';
import { countOf } from '#shared/plural.ts';
import type { BoardCard } from '#shared/schemas/team.ts';

export interface Mover {
  people: readonly { id: string; name: string }[];
  send: (id: string, to: string | null) => void;
  split: (card: BoardCard) => void;
  /** The card whose move the server has not answered. */
  movingId: string | undefined;
}

export interface CardProps {
  card: BoardCard;
  /** Null: unassigned. */
  holder: string | null;
  offeredTo?: string | null;
  /** Day in the heading above the card. */
  day?: string | undefined;
  now: string;
  mover: Mover;
}

/** A paper on the board: dragged to a person, or moved by its menu. */
export function Card({ card, holder, offeredTo = null, day, now, mover }: CardProps) {
  const { id, filename, pages, sourceLanguage, dueAt } = card;
  const ref = useRef<HTMLLIElement>(null);
  const isDragging = useDraggable({ ref, id });
  const isLate = dueAt < now;
  return (
    <li
      ref={ref}
      aria-busy={mover.movingId === id || undefined}
      className={clsx(
        'min-w-0 rounded-control border bg-sheet py-1 ps-1.5 text-sm md:pointer-fine:cursor-grab',
        isLate ? 'border-seal' : 'border-line',
        (isDragging || mover.movingId === id) && 'opacity-60',
      )}
    >
      <Title id={id} filename={filename} />
      <div className="flex items-center justify-between">
        <p className="min-w-0 text-xs text-ink-2">
          {countOf(pages, 'page')} · {sourceLanguage}
        </p>
        <Menu
          trigger={
            <IconButton size="sm" label={`Move ${filename} to…`} data-card={id}>
              <ArrowRightLeft aria-hidden="true" />
            </IconButton>
          }
        >
          {mover.people.map((person) => (
            <MenuItem key={person.id} disabled={person.id === holder} onClick={() => mover.send(id, person.id)}>
              <bdi>{person.name}</bdi>
            </MenuItem>
          ))}
          <MenuSeparator />
          <MenuItem disabled={holder === null} onClick={() => mover.send(id, null)}>
            Nobody
          </MenuItem>
          {pages > 1 ? <MenuItem onClick={() => mover.split(card)}>Split…</MenuItem> : null}
        </Menu>
      </div>
      {offeredTo === null ? null : (
        <p className="text-xs wrap-anywhere text-ink-2">
          Offered to <bdi>{offeredTo}</bdi>
        </p>
      )}
      <p className={clsx('text-xs', isLate ? 'font-semibold text-seal' : 'text-ink-2')}>
        {isLate ? 'Late: ' : 'Due '}
        <DateTime value={dueAt} format={day === localDayOf(dueAt) ? 'time' : 'dayTime'} />
      </p>
    </li>
  );
}

/** The day in the browser's time zone, which may differ from the office's. */
function localDayOf(time: string): string {
  const at = new Date(time);
  return new Date(at.getTime() - at.getTimezoneOffset() * 60_000).toISOString().slice(0, 10);
}

/** A link for users who may open papers. */
function Title({ id, filename }: { id: string; filename: string }) {
  const user = useCurrentUser();
  const name = (
    <bdi title={filename} className="line-clamp-2">
      {filename}
    </bdi>
  );
  if (!user || !canAny(user, ['translate', 'revise', 'certify', 'audit']))
    return <p className="font-semibold wrap-anywhere">{name}</p>;
  return (
    <Link
      to="/admin/review/$reviewId"
      params={{ reviewId: id }}
      draggable={false}
      className="touch-height block font-semibold wrap-anywhere text-primary hover:underline"
    >
      {name}
    </Link>
  );
}

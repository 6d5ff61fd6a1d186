import type { KeyboardEvent } from 'react';
import type { Board, BoardCard, BoardCell } from '#shared/schemas/team.ts';
import { localDay } from '#shared/team/working-time.ts';

/** Positions of the board's cards: the optimistic board after a move, and arrow keys, which focus the nearest card. */

interface Placed {
  card: BoardCard;
  /** Null: unassigned. */
  holder: string | null;
}

const directions = {
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
} as const;

interface Point {
  x: number;
  y: number;
}

/** Weights distance across the direction, so that focus stays in its row or column. */
const acrossWeight = 3;

/** Index of the nearest point in a direction; undefined without one. */
export function nearestIn(from: Point, points: readonly Point[], direction: Point): number | undefined {
  let best: { index: number; distance: number } | undefined;
  for (const [index, { x, y }] of points.entries()) {
    const along = (x - from.x) * direction.x + (y - from.y) * direction.y;
    if (along <= 1) continue;
    const across = Math.abs((x - from.x) * direction.y) + Math.abs((y - from.y) * direction.x);
    const distance = along + acrossWeight * across;
    if (best === undefined || distance < best.distance) best = { index, distance };
  }
  return best?.index;
}

function isArrow(key: string): key is keyof typeof directions {
  return Object.hasOwn(directions, key);
}

/** Captures arrow keys on a card's button, which would open its menu. */
export function moveBetweenCards(event: KeyboardEvent<HTMLElement>): void {
  const { target, key, currentTarget } = event;
  if (!isArrow(key) || !(target instanceof HTMLElement) || target.dataset['card'] === undefined) return;
  if (target.getAttribute('aria-expanded') === 'true') return;
  event.preventDefault();
  event.stopPropagation();
  const cards = [...currentTarget.querySelectorAll<HTMLElement>('[data-card]')].filter(
    (one) => one !== target && one.offsetParent !== null,
  );
  const at = nearestIn(centreOf(target), cards.map(centreOf), directions[key]);
  if (at !== undefined) cards[at]?.focus();
}

function centreOf(element: HTMLElement): Point {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}

export function findCard(board: Board, id: string): Placed | undefined {
  const free = board.unassigned.cards.find((card) => card.id === id);
  if (free) return { card: free, holder: null };
  for (const person of board.people) {
    const cells: BoardCell[] = [person.before, ...person.days];
    const card = cells.flatMap(({ cards }) => cards).find((one) => one.id === id);
    if (card) return { card, holder: person.id };
  }
  return undefined;
}

/** Returns the same board for an unknown card, or one that is already there. */
export function moveCard(board: Board, { id, to }: { id: string; to: string | null }): Board {
  const placed = findCard(board, id);
  if (!placed || placed.holder === to) return board;
  const { card, holder } = placed;
  const day = localDay(new Date(card.dueAt), board.timeZone);
  const change = <Cell extends BoardCell>(cell: Cell, personId: string, isOfDay: boolean): Cell => {
    if (!isOfDay) return cell;
    if (personId === holder) return without(cell, card);
    return personId === to ? withCard(cell, card) : cell;
  };
  return {
    ...board,
    people: board.people.map((person) => ({
      ...person,
      before: change(person.before, person.id, day < board.week),
      days: person.days.map((cell) => change(cell, person.id, cell.day === day)),
    })),
    unassigned: {
      cards:
        to === null
          ? byDue([...board.unassigned.cards, { ...card, offeredTo: null }])
          : board.unassigned.cards.filter((one) => one.id !== id),
      total: board.unassigned.total + Number(to === null) - Number(holder === null),
    },
  };
}

function without<Cell extends BoardCell>(cell: Cell, card: BoardCard): Cell {
  return {
    ...cell,
    cards: cell.cards.filter(({ id }) => id !== card.id),
    total: cell.total - 1,
    pages: cell.pages - card.pages,
  };
}

function withCard<Cell extends BoardCell>(cell: Cell, { id, filename, pages, sourceLanguage, dueAt }: BoardCard): Cell {
  return {
    ...cell,
    cards: byDue([...cell.cards, { id, filename, pages, sourceLanguage, dueAt }]),
    total: cell.total + 1,
    pages: cell.pages + pages,
  };
}

function byDue<Card extends BoardCard>(cards: readonly Card[]): Card[] {
  return cards.toSorted((one, other) => one.dueAt.localeCompare(other.dueAt));
}

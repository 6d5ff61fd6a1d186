import type { Board, BoardCard, BoardCell } from '#shared/schemas/team.ts';
import { localDay } from '#shared/team/working-time.ts';

/** Positions of the board's cards, and the optimistic board after a move. */

export interface Placed {
  card: BoardCard;
  /** Null: unassigned. */
  holder: string | null;
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

/** The same board for an unknown card, or one that is there already. */
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

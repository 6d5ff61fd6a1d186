import { describe, expect, test } from 'vitest';
import { findCard, moveCard, nearestIn } from '#client/features/admin/board/card-moves.ts';
import type { Board } from '#shared/schemas/team.ts';

// Optimistic moves on the board, and arrow keys between its cards.

const card = (id: string, dueAt: string) => ({ id, filename: `${id}.pdf`, pages: 3, sourceLanguage: 'Spanish', dueAt });
const empty = { cards: [], total: 0, pages: 0 };
const week = ['2026-11-30', '2026-12-01'];
const personOf = (id: string) => ({
  id,
  name: id,
  before: empty,
  days: week.map((day) => ({ ...empty, day, off: null, capacity: 20 })),
});
const board: Board = {
  week: '2026-11-30',
  today: '2026-11-30',
  timeZone: 'America/New_York',
  days: week.map((day) => ({ day, isClosed: false })),
  people: [personOf('ana'), personOf('rui')],
  unassigned: { cards: [{ ...card('late', '2026-12-02T03:00:00.000Z'), offeredTo: 'Rui' }], total: 1 },
};

describe('a move on the board', () => {
  test('lands on the day that the paper is due in the zone of the house, and comes back', () => {
    const moved = moveCard(board, { id: 'late', to: 'ana' });
    expect(findCard(moved, 'late')?.holder).toBe('ana');
    expect(moved.people[0]?.days.map(({ total, pages }) => ({ total, pages }))).toEqual([
      { total: 0, pages: 0 },
      { total: 1, pages: 3 },
    ]);
    expect(moved.unassigned).toEqual({ cards: [], total: 0 });
    const passed = moveCard(moved, { id: 'late', to: 'rui' });
    expect(passed.people.map(({ days }) => days[1]?.total)).toEqual([0, 1]);
    expect(moveCard(passed, { id: 'late', to: null }).unassigned).toMatchObject({ total: 1, cards: [{ id: 'late' }] });
  });

  test('changes nothing for an unknown card', () => {
    expect(moveCard(board, { id: 'unknown', to: 'ana' })).toBe(board);
  });
});

describe('an arrow key', () => {
  const points = [
    { x: 10, y: 60 },
    { x: 200, y: 12 },
    { x: 210, y: 60 },
  ];
  test('goes to the nearest card of the row or column', () => {
    expect(nearestIn({ x: 10, y: 10 }, points, { x: 0, y: 1 })).toBe(0);
    expect(nearestIn({ x: 10, y: 10 }, points, { x: 1, y: 0 })).toBe(1);
    expect(nearestIn({ x: 10, y: 10 }, points, { x: 0, y: -1 })).toBeUndefined();
  });
});

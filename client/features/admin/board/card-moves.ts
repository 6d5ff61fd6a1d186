import type { KeyboardEvent } from 'react';

/** Arrow keys between the cards of a board: the nearest one in the direction. */

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

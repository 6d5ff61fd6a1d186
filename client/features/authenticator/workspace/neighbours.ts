/** The documents before and after one in its list that can be decided, by id. */
export interface Neighbours {
  previous: string | undefined;
  next: string | undefined;
}

/** The server's answer; without one, and at an end of the list, there is nowhere to go. */
export function toNeighbours(answer: { previous: string | null; next: string | null } | undefined): Neighbours {
  return { previous: answer?.previous ?? undefined, next: answer?.next ?? undefined };
}

/** The row that J (1) and K (-1) focus: the first from outside of the list (`current` is -1), and none past its ends. */
export function stepRow(current: number, step: 1 | -1, count: number): number {
  return current === -1 ? 0 : Math.min(count - 1, Math.max(0, current + step));
}

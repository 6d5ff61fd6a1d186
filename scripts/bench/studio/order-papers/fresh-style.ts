/** Measures and values of fresh papers, drawn by a seed: another seed is another office. */

export interface Style {
  /** Between columns, in millimetres. */
  gap: number;
  /** Of text and of labels over values, in points. */
  size: number;
  small: number;
}

export interface Draw {
  pick: <T>(list: readonly [T, ...T[]]) => T;
  /** A number between the bounds, and one of so many digits. */
  between: (from: number, to: number) => number;
  digits: (count: number) => string;
}

export function drawBy(seed: number): Draw {
  let state = Math.imul(seed, 2_654_435_761) >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  return {
    pick: (list) => list[Math.floor(next() * list.length)] ?? list[0],
    between: (from, to) => from + next() * (to - from),
    digits: (count) => Array.from({ length: count }, () => Math.floor(next() * 10)).join(''),
  };
}

/** A soft face before a wall, in millimetres. */
function photo(width: number, height: number): string {
  return `<svg style="flex:none" width=${width}mm height=${height}mm viewBox="0 0 35 45" preserveAspectRatio=none><defs><filter id=s><feGaussianBlur stdDeviation=.5 /></filter></defs><rect width=35 height=45 fill="#b8c4cc" /><g filter=url(#s)><ellipse cx=17.5 cy=17 rx=10.5 ry=12.5 fill="#3b2b22" /><path d="M2 45q3-13 15.500-13.500 13 .5 15.500 13.500z" fill="#33415c" /><ellipse cx=17.5 cy=20 rx=8 ry=10.5 fill="#d3a98c" /></g></svg>`;
}

export const draw = { photo };

import { useId } from 'react';
import { rosetteLine, rosetteTurns } from './guilloche-path.ts';

export interface RosetteProps {
  /** Width and height, px. The lines are as fine at any. */
  size: number;
  className?: string;
}

/** A guilloche rosette in the current text colour. Decoration: allowed on certificates, receipts and empty places. */
export function Rosette({ size, className }: RosetteProps) {
  const id = useId();
  const pixel = 200 / size;
  return (
    <svg
      aria-hidden="true"
      data-guilloche=""
      viewBox="-100 -100 200 200"
      width={size}
      height={size}
      className={`max-w-none ${className ?? ''}`}
      fill="none"
      stroke="currentColor"
    >
      <RosetteLines id={id} turns={rosetteTurns} strokeWidth={0.7 * pixel} />
      {[97, 94.5, 30, 28.5].map((radius) => (
        <circle key={radius} r={radius} strokeWidth={0.9 * pixel} />
      ))}
    </svg>
  );
}

interface RosetteLinesProps {
  id: string;
  /** Degrees of each copy of the line. */
  turns: readonly number[];
  /** In the units of the drawing, where the line reaches 92 from the middle. */
  strokeWidth: number;
}

/** The lines alone, for use inside another drawing. */
export function RosetteLines({ id, turns, strokeWidth }: RosetteLinesProps) {
  return (
    <g strokeWidth={strokeWidth} fill="none" stroke="currentColor">
      <defs>
        <path id={id} d={rosetteLine} />
      </defs>
      {turns.map((turn) => (
        <use key={turn} href={`#${id}`} transform={`rotate(${turn.toFixed(2)})`} />
      ))}
    </g>
  );
}

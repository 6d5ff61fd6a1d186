import { useId } from 'react';
import { rosetteLine, rosetteTurns } from './guilloche-path.ts';

export interface RosetteProps {
  /** Width and height in pixels; the stroke width does not scale with it. */
  size: number;
  className?: string;
}

/** Guilloche rosette in `currentColor`; decoration of certificates, receipts and empty states. */
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
  /** Rotation of each copy, in degrees. */
  turns: readonly number[];
  /** In user units of the drawing, whose curve has a radius of 92. */
  strokeWidth: number;
}

/** The rosette's curves, for use inside another SVG. */
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

import { useId } from 'react';
import { rosetteLine, rosetteTurns } from './guilloche-path.ts';

/** A guilloche rosette in the current text colour. Decoration: allowed on certificates, receipts and empty places. */
export function Rosette({ className }: { className?: string }) {
  const id = useId();
  return (
    <svg
      aria-hidden="true"
      data-guilloche=""
      viewBox="-100 -100 200 200"
      className={className}
      fill="none"
      stroke="currentColor"
    >
      <RosetteLines id={id} turns={rosetteTurns} strokeWidth={0.7} />
      {[97, 94.5, 30, 28.5].map((radius) => (
        <circle key={radius} r={radius} strokeWidth="0.9" vectorEffect="non-scaling-stroke" />
      ))}
    </svg>
  );
}

interface RosetteLinesProps {
  id: string;
  /** Degrees of each copy of the line. */
  turns: readonly number[];
  /** In px at any size: engraving never gets coarse. */
  strokeWidth: number;
}

/** The lines alone, for use inside another drawing. */
export function RosetteLines({ id, turns, strokeWidth }: RosetteLinesProps) {
  return (
    <g strokeWidth={strokeWidth} fill="none" stroke="currentColor">
      <defs>
        <path id={id} d={rosetteLine} vectorEffect="non-scaling-stroke" />
      </defs>
      {turns.map((turn) => (
        <use key={turn} href={`#${id}`} transform={`rotate(${turn.toFixed(2)})`} />
      ))}
    </g>
  );
}

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
      <RosetteLines id={id} strokeWidth={0.35} />
      <circle r="97" strokeWidth="0.5" />
      <circle r="94" strokeWidth="0.25" />
      <circle r="30" strokeWidth="0.5" />
      <circle r="28" strokeWidth="0.25" />
    </svg>
  );
}

/** The lines alone, for use inside another drawing. */
export function RosetteLines({ id, strokeWidth }: { id: string; strokeWidth: number }) {
  return (
    <g strokeWidth={strokeWidth} fill="none" stroke="currentColor">
      <defs>
        <path id={id} d={rosetteLine} />
      </defs>
      {rosetteTurns.map((turn) => (
        <use key={turn} href={`#${id}`} transform={`rotate(${turn.toFixed(2)})`} />
      ))}
    </g>
  );
}

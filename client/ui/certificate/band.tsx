import { clsx } from 'clsx';
import { useId } from 'react';
import { bandLines } from './guilloche-path.ts';

/** Band of guilloche waves: 28 px high, full width, in `currentColor`. */
export function Band({ className }: { className?: string }) {
  const id = useId();
  return (
    <svg aria-hidden="true" data-guilloche="" height="28" width="100%" className={clsx('block', className)}>
      <pattern id={id} width="120" height="28" patternUnits="userSpaceOnUse">
        {bandLines.map((line) => (
          <path key={line} d={line} fill="none" stroke="currentColor" strokeWidth="0.5" />
        ))}
      </pattern>
      <rect width="100%" height="28" fill={`url(#${id})`} />
    </svg>
  );
}

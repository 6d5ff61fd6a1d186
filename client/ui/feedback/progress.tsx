import { clsx } from 'clsx';
import { useId, useState } from 'react';

export interface ProgressProps {
  label: string;
  hideLabel?: boolean;
  /** 0 to 100; null if unknown. Lower values than before are ignored; restart with a new `key`. */
  value: number | null;
  /** For example `2.1 of 8 MB`; defaults to the percentage. */
  valueText?: string;
}

/** Progress bar that never decreases. */
export function Progress({ label, hideLabel, value, valueText }: ProgressProps) {
  const id = useId();
  const [peak, setPeak] = useState(value ?? 0);
  if (value !== null && value > peak) setPeak(value);
  const shown = value === null ? null : Math.min(100, Math.max(peak, value));
  const words = valueText ?? (shown === null ? '' : `${String(Math.round(shown))}%`);
  return (
    <div
      role="progressbar"
      aria-labelledby={id}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={shown ?? undefined}
      aria-valuetext={words || undefined}
      className="w-full"
    >
      <div className={hideLabel ? 'sr-only' : 'mb-1.5 flex justify-between gap-4 text-sm'}>
        <span id={id} className="font-medium">
          {label}
        </span>
        <span className="text-ink-2 tabular-nums">{words}</span>
      </div>
      <div className="h-2 overflow-hidden rounded-full bg-sunken inset-ring inset-ring-line">
        <div
          className={clsx(
            'h-full rounded-full bg-primary transition-[width] duration-200',
            shown === null ? 'w-1/3 animate-slide' : '',
          )}
          style={shown === null ? undefined : { width: `${String(shown)}%` }}
        />
      </div>
    </div>
  );
}

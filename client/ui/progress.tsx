import { Progress as BaseProgress } from '@base-ui/react/progress';
import { useState } from 'react';

export interface ProgressProps {
  label: string;
  hideLabel?: boolean;
  /** 0 to 100, or null while nobody knows. A lower value than before is ignored; start again with a new `key`. */
  value: number | null;
  /** For example `2.1 of 8 MB`; the percentage where left out. */
  valueText?: string;
}

/** How far a task is. Never goes backwards. */
export function Progress({ label, hideLabel, value, valueText }: ProgressProps) {
  const [peak, setPeak] = useState(value ?? 0);
  if (value !== null && value > peak) setPeak(value);
  const shown = value === null ? null : Math.min(100, Math.max(peak, value));
  return (
    <BaseProgress.Root value={shown} aria-valuetext={valueText} className="w-full">
      <div className={hideLabel ? 'sr-only' : 'mb-1.5 flex justify-between gap-4 text-sm'}>
        <BaseProgress.Label className="font-medium">{label}</BaseProgress.Label>
        <span className="text-ink-2 tabular-nums">{valueText ?? (shown === null ? '' : `${Math.round(shown)}%`)}</span>
      </div>
      <BaseProgress.Track className="h-2 overflow-hidden rounded-full bg-sunken inset-ring inset-ring-line">
        <BaseProgress.Indicator className="h-full rounded-full bg-primary transition-[width] duration-200 data-indeterminate:w-1/3 data-indeterminate:animate-slide" />
      </BaseProgress.Track>
    </BaseProgress.Root>
  );
}

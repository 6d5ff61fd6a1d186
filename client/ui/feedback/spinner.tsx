import { clsx } from 'clsx';
import { LoaderCircle } from 'lucide-react';

/** Indeterminate progress; appears after 150 ms. */
export function Spinner({ label, className }: { label: string; className?: string }) {
  return (
    <output className={clsx('flex size-fit animate-appear items-center gap-2 text-sm text-ink-2', className)}>
      <LoaderCircle aria-hidden="true" className="size-5 animate-spin" />
      {label}
    </output>
  );
}

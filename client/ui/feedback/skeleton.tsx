import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { words } from '#client/ui/words.ts';

/** Placeholder box; its classes give the size. */
export function Skeleton({ className }: { className?: string }) {
  return (
    <span
      aria-hidden="true"
      className={clsx('block animate-shimmer rounded-badge bg-line', className ?? 'h-4 w-full')}
    />
  );
}

/** Announces loading and shows the placeholders after 150 ms, which prevents flicker on fast responses. */
export function SkeletonRegion({ label, children }: { label?: string; children: ReactNode }) {
  return (
    <div className="animate-appear">
      <output className="sr-only">{label ?? words('frame')('loading')}</output>
      {children}
    </div>
  );
}

/** Placeholder rows of a list. */
export function SkeletonRows({ rows = 5, label }: { rows?: number; label?: string }) {
  return (
    <SkeletonRegion label={label}>
      <div className="divide-y divide-line rounded-card border border-line bg-sheet">
        {Array.from({ length: rows }, (_, row) => (
          <div key={row} className="flex h-16 items-center gap-4 px-4 md:px-6">
            <Skeleton className="size-9 shrink-0" />
            <Skeleton className="h-4 w-2/5" />
            <Skeleton className="ms-auto h-4 w-24" />
          </div>
        ))}
      </div>
    </SkeletonRegion>
  );
}

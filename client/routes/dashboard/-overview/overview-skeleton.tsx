import { StatStrip } from '#client/ui/data/stat.tsx';
import { Skeleton, SkeletonRegion } from '#client/ui/feedback/skeleton.tsx';
import { words } from '#client/ui/words.ts';

/** The overview while it loads: totals, and rows of recent orders. */
export function OverviewSkeleton() {
  return (
    <SkeletonRegion>
      <StatStrip label={words('overview')('totals.label')}>
        {Array.from({ length: 4 }, (_, index) => (
          <li key={index} className="bg-sheet p-4 md:px-6">
            <Skeleton className="h-5 w-24" />
            <Skeleton className="mt-1 h-8.5 w-12" />
          </li>
        ))}
      </StatStrip>
      <Skeleton className="mt-8 mb-4 h-8.5 w-52 md:mt-12" />
      <span className="block divide-y divide-line rounded-card border border-line bg-sheet">
        {Array.from({ length: 5 }, (_, row) => (
          <span key={row} className="flex items-center justify-between gap-6 p-4 md:px-6">
            <span className="grid grow gap-2">
              <Skeleton className="h-5 w-3/5" />
              <Skeleton className="h-4 w-2/5" />
            </span>
            <Skeleton className="h-6 w-24" />
          </span>
        ))}
      </span>
    </SkeletonRegion>
  );
}

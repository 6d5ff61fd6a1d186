import type { z } from 'zod';
import type { documentStats } from '#shared/schemas/documents.ts';
import { Stat, StatStrip } from '#client/ui/data/stat.tsx';

/** Totals of the customer's documents; undefined while loading. */
export function Statistics({ stats }: { stats: z.infer<typeof documentStats> | undefined }) {
  return (
    <StatStrip label="Document totals">
      <Stat
        label="Total"
        value={stats?.total ?? '–'}
        hint={stats && stats.unpaid > 0 ? `${String(stats.unpaid)} not paid yet` : null}
      />
      <Stat label="Completed" value={stats?.completed ?? '–'} />
      <Stat
        label="In Progress"
        value={stats?.processing ?? '–'}
        hint={stats && stats.error > 0 ? `${String(stats.error)} with an error` : null}
      />
      <Stat
        label="Success rate"
        value={stats && stats.total > stats.unpaid ? `${String(stats.successRate)}%` : '–'}
        hint="of paid documents completed"
      />
    </StatStrip>
  );
}

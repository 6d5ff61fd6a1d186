import type { z } from 'zod';
import { Stat, StatStrip } from '#client/ui/data/stat.tsx';
import { words } from '#client/ui/words.ts';
import type { documentStats } from '#shared/schemas/documents.ts';

/** Totals of the customer's documents; undefined while loading. */
export function Statistics({ stats }: { stats: z.infer<typeof documentStats> | undefined }) {
  const t = words('overview');
  return (
    <StatStrip label={t('totals.label')}>
      <Stat
        label={t('totals.total')}
        value={stats?.total ?? '–'}
        hint={stats && stats.unpaid > 0 ? t('totals.unpaid', { count: String(stats.unpaid) }) : null}
      />
      <Stat label={t('totals.completed')} value={stats?.completed ?? '–'} />
      <Stat
        label={t('totals.processing')}
        value={stats?.processing ?? '–'}
        hint={stats && stats.error > 0 ? t('totals.errors', { count: String(stats.error) }) : null}
      />
      <Stat
        label={t('totals.success')}
        value={stats && stats.total > stats.unpaid ? `${String(stats.successRate)}%` : '–'}
        hint={t('totals.successHint')}
      />
    </StatStrip>
  );
}

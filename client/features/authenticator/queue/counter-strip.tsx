import type { ReviewList } from '#shared/reviews.ts';
import { trpc } from '#client/lib/trpc.ts';
import { Stat, StatStrip } from '#client/ui/data/stat.tsx';
import type { QueueSearch } from './queue-search.ts';

export interface CounterStripProps {
  list: QueueSearch['list'];
  onList: (list: QueueSearch['list']) => void;
}

/** Pending, approved, rejected, corrected: all that passed through the queue. Each figure shows what it counts. */
export function CounterStrip({ list, onList }: CounterStripProps) {
  const { data } = trpc.authenticator.counters.useQuery();
  const chosen: ReviewList = list ?? 'pending';
  return (
    <StatStrip label="Document totals">
      <Stat
        label="Pending"
        value={data?.pending ?? '–'}
        selected={chosen === 'pending'}
        onSelect={() => onList(undefined)}
      />
      {others.map(([other, label]) => (
        <Stat
          key={other}
          label={label}
          value={data?.[other] ?? '–'}
          selected={chosen === other}
          onSelect={() => onList(other)}
        />
      ))}
    </StatStrip>
  );
}

const others = [
  ['approved', 'Approved'],
  ['rejected', 'Rejected'],
  ['corrections', 'Corrections'],
] as const;

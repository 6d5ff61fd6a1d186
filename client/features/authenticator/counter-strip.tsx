import { trpc } from '../../lib/trpc.ts';
import { Stat, StatStrip } from '../../ui/stat.tsx';

/** Pending, approved, rejected, corrected: all that passed through the queue. */
export function CounterStrip() {
  const { data } = trpc.authenticator.counters.useQuery();
  return (
    <StatStrip label="Documents in numbers">
      <Stat label="Pending" value={data?.pending ?? '–'} />
      <Stat label="Approved" value={data?.approved ?? '–'} />
      <Stat label="Rejected" value={data?.rejected ?? '–'} />
      <Stat label="Corrections" value={data?.corrections ?? '–'} />
    </StatStrip>
  );
}

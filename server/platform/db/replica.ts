import { sql } from 'kysely';
import { isConflict, isUnavailable } from '#server/errors.ts';
import type { Log } from '#server/platform/observability/log.ts';
import type { Db } from './client.ts';

/** Reads for reports and lists of staff, which scan the most rows and may lag by seconds. */
export interface Replica {
  /**
   * Runs the read-only `query` on the replica; on the primary for a reader with a recent write, and while the replica is
   * unavailable or lags more than five seconds.
   */
  read<T>(reader: ReplicaReader, query: (db: Db) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

interface ReplicaReader {
  /** True within `readYourWritesSeconds` of a write. */
  readYourWrites?: boolean | undefined;
}

/** How long a session reads from the primary after a write. */
export const readYourWritesSeconds = 10;
/** Checked every `checkIntervalMs`, so the actual lag may exceed it by that interval. */
const maxLagSeconds = 5;
/** Between two checks of the lag, and between a failure and the next attempt. */
const checkIntervalMs = 4_000;

export function withoutReplica(primary: Db): Replica {
  return { read: (_reader, query) => query(primary), close: () => Promise.resolve() };
}

/** Logs each change between available and unavailable once. */
export function withReplica(primary: Db, replica: Db, log: Log): Replica {
  let isAvailable = true;
  let check: Promise<void> | undefined;
  let checkedAt = Number.NEGATIVE_INFINITY;

  function setAvailable(isAvailableNow: boolean, error?: unknown): void {
    if (isAvailable && !isAvailableNow) log.warn({ err: error }, 'replica unavailable, reading from primary');
    if (!isAvailable && isAvailableNow) log.info('replica available, reading from it again');
    isAvailable = isAvailableNow;
  }

  async function checkLag(): Promise<void> {
    try {
      setAvailable((await readLagSeconds(replica)) <= maxLagSeconds);
    } catch (error) {
      setAvailable(false, error);
    }
    checkedAt = performance.now();
    check = undefined;
  }

  return {
    async read({ readYourWrites = false }, query) {
      if (readYourWrites) return query(primary);
      if (performance.now() - checkedAt > checkIntervalMs) check ??= checkLag();
      // An available replica is checked before the read; an unavailable one in the background.
      if (isAvailable) await check;
      if (!isAvailable) return query(primary);
      try {
        return await query(replica);
      } catch (error) {
        // A standby cancels queries that conflict with recovery; it stays available.
        if (!isUnavailable(error) && !isConflict(error)) throw error;
        setAvailable(isConflict(error), error);
        return query(primary);
      }
    },
    close: () => replica.destroy(),
  };
}

/** Infinity without a WAL sender; 0 when all received WAL is replayed, and for a primary. */
async function readLagSeconds(replica: Db): Promise<number> {
  const { rows } = await sql<{ seconds: number | null }>`
    select case
      when not pg_is_in_recovery() then 0
      when not exists (select from pg_stat_wal_receiver where status = 'streaming') then null
      when pg_last_wal_receive_lsn() = pg_last_wal_replay_lsn() then 0
      else extract(epoch from clock_timestamp() - pg_last_xact_replay_timestamp())::float8
    end as seconds`.execute(replica);
  return rows[0]?.seconds ?? Number.POSITIVE_INFINITY;
}

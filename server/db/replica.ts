import { sql } from 'kysely';
import { isUnavailable, isConflict } from '#server/errors.ts';
import type { Log } from '#server/observability/log.ts';
import type { Db } from './client.ts';

/** Where staff's figures and histories are read: nobody waits for them to the second, and they read the most rows. */
export interface Replica {
  /**
   * Does `work`, which only reads, on the replica; on the primary for somebody who has just written, where there is no
   * replica, and while it is away or too far behind.
   */
  read<T>(reader: ReplicaReader, work: (db: Db) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

interface ReplicaReader {
  /** The reader changed something within `secondsAtPrimary`. */
  readYourWrites?: boolean | undefined;
}

/** Seconds for which whoever writes reads what they wrote where they wrote it. */
export const readYourWritesSeconds = 10;
/** Seconds that a replica may be behind; until the next look it may fall back by as much as lies between two of them. */
const maxLagSeconds = 5;
/** Milliseconds between two looks at the replica, and after a failure before it is asked again. */
const checkIntervalMs = 4_000;

export function withoutReplica(primary: Db): Replica {
  return { read: (_reader, work) => work(primary), close: () => Promise.resolve() };
}

/** What it is not good for now is said once, and once more when it is. */
export function withReplica(primary: Db, replica: Db, log: Log): Replica {
  let isGood = true;
  let look: Promise<void> | undefined;
  let lookedAt = Number.NEGATIVE_INFINITY;

  function judge(isGoodNow: boolean, error?: unknown): void {
    if (isGood && !isGoodNow) log.warn({ err: error }, 'the replica is away or behind: the primary does its work');
    if (!isGood && isGoodNow) log.info('the replica does its work again');
    isGood = isGoodNow;
  }

  async function lookAtIt(): Promise<void> {
    try {
      judge((await readLagSeconds(replica)) <= maxLagSeconds);
    } catch (error) {
      judge(false, error);
    }
    lookedAt = performance.now();
    look = undefined;
  }

  return {
    async read({ readYourWrites: hasJustWritten = false }, work) {
      if (hasJustWritten) return work(primary);
      if (performance.now() - lookedAt > checkIntervalMs) look ??= lookAtIt();
      // What was good may have fallen behind since; for what was not, nobody waits.
      if (isGood) await look;
      if (!isGood) return work(primary);
      try {
        return await work(replica);
      } catch (error) {
        // A standby ends a query of which it must remove the rows with a conflict.
        if (!isUnavailable(error) && !isConflict(error)) throw error;
        judge(isConflict(error), error);
        return work(primary);
      }
    },
    close: () => replica.destroy(),
  };
}

/** Infinite for a standby that nobody sends to; 0 for one that has all there is, and for a database that is no standby. */
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

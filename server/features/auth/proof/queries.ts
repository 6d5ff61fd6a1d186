import type { Db } from '#server/platform/db/client.ts';

/** SQL of the time a session was last re-authenticated. */

export async function findProvedAt(db: Db, sessionId: string): Promise<Date | null> {
  const row = await db.selectFrom('sessions').select('provedAt').where('id', '=', sessionId).executeTakeFirst();
  return row?.provedAt ?? null;
}

export async function updateProvedAt(db: Db, { sessionId, now }: { sessionId: string; now: Date }): Promise<void> {
  await db.updateTable('sessions').set({ provedAt: now }).where('id', '=', sessionId).execute();
}

import { Readable } from 'node:stream';
import { vi } from 'vitest';
import { runCommand } from '#server/operations/cli.ts';
import type { Harness } from './harness.ts';
import { settingsOf } from './server-process.ts';

/** Changes behind the application's back, and the commands that find them. */

/** Bypasses the triggers, as an owner of the database can. */
export async function forge({ deps }: Harness, changes: readonly string[]): Promise<void> {
  const client = await deps.pool.connect();
  try {
    await client.query('begin');
    await client.query('set local session_replication_role = replica');
    for (const change of changes) await client.query(change);
    await client.query('commit');
    client.release();
  } catch (error) {
    // Closed, so that no other query meets its transaction.
    client.release(true);
    throw error;
  }
}

/** Runs the operator's command in this process; `output` is all it printed. */
export async function runCli(
  args: readonly string[],
  env: Record<string, string>,
): Promise<{ code: number; output: string }> {
  const lines: string[] = [];
  const spies = [vi.spyOn(console, 'log'), vi.spyOn(console, 'error')];
  for (const spy of spies) spy.mockImplementation((text: string) => void lines.push(text));
  try {
    const code = await runCommand(args, { env, input: Readable.from(['']) });
    return { code, output: lines.join('\n') };
  } finally {
    for (const spy of spies) spy.mockRestore();
  }
}

export function verifyAudit({ env }: Harness): Promise<{ code: number; output: string }> {
  return runCli(['verify-audit'], settingsOf(env));
}

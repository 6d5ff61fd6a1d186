import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { inRoot } from '../../scripts/run/paths.ts';

/** Threads of the server's processes. */

// `npm start` waited five minutes for its finished seed: a listener had undone the idle thread's `unref`.
test('a process with an idle thread ends when its own work is done', () => {
  const program = inRoot('tests/support/idle-thread.ts');
  const output = execFileSync(process.execPath, [program], { cwd: inRoot('.'), encoding: 'utf8', timeout: 60_000 });
  expect(output.trim()).toBe('text.missing');
});

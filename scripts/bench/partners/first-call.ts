import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Deps } from '#server/deps.ts';
import { makeKey } from '#server/features/auth/api-key.ts';
import { scopes } from '#shared/api-keys.ts';
import { packClient } from '../../client-package/pack.ts';
import { inRoot } from '../../run/paths.ts';
import { atMost, type Finding } from '../goals.ts';
import { withProduct } from '../partner-environment.ts';

const run = promisify(execFile);

/** Five minutes, of which a person needs four to sign up, make a key and copy the examples. */
const maxSeconds = 60;

/** The examples of `/developers` that lead to the first answer, as the page prints them. */
const ways = {
  curl: ['first-call/curl.sh'],
  TypeScript: ['install/typescript.sh', 'first-call/typescript.txt'],
  Python: ['first-call/python.py'],
} as const;

const programs: Readonly<Record<string, { program: string; file: string }>> = {
  '.sh': { program: 'sh', file: 'example.sh' },
  '.py': { program: 'python3', file: 'example.py' },
  '.txt': { program: process.execPath, file: 'example.ts' },
};

/** From an empty folder to the first answer, by the page's examples alone. */
export async function benchFirstCall(): Promise<Finding[]> {
  const downloads = await fs.mkdtemp(path.join(os.tmpdir(), 'downloads-'));
  await fs.writeFile(path.join(downloads, 'trueform-client.tgz'), await packClient());
  await fs.writeFile(path.join(downloads, 'index.html'), '<!doctype html><title>Bench</title>');
  try {
    return await withProduct(
      async ({ deps, product }) => {
        const env = { TRUEFORM_URL: `http://127.0.0.1:${product.port}`, TRUEFORM_KEY: await makeAccount(deps) };
        const findings: Finding[] = [];
        for (const [language, examples] of Object.entries(ways)) {
          const found = await secondsOf(examples, env);
          findings.push(
            atMost(`first call from an empty folder, ${language}`, { must: maxSeconds, found, unit: ' s' }),
          );
        }
        return findings;
      },
      { CLIENT_DIR: downloads },
    );
  } finally {
    await fs.rm(downloads, { recursive: true, force: true });
  }
}

/** Runs examples in an empty folder. Rejects where one fails, or the last prints no answer. */
async function secondsOf(examples: readonly string[], env: Record<string, string>): Promise<number> {
  const cwd = await fs.mkdtemp(path.join(os.tmpdir(), 'outside-'));
  const started = performance.now();
  try {
    let output = '';
    for (const name of examples) {
      const { program, file } = programs[path.extname(name)] ?? { program: 'sh', file: 'example.sh' };
      await fs.copyFile(inRoot(`client/features/developers/examples/${name}`), path.join(cwd, file));
      const { PATH = '', HOME = '' } = process.env;
      ({ stdout: output } = await run(program, [file], { cwd, env: { PATH, HOME, NO_COLOR: '1', ...env } }));
    }
    if (!output.includes('completed')) throw new Error(`${examples.at(-1)} printed no answer: ${output.slice(0, 200)}`);
    return (performance.now() - started) / 1000;
  } finally {
    await fs.rm(cwd, { recursive: true, force: true });
  }
}

/** A customer with a key, which is returned. */
async function makeAccount({ db }: Deps): Promise<string> {
  const id = randomUUID();
  const { key, hash: keyHash, hint } = makeKey('live');
  const account = { email: `${id}@bench.example`, name: 'Ana' };
  await db
    .insertInto('profiles')
    .values({ id, ...account })
    .execute();
  await db
    .insertInto('credentials')
    .values({ userId: id, passwordHash: 'bench', emailVerifiedAt: new Date() })
    .execute();
  await db
    .insertInto('apiKeys')
    .values({
      ...{ id: randomUUID(), accountId: id, createdBy: id, role: 'user' as const },
      ...{ name: 'Bench', mode: 'live', keyHash, hint, scopes: [...scopes], createdAt: new Date() },
    })
    .execute();
  return key;
}

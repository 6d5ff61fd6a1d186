import '../run/die-with-parent.ts';
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import { z } from 'zod';
import { inRoot } from '../run/paths.ts';
import { withoutHash } from './hashes.ts';
import { readLock } from './lock-file.ts';

/** Asks the registry for each hash that package-lock.json lacks, and writes those it has. */

const file = inRoot('package-lock.json');
const lock = z
  .looseObject({ packages: z.record(z.string(), z.record(z.string(), z.unknown())) })
  .parse(JSON.parse(fs.readFileSync(file, 'utf8')));
const left: string[] = [];
for (const [folder, id] of withoutHash(readLock())) {
  const integrity = integrityOf(id);
  if (integrity === undefined) left.push(id);
  else {
    const { version, ...others } = lock.packages[folder] ?? {};
    lock.packages[folder] = { version, integrity, ...others };
  }
}
fs.writeFileSync(file, `${JSON.stringify(lock, undefined, 2)}\n`);
console.log(left.length === 0 ? 'every package has a hash' : `not in the registry: ${left.join(', ')}`);

function integrityOf(id: string): string | undefined {
  try {
    const text = execFileSync('npm', ['view', id, 'dist.integrity'], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    return /^sha512-[\w+/]+=*$/m.exec(text.trim())?.[0];
  } catch {
    // Not in this registry.
    return undefined;
  }
}
process.exitCode = left.length === 0 ? 0 : 1;

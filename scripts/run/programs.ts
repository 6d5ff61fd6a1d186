import fs from 'node:fs';
import { say } from './console.ts';
import { candidatesOnPath, installSystemPackage } from './system-package.ts';

/** Programs of other authors that tests verify with, by Debian package. The tests that need a missing one are skipped. */
const programs = [
  { program: 'openssl', from: 'openssl' },
  { program: 'qpdf', from: 'qpdf' },
  { program: 'pdfsig', from: 'poppler-utils' },
  { program: 'pgbouncer', from: 'pgbouncer' },
] as const;

function isInstalled(program: string): boolean {
  return [...candidatesOnPath([program]), `/usr/sbin/${program}`].some((file) => fs.existsSync(file));
}

/** Installs what is missing, as root on Debian. */
export async function ensurePrograms(): Promise<void> {
  for (const { program, from } of programs) {
    if (isInstalled(program)) continue;
    say(`no ${program} found: installing ${from}`);
    await installSystemPackage(from);
    if (!isInstalled(program)) say(`no ${program} found: tests that need it are skipped`);
  }
}

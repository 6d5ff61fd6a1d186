import '../run/die-with-parent.ts';
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import { z } from 'zod';
import { hashMigrations } from '#server/platform/db/migration/files.ts';
import { inRoot, root } from '../run/paths.ts';
import { releaseChangelog } from './changelog.ts';
import { addRelease, findMigrationFaults, readReleases, writeReleases } from './released.ts';

/**
 * Releases the current commit: `npm run release -- 1.1.0` sets the version, dates the changelog's entries, freezes the
 * migrations, commits and tags. Nothing is pushed.
 */

const manifest = z.looseObject({ version: z.string() });

function git(...args: string[]): string {
  return execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();
}

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}

/** Replaces the first version of a JSON file, and that of the root package in a lock file. */
function setVersion(file: string, from: string, to: string): void {
  const text = fs.readFileSync(inRoot(file), 'utf8');
  let left = file === 'package-lock.json' ? 2 : 1;
  const changed = text.replaceAll(`"version": "${from}"`, (found) => (left-- > 0 ? `"version": "${to}"` : found));
  fs.writeFileSync(inRoot(file), changed);
}

const [version = ''] = process.argv.slice(2);
if (!/^\d+\.\d+\.\d+$/.test(version)) fail('usage: npm run release -- <major.minor.patch>');
if (git('status', '--porcelain') !== '') fail('commit or remove what has changed first');
if (git('tag', '--list', `v${version}`) !== '') fail(`v${version} is released`);
const { version: current } = manifest.parse(JSON.parse(fs.readFileSync(inRoot('package.json'), 'utf8')));
if (version.localeCompare(current, 'en', { numeric: true }) < 0) fail(`${version} is older than ${current}`);
const hashes = await hashMigrations();
const faults = findMigrationFaults(readReleases(), hashes);
if (faults.length > 0) fail(faults.join('\n'));

try {
  const changelog = inRoot('CHANGELOG.md');
  const date = new Date().toISOString().slice(0, 10);
  fs.writeFileSync(changelog, releaseChangelog(fs.readFileSync(changelog, 'utf8'), { version, date }));
} catch (error) {
  fail(error instanceof Error ? error.message : String(error));
}
for (const file of ['package.json', 'package-lock.json']) setVersion(file, current, version);
writeReleases(addRelease(readReleases(), version, hashes));
git('add', 'CHANGELOG.md', 'package.json', 'package-lock.json', 'migrations/released.json');
git('commit', '--message', `release ${version}`);
git('tag', '--annotate', `v${version}`, '--message', `release ${version}`);
console.log(`v${version} is committed and tagged: git push --follow-tags`);

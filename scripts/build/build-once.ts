import { createHash, randomUUID } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { inRoot, root } from '../run/paths.ts';

/** Several builds are kept, since another process may be serving an older one. */
const maxBuilds = 3;

/**
 * Runs `build` unless a build of the same sources exists, and returns its folder below `dist`. The folder is renamed into place when
 * complete, so that an interrupted or concurrent build leaves no partial one.
 */
export async function buildOnce(
  prefix: string,
  of: readonly string[],
  build: (outDir: string) => Promise<unknown>,
): Promise<string> {
  const dir = inRoot(path.join('dist', prefix + hashSources(of)));
  if (fs.existsSync(dir)) {
    fs.utimesSync(dir, new Date(), new Date());
    return dir;
  }
  const unfinished = inRoot(path.join('dist', `unfinished-${randomUUID()}`));
  try {
    await build(unfinished);
    if (!fs.existsSync(dir)) fs.renameSync(unfinished, dir);
  } finally {
    fs.rmSync(unfinished, { recursive: true, force: true });
  }
  removeOldBuilds(prefix);
  return dir;
}

function hashSources(of: readonly string[]): string {
  const hash = createHash('sha256');
  for (const file of of.flatMap(listFiles)) hash.update(`${file}\0`).update(fs.readFileSync(inRoot(file)));
  const brand = Object.entries(process.env).filter(([name]) => /^(BRAND|VITE)_/.test(name));
  return hash.update(JSON.stringify(brand.toSorted())).digest('hex').slice(0, 12);
}

function listFiles(source: string): string[] {
  if (!fs.statSync(inRoot(source)).isDirectory()) return [source];
  return fs
    .readdirSync(inRoot(source), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.endsWith('.gen.ts') && !/\.(stories|test)\.tsx?$/.test(entry.name))
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)))
    .toSorted();
}

function removeOldBuilds(prefix: string): void {
  const builds = fs
    .readdirSync(inRoot('dist'))
    .filter((name) => /^[\da-f]+$/.test(name.slice(prefix.length)) && name.startsWith(prefix))
    .map((name) => ({ name, usedAt: fs.statSync(inRoot(`dist/${name}`)).mtimeMs }))
    .toSorted((one, other) => other.usedAt - one.usedAt);
  for (const { name } of builds.slice(maxBuilds)) fs.rmSync(inRoot(`dist/${name}`), { recursive: true, force: true });
}

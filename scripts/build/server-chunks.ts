import path from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import { inRoot, root } from '../run/paths.ts';

/**
 * Modules of the server in files of a package, slice or room, one for each set of entries that use them: a start loads a hundred
 * files instead of 1,700, and a worker still loads no more than it uses. Entries keep their places.
 */

const folder = 'chunks';

/** The package of `a/b.js` or `@a/b/c.js`. */
export function packageOf(id: string): string {
  return id.split('/', id.startsWith('@') ? 2 : 1).join('/');
}

/** `node_modules/@smithy/core/…` → `@smithy-core`, `server/features/pay/…` → `server-features-pay`; null for an entry. */
function chunkOf(id: string, entries: ReadonlySet<string>): string | null {
  if (entries.has(id) || id.startsWith('\0')) return null;
  const at = id.lastIndexOf('/node_modules/');
  if (at !== -1) return packageOf(id.slice(at + '/node_modules/'.length)).replace('/', '-');
  const folders = path.dirname(path.relative(root, id)).split(path.sep);
  return folders.slice(0, folders[1] === 'features' || folders[1] === 'platform' ? 3 : 2).join('-');
}

/** Output of a build whose `entries` are paths of sources. */
export function chunkedOutput(entries: readonly string[]): Rolldown.OutputOptions {
  const own = new Set(entries.map(inRoot));
  return {
    entryFileNames: '[name].js',
    // The bundler's own name is followed by the entries that use the chunk.
    chunkFileNames: ({ name }) => `${folder}/${name.replace(/~.*$/, '')}-[hash].js`,
    // Modules of one chunk need not be neighbours in the order of execution.
    strictExecutionOrder: true,
    codeSplitting: {
      includeDependenciesRecursively: false,
      groups: [{ debugName: 'places', name: (id) => chunkOf(id, own), entriesAware: true }],
    },
  };
}

/** Keeps `import.meta` of a module that moves into a chunk at its place in the sources, beside which its data is copied. */
export function keepPlaces(entries: readonly string[]): Plugin {
  const own = new Set(entries.map(inRoot));
  return {
    name: 'keep-places',
    transform(code, id) {
      if (own.has(id) || id.startsWith('\0') || !/\bimport\.meta\.(?:url|dirname|filename)\b/.test(code)) return;
      if (!id.startsWith(inRoot('server'))) throw new Error(`${id} reads its place, which a chunk has not`);
      const file = path.relative(folder, path.relative(root, id).replace(/\.ts$/, '.js'));
      const placed = { filename: file, dirname: path.dirname(file) };
      return {
        code: code
          .replaceAll('import.meta.url', `new URL(${JSON.stringify(file)}, import.meta.url).href`)
          .replaceAll(
            /import\.meta\.(filename|dirname)\b/g,
            (_, part: keyof typeof placed) => `(import.meta.dirname + ${JSON.stringify(`/${placed[part]}`)})`,
          ),
        map: null,
      };
    },
  };
}

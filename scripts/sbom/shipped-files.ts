import fs from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import { inRoot } from '../run/paths.ts';

/** Files of packages whose code or data a build contains, as bundlers and copies report them. */

/** Of packages: `@import 'tailwindcss'`. */
const styleImport = /@import\s+(?:url\()?['"](?<id>[^'"./][^'"]*)/g;

/** Adds the modules of which code is in a bundle, the originals of its assets, and the packages of imported style sheets. */
export function recordShipped(files: Set<string>): Plugin {
  let base = '';
  return {
    name: 'record-shipped',
    apply: 'build',
    enforce: 'pre',
    configResolved(config) {
      base = config.root;
    },
    // Style sheets are inlined, and leave no chunk of their own.
    transform(code, id) {
      if (!/\.css(\?|$)/.test(id)) return;
      files.add(id);
      for (const { groups } of code.matchAll(styleImport))
        files.add(inRoot(path.join('node_modules', groups?.['id'] ?? '')));
    },
    generateBundle(_options, bundle) {
      for (const output of Object.values(bundle)) {
        if (output.type === 'asset') output.originalFileNames.forEach((file) => files.add(path.resolve(base, file)));
        else {
          for (const [id, { renderedLength }] of Object.entries(output.modules)) if (renderedLength > 0) files.add(id);
        }
      }
    },
  };
}

/** Copies a file or folder into a build, and records it. */
export function copyShipped(from: string, to: string, files: Set<string>): void {
  fs.cpSync(from, to, { recursive: true });
  files.add(from);
}

/** `node_modules/<name>` folders, relative to `root`, of the packages that hold the files. */
export function packageFolders(files: Iterable<string>, root: string): string[] {
  const folders = new Set<string>();
  for (const file of files) {
    // Bundlers mark their own modules by a null byte, and variants by a query.
    const place = path.relative(root, file.replace(/^\0/, '').replace(/\?.*$/, '')).replaceAll('\\', '/');
    const folder = /^(?:.*\/)?node_modules\/(?:@[^/]+\/)?[^/]+/.exec(place)?.[0];
    if (folder !== undefined) folders.add(folder);
  }
  return [...folders].toSorted();
}

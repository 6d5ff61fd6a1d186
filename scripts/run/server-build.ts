import fs from 'node:fs';
import path from 'node:path';
import { build } from 'vite';
import { inRoot, root } from './paths.ts';

const entries = ['server/main.ts', 'server/features/documents/upload/page-count-child.ts'];

/**
 * Turns the server into plain JavaScript, file by file and in the same folders, under `outDir`. Packages stay outside: the
 * result runs with production dependencies alone.
 */
export async function buildServer(outDir: string): Promise<void> {
  const migrations = fs.readdirSync(inRoot('migrations')).map((name) => `migrations/${name}`);
  const input = [...entries, ...migrations].map(inRoot);
  await build({
    configFile: false,
    root,
    logLevel: 'warn',
    publicDir: false,
    build: {
      ssr: true,
      target: 'node22',
      outDir,
      emptyOutDir: false,
      sourcemap: true,
      minify: false,
      rolldownOptions: {
        input,
        external: (id) => !id.startsWith('.') && !id.startsWith('#') && !path.isAbsolute(id),
        output: {
          preserveModules: true,
          preserveModulesRoot: root,
          entryFileNames: '[name].js',
        },
      },
    },
  });
}

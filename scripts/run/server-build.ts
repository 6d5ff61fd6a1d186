import fs from 'node:fs';
import { isBuiltin } from 'node:module';
import path from 'node:path';
import { build, type InlineConfig } from 'vite';
import { z } from 'zod';
import { fontFiles, fontPath } from '#server/typesetting/fonts.ts';
import { inRoot, root } from './paths.ts';

const entries = ['server/main.ts', 'server/cli.ts', 'server/typesetting/worker.ts'];
/** Short-lived processes: bundled, since a few large files load in half the processor time of hundreds of modules. */
const children = [
  'server/features/documents/upload/page-count-child.ts',
  'server/features/documents/inspection/file-facts-child.ts',
];

const manifest = z.object({ dependencies: z.record(z.string(), z.string()) });
const { dependencies } = manifest.parse(JSON.parse(fs.readFileSync(inRoot('package.json'), 'utf8')));
const installed = new Set(Object.keys(dependencies));

/** The package of `a/b.js` or `@a/b/c.js`. */
function packageOf(id: string): string {
  return id.split('/', id.startsWith('@') ? 2 : 1).join('/');
}

/**
 * Production installs `dependencies`; what the server uses of other packages is bundled. Large packages of which it needs
 * little are development dependencies for that reason.
 */
function isExternal(id: string): boolean {
  return isBuiltin(id) || installed.has(packageOf(id));
}

/**
 * Turns the server into plain JavaScript, file by file and in the same folders, under `outDir`. The result runs with
 * production dependencies alone.
 */
export async function buildServer(outDir: string): Promise<void> {
  const migrations = fs.readdirSync(inRoot('migrations')).map((name) => `migrations/${name}`);
  await build(
    configFor(outDir, {
      input: [...entries, ...migrations].map(inRoot),
      output: {
        preserveModules: true,
        preserveModulesRoot: root,
        // A folder named node_modules is left out by tools that copy builds.
        entryFileNames: ({ name }) => `${name.replace(/^node_modules/, 'packages')}.js`,
      },
    }),
  );
  await buildChildren(outDir);
  copyTypesetting(path.join(outDir, 'server/typesetting'));
}

/** The processes that open uploaded files, each bundled, at the same place under `outDir`. */
export async function buildChildren(outDir: string): Promise<void> {
  const input = Object.fromEntries(children.map((file) => [file.replace(/\.ts$/, ''), inRoot(file)]));
  await build(
    configFor(outDir, {
      input,
      output: { entryFileNames: '[name].js', chunkFileNames: 'packages/children/[name]-[hash].js' },
    }),
  );
}

type BundlerOptions = NonNullable<NonNullable<InlineConfig['build']>['rolldownOptions']>;

function configFor(outDir: string, options: BundlerOptions): InlineConfig {
  return {
    configFile: false,
    root,
    logLevel: 'warn',
    publicDir: false,
    ssr: { noExternal: true, external: [...installed] },
    build: {
      ssr: true,
      target: 'node22',
      outDir,
      emptyOutDir: false,
      sourcemap: true,
      minify: false,
      rolldownOptions: { ...options, external: isExternal },
    },
  };
}

/** Font packages hold every weight, 220 MB of them: the twelve faces in use go into the build. */
function copyTypesetting(target: string): void {
  fs.cpSync(inRoot('server/typesetting/templates'), path.join(target, 'templates'), { recursive: true });
  fs.mkdirSync(path.join(target, 'fonts'), { recursive: true });
  for (const file of fontFiles) fs.copyFileSync(fontPath(file), path.join(target, 'fonts', path.basename(file)));
}

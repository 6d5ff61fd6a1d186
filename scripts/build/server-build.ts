import fs from 'node:fs';
import { isBuiltin } from 'node:module';
import path from 'node:path';
import { build, type InlineConfig } from 'vite';
import { z } from 'zod';
import { engineData } from '#server/features/translation/reading/languages.ts';
import { catalogueFiles } from '#server/platform/db/migration/catalogue-files.ts';
import { hashesFile, hashMigrations } from '#server/platform/db/migration/files.ts';
import { fontFiles, fontPath } from '#server/platform/typesetting/fonts.ts';
import { inRoot, root } from '../run/paths.ts';
import { copyShipped, recordShipped } from '../sbom/shipped-files.ts';
import { buildOnce } from './build-once.ts';
import { chunkedOutput, keepPlaces, packageOf } from './server-chunks.ts';

const entries = [
  'server/main.ts',
  'server/cli.ts',
  'server/platform/typesetting/typesetter-child.ts',
  'server/platform/typesetting/worker.ts',
  'server/features/certification/issue/fact-check-worker.ts',
  'server/features/translation/checks/check-worker.ts',
  'server/features/translation/studio/exchange/xliff-worker.ts',
];
/** Short-lived processes, bundled: a few large files load in half the CPU time of hundreds of modules. */
const children = [
  'server/features/documents/upload/page-count-child.ts',
  'server/features/documents/inspection/file-facts-child.ts',
  'server/features/documents/thumbnails/thumbnail-child.ts',
  'server/features/translation/reading/reading-child.ts',
  'server/features/translation/reading/tesseract-worker.ts',
  'server/platform/signing/p12-child.ts',
];

const manifest = z.object({ dependencies: z.record(z.string(), z.string()) });
const { dependencies } = manifest.parse(JSON.parse(fs.readFileSync(inRoot('package.json'), 'utf8')));
const installed = new Set(Object.keys(dependencies));

/** A path relative to the root. */
function inFolder(file: string): string {
  return path.relative(root, file);
}

/** Packages in `dependencies` stay external; others are bundled, so that large, little-used ones are devDependencies. */
function isExternal(id: string): boolean {
  return isBuiltin(id) || installed.has(packageOf(id));
}

const sources = [
  'server',
  'shared',
  'migrations',
  'scripts/build/server-build.ts',
  'scripts/build/server-chunks.ts',
  'package-lock.json',
];

/** Compiles the server as it ships unless a build of the same sources exists, and returns the build's folder. */
export function buildServerOnce(): Promise<string> {
  return buildOnce('server-', sources, (outDir) => buildServer(outDir));
}

/** What modules read beside themselves. */
const dataFiles = [
  'server/public-api/openapi.json',
  'server/features/translation/phrasebook',
  'server/features/translation/shipped-forms',
  ...Object.values(catalogueFiles).map(inFolder),
];

/** Compiles the server to JavaScript under `outDir`. It runs with production dependencies alone. Adds what is built in to `shipped`. */
export async function buildServer(outDir: string, shipped = new Set<string>()): Promise<void> {
  const hashes = await hashMigrations();
  const files = [...entries, ...Object.keys(hashes).map((name) => `migrations/${name}.ts`)];
  const config = configFor(outDir, shipped, {
    input: inputOf(files),
    preserveEntrySignatures: 'allow-extension',
    output: chunkedOutput(files),
  });
  await build({ ...config, plugins: [...(config.plugins ?? []), keepPlaces(files)] });
  await buildChildren(outDir, shipped);
  copyTypesetting(path.join(outDir, 'server/platform/typesetting'), shipped);
  for (const data of dataFiles) fs.cpSync(inRoot(data), path.join(outDir, data), { recursive: true });
  // Of the sources: a database records them, whichever form of a release migrates it.
  fs.writeFileSync(path.join(outDir, 'migrations', hashesFile), `${JSON.stringify(hashes, undefined, 2)}\n`);
}

/** Entries by their place in the build, without the extension. */
function inputOf(files: readonly string[]): Record<string, string> {
  return Object.fromEntries(files.map((file) => [file.replace(/\.ts$/, ''), inRoot(file)]));
}

/** Bundles the processes that open uploaded files, at the same paths under `outDir`. */
async function buildChildren(outDir: string, shipped: Set<string>): Promise<void> {
  await build({
    ...configFor(outDir, shipped, {
      input: inputOf(children),
      output: { entryFileNames: '[name].js', chunkFileNames: 'packages/children/[name]-[hash].js' },
    }),
    // Bundled CommonJS packages name it.
    define: { __dirname: 'import.meta.dirname' },
  });
  for (const folder of ['wasm', 'cmaps', 'standard_fonts']) {
    const target = path.join(outDir, 'packages/children', folder);
    copyShipped(inRoot(path.join('node_modules/pdfjs-dist', folder)), target, shipped);
  }
  copyTesseract(path.join(outDir, 'server/features/translation/reading/tesseract'), shipped);
}

/** For machine-readable zones and orientation. */
const legacyLanguages = ['eng', 'osd'];

/** Copies the two cores and the data in use: the packages are 125 MB. */
function copyTesseract(target: string, shipped: Set<string>): void {
  for (const core of ['tesseract-core-relaxedsimd-lstm', 'tesseract-core-relaxedsimd']) {
    const from = inRoot(`node_modules/tesseract.js-core/${core}`);
    copyShipped(`${from}.wasm`, path.join(target, `${core}.wasm`), shipped);
    // The package is CommonJS, the folder is not.
    copyShipped(`${from}.js`, path.join(target, `${core}.cjs`), shipped);
  }
  const copyData = (lang: string, variant: string, kind: string): void => {
    const file = `${lang}.traineddata.gz`;
    const from = inRoot(`node_modules/@tesseract.js-data/${lang}/${variant}/${file}`);
    copyShipped(from, path.join(target, kind, file), shipped);
  };
  for (const lang of engineData()) copyData(lang, '4.0.0_best_int', 'best');
  for (const lang of legacyLanguages) copyData(lang, '4.0.0', 'legacy');
}

/**
 * tRPC from its source: its build targets engines without object spread, and the helper that it calls for each took a seventh of
 * a public look-up's CPU time.
 */
const trpcSource = { find: /^@trpc\/server(?=\/|$)/, replacement: inRoot('node_modules/@trpc/server/src') };

type BundlerOptions = NonNullable<NonNullable<InlineConfig['build']>['rolldownOptions']>;

function configFor(outDir: string, shipped: Set<string>, options: BundlerOptions): InlineConfig {
  return {
    configFile: false,
    root,
    logLevel: 'warn',
    publicDir: false,
    plugins: [recordShipped(shipped)],
    resolve: { alias: [trpcSource] },
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

/** Copies only the font faces in use: the packages are 310 MB. */
function copyTypesetting(target: string, shipped: Set<string>): void {
  fs.cpSync(inRoot('server/platform/typesetting/templates'), path.join(target, 'templates'), { recursive: true });
  fs.mkdirSync(path.join(target, 'fonts'), { recursive: true });
  for (const file of fontFiles) {
    copyShipped(fontPath(file), path.join(target, 'fonts', path.basename(file)), shipped);
  }
}

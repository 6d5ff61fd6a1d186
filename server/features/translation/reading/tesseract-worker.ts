import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { parentPort } from 'node:worker_threads';
import { gunzipSync } from 'node:zlib';
import worker from 'tesseract.js/src/worker-script/index.js';

/** The engine's thread. Replaces the package's own, which downloads missing data and always loads the larger core. */

const require = createRequire(import.meta.url);
/** Copied here by the build: the packages hold every variant and are not installed in production. */
const buildFolder = path.join(import.meta.dirname, 'tesseract');

function corePath(isLstmOnly: boolean): string {
  const name = isLstmOnly ? 'tesseract-core-relaxedsimd-lstm' : 'tesseract-core-relaxedsimd';
  const copied = path.join(buildFolder, `${name}.cjs`);
  return existsSync(copied) ? copied : require.resolve(`tesseract.js-core/${name}`);
}

/** `file` is `best/por.traineddata.gz` or `legacy/osd.traineddata.gz`. */
function dataPath(file: string): string {
  const copied = path.join(buildFolder, file);
  if (existsSync(copied)) return copied;
  const [kind, name = ''] = file.split('/');
  const lang = name.split('.')[0] ?? '';
  const folder = path.dirname(require.resolve(`@tesseract.js-data/${lang}/package.json`));
  return path.join(folder, kind === 'legacy' ? '4.0.0' : '4.0.0_best_int', name);
}

function refuse(): never {
  throw new Error('the reader has no network');
}

worker.setAdapter({
  getCore: (isLstmOnly) => Promise.resolve(require(corePath(isLstmOnly))),
  gunzip: gunzipSync,
  fetch: refuse,
  readCache: (file) => readFile(dataPath(file)),
  writeCache: refuse,
  deleteCache: refuse,
  checkCache: () => Promise.resolve(false),
});

parentPort?.on('message', (packet) => {
  worker.dispatchHandlers(packet, (answer) => parentPort?.postMessage(answer));
});

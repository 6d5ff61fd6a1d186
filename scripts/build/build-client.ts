import '../run/die-with-parent.ts';
import fs from 'node:fs';
import path from 'node:path';
import { manifest, packClient } from '../client-package/pack.ts';
import { inRoot } from '../run/paths.ts';

/** Makes the typed client that other projects install. */

const folder = 'dist/client-package';
const file = path.join(folder, `${manifest.name}-${manifest.version}.tgz`);
const tarball = await packClient();
fs.rmSync(inRoot(folder), { recursive: true, force: true });
fs.mkdirSync(inRoot(folder), { recursive: true });
fs.writeFileSync(inRoot(file), tarball);
console.log(`${file}, ${tarball.length} bytes`);

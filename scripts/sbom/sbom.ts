import fs from 'node:fs';
import { z } from 'zod';
// The build writes the bill, since only its bundlers know the bundled packages.
import '../build/build.ts';
import { inRoot } from '../run/paths.ts';
import { billFile } from './write.ts';

const bill = z.object({ components: z.array(z.unknown()) });
const file = inRoot(`dist/${billFile}`);
const { components } = bill.parse(JSON.parse(fs.readFileSync(file, 'utf8')));
console.log(`dist/${billFile}: ${components.length} packages`);

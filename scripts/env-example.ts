import fs from 'node:fs';
import { inRoot } from './run/paths.ts';
import { describeSettings } from './run/settings-example.ts';

/** Generates `.env.example` from `server/env.ts`. */
fs.writeFileSync(inRoot('.env.example'), describeSettings());

import fs from 'node:fs';
import { inRoot } from './paths.ts';
import { describeSettings } from './settings-example.ts';

/** Generates `.env.example` from `server/platform/settings/settings.ts`. */
fs.writeFileSync(inRoot('.env.example'), describeSettings());

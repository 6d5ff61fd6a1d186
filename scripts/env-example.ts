import fs from 'node:fs';
import { inRoot } from './run/paths.ts';
import { describeSettings } from './run/settings-example.ts';

/** Writes `.env.example` from the settings that the server reads. */
fs.writeFileSync(inRoot('.env.example'), describeSettings());

import './die-with-parent.ts';
import { readEnv } from '#server/env.ts';
import { restore } from './backup/backup.ts';
import { findSettings } from './run/saved-settings.ts';

/** Puts a backup into the empty database and bucket of the settings: `npm run restore -- <folder>`. */

const [folder] = process.argv.slice(2);
if (folder === undefined) throw new Error('usage: npm run restore -- <folder>');
const { createdAt, tables, objects } = await restore(readEnv(findSettings()), folder);
const rows = tables.reduce((sum, table) => sum + table.rows, 0);
console.log(`${createdAt}: ${rows} rows of ${tables.length} tables, ${objects.length} files`);

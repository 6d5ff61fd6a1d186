import './die-with-parent.ts';
import { readEnv } from '#server/env.ts';
import { backUp } from './backup/backup.ts';
import { findSettings } from './run/saved-settings.ts';

/** Copies the database and every file of the settings (or of a running `npm start`) into a new folder: `npm run backup -- <folder>`. */

const [folder] = process.argv.slice(2);
if (folder === undefined) throw new Error('usage: npm run backup -- <folder>');
const { createdAt, tables, objects } = await backUp(readEnv(findSettings()), folder);
const rows = tables.reduce((sum, table) => sum + table.rows, 0);
console.log(`${createdAt}: ${rows} rows of ${tables.length} tables, ${objects.length} files`);

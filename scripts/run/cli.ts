import './die-with-parent.ts';
import { findSettings } from './saved-settings.ts';

/**
 * The operator's command in a checkout, with the settings of the environment or of a running `npm start`. `witness`
 * watches an installation from outside and needs no settings.
 */

const given = process.argv.slice(2);
if (given[0] !== 'witness') Object.assign(process.env, findSettings());
// Modules read the environment as they load.
const { runCommand } = await import('#server/operations/cli.ts');
process.exitCode = await runCommand(given);

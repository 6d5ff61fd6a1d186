import './die-with-parent.ts';
import { findSettings } from './saved-settings.ts';

/** The operator's command in a checkout, with the settings of the environment or of a running `npm start`. */

Object.assign(process.env, findSettings());
const { runCommand } = await import('#server/operations/cli.ts');
process.exitCode = await runCommand(process.argv.slice(2));

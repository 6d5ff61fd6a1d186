/** The operator's command in the built product: `node dist/server/cli.js`. */
import './operations/cli.ts';

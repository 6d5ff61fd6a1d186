import '../run/die-with-parent.ts';
import { browserSuite, ensureTools, runSuites, vitestSuite } from './suites.ts';

/** The tests tagged `sweep`: exhaustive or long ones, of which `npm test` runs an example of each class. */

await ensureTools();
await runSuites('npm run test:sweeps', [
  vitestSuite('unit', 'sweeps'),
  vitestSuite('integration', 'sweeps'),
  browserSuite('sweeps'),
]);

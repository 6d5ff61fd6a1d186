import '../run/die-with-parent.ts';
import { checkSteps } from './check-steps.ts';
import { browserSuite, checkSuite, runSuites, vitestSuite } from './suites.ts';

/** All checks, and every test that a change must pass. The exhaustive ones are in `test-sweeps.ts`. */

await runSuites('npm test', [
  checkSuite(checkSteps),
  vitestSuite('unit'),
  vitestSuite('components'),
  vitestSuite('integration'),
  browserSuite(),
]);

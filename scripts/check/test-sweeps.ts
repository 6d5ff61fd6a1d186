import '../run/die-with-parent.ts';
import { runStep } from '../run/steps.ts';
import { browserSuite, runSuites, toolsStep, vitestSuite } from './suites.ts';

/** The tests tagged `sweep`: exhaustive or long ones, of which `npm test` runs an example of each class. */

await runStep(toolsStep, { quiet: false });
await runSuites('npm run test:sweeps', [
  vitestSuite('unit', 'sweeps'),
  vitestSuite('integration', 'sweeps'),
  browserSuite('sweeps'),
]);

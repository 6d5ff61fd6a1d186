import '../run/die-with-parent.ts';
import { runSteps } from '../run/steps.ts';
import { checkSteps, vitestStep } from './check-steps.ts';

const results = await runSteps([...checkSteps, vitestStep('unit')]);
const failed = results.filter(({ hasPassed }) => !hasPassed);
console.log(failed.length === 0 ? 'all checks passed' : `failed: ${failed.map(({ name }) => name).join(', ')}`);
process.exitCode = failed.length === 0 ? 0 : 1;

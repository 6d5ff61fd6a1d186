import './die-with-parent.ts';
import { withPromises, type PromiseEnvironment } from './bench/promise/environment.ts';
import { measureRefunds } from './bench/promise/refunds.ts';
import type { Finding } from './bench/goals.ts';
import { runParts } from './bench/run-parts.ts';

/*
 * Runs rush orders against the card sandbox under faults and compares the refunds with the promises, by the sandbox's own
 * records. Exits non-zero on a missed goal.
 */

const parts: Record<string, (environment: PromiseEnvironment) => Promise<Finding[]>> = { refunds: measureRefunds };

await runParts(parts, withPromises);

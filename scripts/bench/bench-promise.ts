import '../run/die-with-parent.ts';
import type { Finding } from './goals.ts';
import { withPromises, type PromiseEnvironment } from './promise/environment.ts';
import { measureRefunds } from './promise/refunds.ts';
import { runParts } from './run-parts.ts';

/*
 * Runs rush orders against the card sandbox under faults and compares the refunds with the promises, by the sandbox's own
 * records. Exits non-zero on a missed goal.
 */

const parts: Record<string, (environment: PromiseEnvironment) => Promise<Finding[]>> = { refunds: measureRefunds };

await runParts(parts, withPromises);

import '../run/die-with-parent.ts';
import { runFolder } from './run-parts.ts';

/*
 * Measures the translation studio. Exits non-zero on a missed goal. Arguments select parts: `npm run bench:studio -- reading`.
 */

await runFolder('studio');

import '../run/die-with-parent.ts';
import { runFolder } from './run-parts.ts';

/*
 * Measures what developers use. Exits non-zero on a missed goal. Arguments select parts:
 * `npm run bench:partners -- key-overhead`.
 */

await runFolder('partners');

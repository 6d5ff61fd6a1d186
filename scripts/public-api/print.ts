import { writeContract } from './printed.ts';

/** Before every command, while the types are older than what they are printed from; see `bootstrap.mjs`. */

writeContract();

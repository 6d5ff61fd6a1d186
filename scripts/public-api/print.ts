import { writeContract } from './printed.ts';

/** Runs before every command if the generated types are outdated; see `bootstrap.mjs`. */

writeContract();

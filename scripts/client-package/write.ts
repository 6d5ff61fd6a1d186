import fs from 'node:fs';
import { z } from 'zod';
import { packClient } from './pack.ts';

/** Writes the package to the file given, in a process of its own: bundler and compiler hold memory that a start keeps. */

fs.writeFileSync(z.string().parse(process.argv[2]), await packClient());

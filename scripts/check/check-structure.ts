import { root } from '../run/paths.ts';
import { checkStructure } from '../structure/check.ts';

const faults = checkStructure(root);
for (const { file, line, rule, message } of faults) console.log(`${file}:${line} ${rule}: ${message}`);
if (faults.length > 0) process.exitCode = 1;
else console.log('structure: no faults');

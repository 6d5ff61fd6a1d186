import { checkImports } from './imports.ts';
import { checkPackages } from './packages.ts';
import { checkSize } from './size.ts';
import { checkTables } from './tables.ts';
import { checkText } from './text.ts';
import { checkTopLevel } from './top-level.ts';
import { readTree, type Fault, type Rule } from './tree.ts';
import { checkVocabulary } from './vocabulary.ts';

const rules: readonly Rule[] = [
  checkTopLevel,
  checkVocabulary,
  checkImports,
  checkPackages,
  checkTables,
  checkText,
  checkSize,
];

/** Faults of the checkout at `root` against every rule. */
export function checkStructure(root: string): Fault[] {
  const tree = readTree(root);
  return rules.flatMap((rule) => rule(tree));
}

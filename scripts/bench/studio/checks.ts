import { phrasesOf } from '#server/features/translation/phrasebook.ts';
import type { TextFinding } from '#shared/schemas/studio.ts';
import { atLeast, atMost, report } from '../goals.ts';
import { checkBlock, type Side } from './check-block.ts';
import { cyclic, fill, randomOf, type Random, type Values } from './checks-pairs/fill.ts';
import { seededErrors } from './checks-pairs/seeded-errors.ts';
import { templates, type Template } from './checks-pairs/templates.ts';

/** Found errors of 200 that are put into right pairs, and right pairs of 200 with a false alarm; `--list` names both. */

const wanted = 200;

interface Pair {
  template: Template;
  values: Values;
}

function filled(side: Side, values: Record<string, string>): Side {
  const one = (text: string) => text.replaceAll(/\{(\w+)\}/g, (_slot, name: string) => values[name] ?? '');
  return typeof side === 'string' ? one(side) : [one(side[0]), one(side[1])];
}

function check({ template: { lang, source }, values }: Pair, target: Side): TextFinding[] {
  return checkBlock({
    lang,
    source: filled(source, values.source),
    target,
    people: values.people.slice(0, usesNames(source)),
    phrases: phrasesOf(lang),
  });
}

/** People of the sheet whom the segment names. */
function usesNames(source: Side): number {
  const text = [source].flat().join(' ');
  return text.includes('{name2}') ? 2 : text.includes('{name}') ? 1 : 0;
}

function pairAt(index: number, random: Random): Pair {
  const template = cyclic(templates, index);
  return { template, values: fill(template.lang, random) };
}

function benchClean(isListed: boolean): number {
  const random = randomOf(7);
  let alarms = 0;
  for (let index = 0; index < wanted; index += 1) {
    const pair = pairAt(index, random);
    const target = filled(pair.template.target, pair.values.target);
    const findings = check(pair, target);
    if (findings.length === 0) continue;
    alarms += 1;
    if (!isListed) continue;
    console.log(`false alarm, ${pair.template.lang}: ${[target].flat().join(': ')}`);
    for (const { rule, say } of findings) console.log(`    ${rule}: ${say}`);
  }
  return alarms;
}

function benchErrors(isListed: boolean): { found: number; byKind: Map<string, [found: number, all: number]> } {
  const random = randomOf(11);
  const byKind = new Map<string, [number, number]>();
  let found = 0;
  let made = 0;
  for (let index = 0; made < wanted; index += 1) {
    const error = cyclic(seededErrors, index);
    const pair = pairAt(random(templates.length), random);
    const right = filled(pair.template.target, pair.values.target);
    const part = typeof right === 'string' ? 0 : error.spoil(right[1], pair.values, random) === undefined ? 0 : 1;
    const text = typeof right === 'string' ? right : right[part];
    const spoiled = error.spoil(text, pair.values, random);
    if (spoiled === undefined || spoiled === text) continue;
    const target: Side = typeof right === 'string' ? spoiled : part === 0 ? [spoiled, right[1]] : [right[0], spoiled];
    made += 1;
    const isFound = check(pair, target).some(({ rule }) => error.rules.some((one) => one === rule));
    const [known, all] = byKind.get(error.kind) ?? [0, 0];
    byKind.set(error.kind, [known + (isFound ? 1 : 0), all + 1]);
    if (isFound) found += 1;
    else if (isListed)
      console.log(
        `missed, ${pair.template.lang}, ${error.kind}: ${[filled(pair.template.source, pair.values.source), target].flat().join(' | ')}`,
      );
  }
  return { found, byKind };
}

export function benchChecks(flags: readonly string[] = []): boolean {
  const isListed = flags.includes('--list');
  const { found, byKind } = benchErrors(isListed);
  const alarms = benchClean(isListed);
  for (const [kind, [known, all]] of byKind) console.log(`  ${kind.padEnd(50)} ${known} of ${all}`);
  return report([
    atLeast(`checks: share of ${wanted} seeded errors found`, 0.95, found / wanted),
    atMost(`checks: false alarms in ${wanted} right pairs`, { must: 5, found: (100 * alarms) / wanted, unit: ' %' }),
  ]);
}

if (import.meta.main) process.exitCode = benchChecks(process.argv.slice(2)) ? 0 : 1;

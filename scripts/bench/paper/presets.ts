import { lintCertificate } from '#shared/certificate/linter.ts';
import { listRequirements, presetOf } from '#shared/certificate/presets/presets.ts';
import { presetIds } from '#shared/certificate/recipients.ts';
import { noneOf, type Finding } from '../goals.ts';
import type { PaperEnvironment } from './environment.ts';
import { textByPoppler } from './readers.ts';
import { removals, wholeDraft } from './removals.ts';

/** Each rule of each preset refuses what it asks for, alone; each requirement is met on a delivered paper. */
export async function measurePresets(environment: PaperEnvironment): Promise<Finding[]> {
  const rules = presetIds.flatMap((preset) => presetOf(preset).rules.map((rule) => ({ preset, rule })));
  const wrong = rules.filter(({ preset, rule }) => {
    const found = lintCertificate(removals[rule.needs](wholeDraft(preset))).map((finding) => finding.rule);
    return found.length !== 1 || found[0] !== rule.id || lintCertificate(wholeDraft(preset)).length > 0;
  });
  const unmet = await findUnmet(environment);
  const rows = listRequirements();
  for (const { preset, asks, place } of rows) console.log(`  ${preset.padEnd(8)} ${asks}: ${place}`);
  return [
    noneOf(
      `Presets: rules that do not refuse alone, of ${rules.length}`,
      wrong.map(({ preset, rule }) => `${preset} ${rule.id}`),
    ),
    noneOf(`Presets: requirements not found on the paper, of ${rows.length}`, unmet),
  ];
}

async function findUnmet(environment: PaperEnvironment): Promise<string[]> {
  const unmet: string[] = [];
  for (const preset of presetIds) {
    const { bytes } = await environment.deliver({ preset });
    const text = squeezed(await textByPoppler(bytes, environment.dir));
    for (const row of listRequirements()) {
      if (row.preset === preset && !patternOf(row.reads).test(text)) unmet.push(`${preset}: ${row.asks}`);
    }
  }
  return unmet;
}

function squeezed(text: string): string {
  return text.replaceAll(/\s+/g, '').toLowerCase();
}

/** The printed words, with anything in the place of a value. */
function patternOf(reads: string): RegExp {
  const parts = squeezed(reads).split(/\{\w+\}/);
  return new RegExp(parts.map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)).join('.{1,120}?'));
}

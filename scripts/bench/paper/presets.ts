import { lintCertificate, type CertificateDraft, type SignerFacts } from '#shared/certificate/linter.ts';
import { listRequirements, presetOf } from '#shared/certificate/presets/presets.ts';
import type { PresetRule } from '#shared/certificate/presets/requirements.ts';
import { presetIds, type PresetId } from '#shared/certificate/recipients.ts';
import { noneOf, type Finding } from '../goals.ts';
import type { PaperEnvironment } from './environment.ts';
import { textByPoppler } from './readers.ts';

/** A draft that meets the preset. */
function wholeDraft(preset: PresetId): CertificateDraft {
  const credential = preset === 'naati' ? 'NAATI Certified Translator' : 'ATA-certified translator';
  return {
    preset,
    facts: { paperKind: 'Birth certificate', holders: [{ name: 'João da Conceição' }], registerNumber: '117531 01' },
    sourceLanguage: 'Portuguese',
    targetLanguage: 'English',
    hasSourceCopy: true,
    signer: {
      legalName: 'Daniel Brooks',
      credential,
      credentialNumber: '527184',
      credentialExpiresOn: null,
      address: ['410 Larkin Street', 'San Francisco, CA 94102'],
      email: 'daniel@desk.example',
      phone: '+1 555 010 0102',
      languagePairs: [{ from: 'Portuguese', to: 'English' }],
      hasSignature: true,
    },
    today: '2026-11-22',
  };
}

type Removal = (draft: CertificateDraft) => CertificateDraft;
const ofFacts =
  (change: Partial<CertificateDraft['facts']>): Removal =>
  (draft) => ({ ...draft, facts: { ...draft.facts, ...change } });
const ofSigner =
  (change: Partial<SignerFacts>): Removal =>
  (draft) => ({ ...draft, signer: draft.signer && { ...draft.signer, ...change } });

/** Takes away the one fact that a rule needs. */
const removals: Record<PresetRule['needs'], Removal> = {
  kind: ofFacts({ paperKind: '' }),
  holder: ofFacts({ holders: [] }),
  identifier: ofFacts({ registerNumber: undefined, issuer: undefined, issuedOn: undefined }),
  sourceCopy: (draft) => ({ ...draft, hasSourceCopy: false }),
  signerName: ofSigner({ legalName: '' }),
  signature: ofSigner({ hasSignature: false }),
  address: ofSigner({ address: [] }),
  contact: ofSigner({ email: undefined, phone: undefined }),
  phone: ofSigner({ phone: undefined }),
  languagePair: ofSigner({ languagePairs: [{ from: 'Korean', to: 'English' }] }),
  credential: ofSigner({ credential: '' }),
  credentialNumber: ofSigner({ credentialNumber: '' }),
  currentCredential: ofSigner({ credentialExpiresOn: '2026-11-21' }),
  naatiCredential: ofSigner({ credential: 'ATA-certified translator' }),
  certifiedTranslator: ofSigner({ credential: 'Sworn translator of Spain' }),
};

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

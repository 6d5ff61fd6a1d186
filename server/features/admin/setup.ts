import type { z } from 'zod';
import type { SignedInActor } from '#server/context.ts';
import type { Deps } from '#server/deps.ts';
import { AppError } from '#server/errors.ts';
import { recordAudit } from '#server/features/auth/audit-log.ts';
import { describeCertificate } from '#server/features/certification/certificate.ts';
import { findSigner } from '#server/features/certification/signers.ts';
import { publishFacts } from '#server/features/company/publishing.ts';
import { listPublications } from '#server/features/company/queries.ts';
import { readSetup } from '#server/features/company/setup.ts';
import { promiseTimes } from '#server/features/documents/promise.ts';
import { PrintError } from '#server/platform/typesetting/print-error.ts';
import { describeText, type PrintableText } from '#server/platform/typesetting/text-job.ts';
import { targetLanguage } from '#shared/languages.ts';
import { quote } from '#shared/pricing.ts';
import { setupFacts } from '#shared/schemas/company.ts';
import type { confirmSetupInput, setupOutput } from '#shared/schemas/setup.ts';
import type { BlockContent } from '#shared/schemas/translation-text.ts';

/*
 * The set-up of a house, step by step, and a test order at its end.
 * Never: a certificate. The test's paper says TEST on every page, is not signed, and its code is in no record.
 */

/** Source and target of a field's label and value. */
type Pair = readonly [label: string, target: string, value: string, translated?: string];

const fields: readonly Pair[] = [
  ['Nome', 'Name', 'Maria da Silva'],
  ['Data de nascimento', 'Date of birth', '12 de março de 1990', 'March 12, 1990'],
  ['Local de nascimento', 'Place of birth', 'São Paulo, SP'],
  ['Mãe', 'Mother', 'Ana da Silva'],
  ['Pai', 'Father', 'João da Silva'],
];

const common: Omit<BlockContent, 'page' | 'position' | 'kind' | 'source' | 'target'> = {
  id: '00000000-0000-4000-8000-000000000000',
  box: null,
  confidence: null,
  doubtful: [],
  draft: null,
  lang: 'pt',
  dir: 'ltr',
  state: 'confirmed',
};

/** The translated text of the test order: an invented birth certificate on two pages. */
const blocks: readonly BlockContent[] = [
  { ...common, page: 1, position: 0, kind: 'heading', source: 'CERTIDÃO DE NASCIMENTO', target: 'BIRTH CERTIFICATE' },
  ...fields.map(([label, target, value, translated = value], index): BlockContent => ({
    ...common,
    page: 1,
    position: index + 1,
    kind: 'field',
    source: { label, value },
    target: { label: target, value: translated },
  })),
  {
    ...common,
    page: 2,
    position: 0,
    kind: 'paragraph',
    source: 'O referido é verdade e dou fé.',
    target: 'The above is true, and I so certify.',
  },
  {
    ...common,
    page: 2,
    position: 1,
    kind: 'mark',
    mark: 'signature',
    source: '',
    target: 'Signature of the registrar',
  },
];

const sampleText: PrintableText = {
  sourceLanguage: 'Portuguese',
  pages: [
    { page: 1, isBlank: false, rotation: 0 },
    { page: 2, isBlank: false, rotation: 0 },
  ],
  blocks,
};

/** The order of the test. */
const test = { pages: 2, translationType: 'certified', source: 'Portuguese' } as const;

export async function getSetup(deps: Deps, actor: SignedInActor): Promise<z.input<typeof setupOutput>> {
  const [steps, prices, calendar, { signer }] = await Promise.all([
    readSetup(deps.db),
    deps.company.inForce('prices'),
    deps.company.calendar(),
    findSigner(deps, actor.person.id === actor.id ? actor : { ...actor, id: actor.person.id }, languages),
  ]);
  const { pages, translationType, source } = test;
  const { totalCents, currency } = quote([{ pages, translationType, isBankStatement: false }], prices.facts);
  const order = { speed: 'standard', pages, source, service: translationType, orderedAt: deps.now() } as const;
  return {
    steps,
    testOrder: {
      pages,
      total: { cents: totalCents, currency },
      readyBy: promiseTimes(order, calendar).dueAt,
      hasSigner: signer !== undefined,
    },
  };
}

const languages = { sourceLanguage: test.source, targetLanguage };

/** Marks a step's facts as reviewed, or undoes that; each is recorded as a version with its reason. */
export async function confirmSetup(
  deps: Deps,
  actor: SignedInActor,
  { step, isConfirmed }: z.output<typeof confirmSetupInput>,
): Promise<void> {
  const [last] = await listPublications(deps.db, { kind: 'setup', scope: '' });
  const before = last ? setupFacts.parse(last.facts).confirmed : [];
  const confirmed = [...before.filter((one) => one !== step), ...(isConfirmed ? [step] : [])];
  const reason = isConfirmed ? `Set-up: ${step} stays as it is` : `Set-up: ${step} is open again`;
  await deps.db.transaction().execute(async (trx) => {
    const { version } = await publishFacts(deps, trx, {
      ...{ kind: 'setup', facts: { confirmed }, basedOn: last?.version ?? 0, reason },
      publishedBy: actor.person.id,
    });
    await recordAudit(deps, trx, { event: 'facts.published', actor, details: { kind: 'setup', version, reason } });
  });
}

/**
 * The paper of the test order, marked TEST, with the actor's profile: a text is printed, and bound behind its certificate, as
 * of every order. Throws SIGNER_NEEDED, SERVICE_UNAVAILABLE.
 */
export async function printTestCertificate(deps: Deps, actor: SignedInActor): Promise<Buffer> {
  const { signer } = await findSigner(deps, actor, languages);
  if (!signer) throw new AppError('SIGNER_NEEDED');
  const site = await deps.company.site();
  const owner = `setup:${actor.id}`;
  const now = deps.now();
  const code = 'TEST00000';
  try {
    const translation = describeText(sampleText, { brand: site.legalName, title: 'Translation', now });
    const { pdf: source } = await deps.typesetter.print(translation, owner);
    const job = describeCertificate(
      site,
      {
        facts: { paperKind: 'Birth certificate', holders: [{ name: 'Maria da Silva' }] },
        preset: 'uscis',
        ...languages,
        ...{ pages: test.pages, issuedAt: now, signer, verificationCode: code },
        verifyUrl: `${deps.env.publicUrl}/verify?code=${code}`,
        ...{ isCorrection: false, isSpecimen: true },
      },
      { source: { bytes: source, mimetype: 'application/pdf' } },
    );
    const paper = { ...job.paper, notice: 'TEST' };
    const { pdf } = await deps.typesetter.print({ ...job, paper, signing: null }, owner);
    return Buffer.from(pdf);
  } catch (error) {
    throw error instanceof PrintError ? new AppError('SERVICE_UNAVAILABLE', { cause: error }) : error;
  }
}

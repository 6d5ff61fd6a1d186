import { sql } from 'kysely';
import { AppError } from '#server/errors.ts';
import {
  approve,
  notarize,
  reissue,
  sendCorrection,
  supplyTranslation,
} from '#server/features/authenticator/service.ts';
import { noneOf, type Finding } from '../goals.ts';
import { electronicAct, holdSworn, measureActs } from './acts.ts';
import type { PaperEnvironment, Placed } from './environment.ts';

type Facts = Placed['input']['facts'];

/** Facts of another paper, each with the rule that has to refuse it. */
const wrongFacts: readonly { name: string; rule: string; change: (facts: Facts) => Facts }[] = [
  {
    name: 'holder',
    rule: 'holder.not-in-text',
    change: (facts) => ({ ...facts, holders: [{ name: 'Adolf Wrongperson' }] }),
  },
  { name: 'kind', rule: 'kind.differs', change: (facts) => ({ ...facts, paperKind: 'Divorce decree' }) },
  {
    name: 'number',
    rule: 'register-number.not-in-text',
    change: (facts) => ({ ...facts, registerNumber: '999999 02 66' }),
  },
];

type Decide = (environment: PaperEnvironment, change: (facts: Facts) => Facts) => Promise<unknown>;

const plans: Readonly<Record<string, Decide>> = {
  supply: async (environment, change) => {
    const { signer, input } = await environment.order();
    return supplyTranslation(environment.deps, signer, { ...input, facts: change(input.facts) });
  },
  correct: async (environment, change) => {
    const { signer, input } = await environment.order();
    return sendCorrection(environment.deps, signer, { ...input, facts: change(input.facts) });
  },
  approve: async (environment, change) => {
    const { signer, input } = await environment.order();
    const { uploadId, ...statement } = input;
    // The upload replaces the workflow's file.
    await sql`
      update documents_to_be_verified r set translated_file_key = u.file_key, translated_file_mimetype = u.file_mimetype,
        translated_file_size_bytes = u.file_size_bytes, translated_file_sha256 = u.file_sha256
      from correction_uploads u where u.id = ${uploadId} and r.id = ${input.id}`.execute(environment.deps.db);
    return approve(environment.deps, signer, { ...statement, facts: change(input.facts), from: 'file' });
  },
  reissue: async (environment, change) => {
    const { signer, input } = await environment.order();
    await supplyTranslation(environment.deps, signer, input);
    const { code } = await environment.deps.db
      .selectFrom('translatedDocuments as t')
      .innerJoin('documentsToBeVerified as r', 'r.documentId', 't.originalDocumentId')
      .where('r.id', '=', input.id)
      .select('t.verificationCode as code')
      .executeTakeFirstOrThrow();
    const facts = change(input.facts);
    return reissue(environment.deps, signer, { verificationCode: code, reason: 'Another paper', facts });
  },
  notarize: async (environment, change) => {
    const held = await holdSworn(environment);
    const { facts } = held.placed.input;
    // What a database's owner could write between the decision and the act.
    await sql`
      update notarial_requests set statement = jsonb_set(statement::jsonb, '{facts}', ${JSON.stringify(change(facts))}::jsonb)
      where review_id = ${held.placed.input.id}`.execute(environment.deps.db);
    return notarize(environment.deps, environment.notary, electronicAct(held));
  },
};

/** Whether each plan refuses a certificate that names another paper than the text, by the rule, and passes the right one. */
export async function measureWrongFacts(environment: PaperEnvironment): Promise<Finding[]> {
  const issued: string[] = [];
  const refused: string[] = [];
  for (const [plan, decide] of Object.entries(plans)) {
    for (const { name, rule, change } of wrongFacts)
      if (!(await isRefused(() => decide(environment, change), rule))) issued.push(`${plan}: ${name}`);
    if (await isRefused(() => decide(environment, (facts) => facts))) refused.push(plan);
  }
  const all = Object.keys(plans).length;
  return [
    noneOf(`Facts: wrong holder, kind or number not refused by its rule, of ${all * wrongFacts.length}`, issued),
    noneOf(`Facts: right ones refused, of ${all} plans`, refused),
    ...(await measureActs(environment)),
  ];
}

async function isRefused(decide: () => Promise<unknown>, rule?: string): Promise<boolean> {
  try {
    await decide();
    return false;
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'CERTIFICATE_INCOMPLETE') throw error;
    return rule === undefined || JSON.stringify(error.details).includes(`"${rule}"`);
  }
}

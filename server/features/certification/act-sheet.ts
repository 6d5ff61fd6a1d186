import type { Selectable } from 'kysely';
import type { Deps } from '#server/deps.ts';
import { AppError } from '#server/errors.ts';
import type { NotarialRequestsTable, NotaryCommissionsTable } from '#server/platform/db/notary-tables.ts';
import { PrintError } from '#server/platform/typesetting/print-error.ts';
import type { ActSheet, Phrase } from '#server/platform/typesetting/print-job.ts';
import { knownState } from '#shared/notarial/acts.ts';
import { describeSheet, type SheetFacts } from '#shared/notarial/sheet.ts';
import { stateNames } from '#shared/notarial/state-names.ts';
import { languageOfName, specimenNotice } from './certificate.ts';

/*
 * The sheet of a notarial act: the translator's affidavit and the notary's certificate.
 * Promises: the wording is that of the commission's state; a sheet to be signed in ink has no date, signature or seal.
 */

export interface ActFacts extends Omit<SheetFacts, 'notaryName'> {
  commission: Pick<NotaryCommissionsTable, 'name' | 'number' | 'state' | 'county' | 'expiresOn' | 'sealText'>;
  verificationCode: string;
}

/** The facts of an act that its request and order state. */
export function factsOfAct(
  { statement: { facts }, certifiedByName }: Pick<Selectable<NotarialRequestsTable>, 'statement' | 'certifiedByName'>,
  order: Pick<ActFacts, 'sourceLanguage' | 'targetLanguage' | 'verificationCode'>,
): Omit<ActFacts, 'kind' | 'venue' | 'commission' | 'act'> {
  return {
    signerName: certifiedByName,
    paperKind: facts.paperKind,
    holders: facts.holders.map(({ name }) => name),
    sourceLanguage: order.sourceLanguage,
    targetLanguage: order.targetLanguage,
    verificationCode: order.verificationCode,
  };
}

const dateFormat = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/**
 * The sheet as data for the typesetter. An electronic act carries the names typed for it, their times and the typed seal, never
 * a stored image of a signature.
 */
export function describeAct(facts: ActFacts): { sheet: ActSheet } {
  const { commission, sourceLanguage, signerName, act, verificationCode } = facts;
  const text = describeSheet({ ...facts, notaryName: commission.name });
  const phrase = (value: string): Phrase => ({ value, lang: languageOfName(value, sourceLanguage) });
  const expires = dateFormat.format(new Date(`${commission.expiresOn}T00:00:00Z`));
  const isElectronic = act !== null;
  return {
    sheet: {
      heading: text.heading,
      about: `Translation certified under code ${verificationCode}`,
      venue: text.venue,
      statement: text.statement.map(phrase),
      notice: text.notice,
      certificateHeading: text.certificateHeading,
      certificate: text.certificate.map(phrase),
      signer: {
        name: phrase(signerName),
        typed: isElectronic ? `/s/ ${signerName}` : null,
        lines: ['Translator', ...text.signed],
      },
      notary: {
        name: phrase(commission.name),
        typed: isElectronic ? `/s/ ${commission.name}` : null,
        lines: [
          `Notary Public, ${stateNames[knownState(commission.state)]}`,
          `Commission no. ${commission.number}, ${commission.county}`,
          `My commission expires ${expires}`,
          ...text.completed,
        ],
      },
      seal: isElectronic ? commission.sealText.split('\n') : null,
      footnote: isElectronic
        ? 'Sworn and signed electronically by the translator, then signed and sealed by the notary named above, each after proving who they are.'
        : 'To be signed in ink before the notary, sealed, and attached to the translation.',
    },
  };
}

/** The sheet as a PDF. Throws CERTIFICATE_LETTERS, SERVICE_UNAVAILABLE and NOTARIAL_ACT_FAILED. */
export async function printSheet(
  deps: Deps,
  facts: ActFacts,
  { owner, isSpecimen }: { owner: string; isSpecimen: boolean },
): Promise<Buffer> {
  const { sheet } = describeAct(facts);
  const now = deps.now();
  try {
    const { pdf } = await deps.typesetter.print(
      {
        sheet,
        title: sheet.heading,
        brand: (await deps.company.site()).legalName,
        date: [now.getUTCFullYear(), now.getUTCMonth() + 1, now.getUTCDate()],
        code: facts.verificationCode,
        notice: isSpecimen ? specimenNotice : null,
        expected: [facts.signerName, facts.commission.name, facts.paperKind],
      },
      owner,
    );
    return Buffer.from(pdf);
  } catch (error) {
    throw refusal(error);
  }
}

function refusal(error: unknown): unknown {
  if (!(error instanceof PrintError)) return error;
  if (error.fault === 'busy' || error.fault === 'crashed') return new AppError('SERVICE_UNAVAILABLE', { cause: error });
  const [letter] = error.letters;
  if (!letter) return new AppError('NOTARIAL_ACT_FAILED', { cause: error });
  const details = { codePoint: letter.codePoint, char: letter.char, field: 'the sheet' };
  return new AppError('CERTIFICATE_LETTERS', { cause: error, details });
}

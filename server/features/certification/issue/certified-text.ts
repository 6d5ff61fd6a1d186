import { createHash } from 'node:crypto';
import type { Deps } from '#server/deps.ts';
import { findSpelling } from '#server/features/documents/people/spelling.ts';
import { readStored } from '#server/features/documents/stored-bytes.ts';
import { findOpenBoxes } from '#server/features/translation/checks/service.ts';
import { loadText } from '#server/features/translation/text-queries.ts';
import { childModule } from '#server/platform/processes/child.ts';
import { WorkThread } from '#server/platform/processes/work-thread.ts';
import { textSha256 } from '#server/platform/typesetting/text-job.ts';
import type { Certified } from '#shared/certificate/bound-facts.ts';
import { chooseCheckWords } from '#shared/certificate/check-words.ts';
import type { CertificateFacts } from '#shared/certificate/facts.ts';
import { answerFinding, type FileFacts, type Finding } from '#shared/certificate/findings.ts';
import {
  canonicalText,
  pagesWithoutText,
  type PaperText,
  textOfBlocks,
  textOfPages,
} from '#shared/certificate/paper-text.ts';
import type { Plan } from './plan.ts';

/*
 * The text that a plan certifies, which its facts are compared with and whose snapshot stays with the certificate.
 * Promises: the studio's confirmed text where that is certified, else the text of the file's pages; pictures are read.
 * Never: words of a text in a log, or a queue of decisions that waits for long files to be read.
 */

/** Compares facts with a text in a thread: dates of long papers are searched in every written form, and others wait meanwhile. */
const comparison = new WorkThread<Certified, Finding[]>({
  module: childModule(import.meta.url, 'fact-check-worker'),
  timeoutMs: 30_000,
  idleTimeoutMs: 5 * 60_000,
  maxWaiting: 64,
  maxMegabytes: 128,
});

/** Kept with the certificate: the text as hashed, and its hash, which the log's leaf commits to. */
export interface TextSnapshot {
  text: string;
  sha256: string;
}

/** At most this many image pages are recognized, since other decisions wait. */
const maxPagesRead = 6;
const maxReadingMs = 60_000;

/** Facts of a plan that its text lacks, the snapshot (null without a text), and words of each page of the file. */
export async function compareWithText(
  deps: Deps,
  plan: Plan,
  file: FileFacts | undefined,
): Promise<{ findings: Finding[]; snapshot: TextSnapshot | null; checkWords: string[][] }> {
  const { review, statement } = plan;
  const confirmed = await confirmedText(deps, plan);
  const text = confirmed ?? (await textOfFile(deps, plan, file));
  const { people } = await findSpelling(deps.db, review.documentId);
  const { sourceLanguage } = review;
  const findings = await findUnboundFacts({ facts: statement.facts, text, people, sourceLanguage });
  const canonical = canonicalText(text);
  const sha256 = createHash('sha256').update(canonical).digest('hex');
  // A confirmed text is in pages of the original, of which one may run over several of the file.
  const printed = (confirmed && file?.pageTexts) ?? text.pages;
  const checkWords = chooseCheckWords(printed, { personal: personalTexts(statement.facts) });
  return { findings, snapshot: canonical === '' ? null : { text: canonical, sha256 }, checkWords };
}

function personalTexts({ holders, issuer, place, registerNumber }: CertificateFacts): string[] {
  return [...holders.map(({ name }) => name), issuer, place, registerNumber].filter((text) => text !== undefined);
}

/**
 * Boxes of the original that the certified text of the studio neither has nor explains; nothing for a file. A further revision and
 * an act answer for them as the decision did.
 */
export async function findMissingBoxes(deps: Deps, { review, statement }: Plan): Promise<Finding[]> {
  const text = statement.text && (await loadText(deps.db, review.id));
  if (!statement.text || !text) return [];
  const open = await findOpenBoxes(deps, text, statement.text.acknowledgements);
  return [...Map.groupBy(open, ({ rule }) => rule)].map(([rule, [first, ...others]]) => {
    const more = others.length > 0 ? ` And ${others.length} more.` : '';
    return answerFinding(`text.${rule}`, `${first?.say ?? ''}${more}`);
  });
}

/** The studio's text, as long as it is the one that the statement names. */
async function confirmedText(deps: Deps, { review, statement }: Plan): Promise<PaperText | undefined> {
  if (!statement.text) return undefined;
  const text = await loadText(deps.db, review.id);
  return text && textSha256(text) === statement.text.sha256 ? textOfBlocks(text) : undefined;
}

async function textOfFile(deps: Deps, { file, review }: Plan, facts: FileFacts | undefined): Promise<PaperText> {
  if (!facts) return textOfPages([''], { isExact: true });
  const pages = [...(facts.pageTexts ?? Array.from({ length: facts.pages }, () => ''))];
  const silent = pagesWithoutText({ pages });
  if (silent.length === 0 || silent.length > maxPagesRead) return textOfPages(pages, { isExact: true });
  const bytes = await readStored(deps, { ...file, documentId: review.documentId });
  const deadline = performance.now() + maxReadingMs;
  for (const page of silent) {
    if (performance.now() > deadline) break;
    const reading = await deps.reader.read({ bytes, mimetype: file.mimetype, page, lang: 'en' });
    const { sources } = textOfBlocks({ pages: [], blocks: reading.blocks });
    pages[page - 1] = sources.join('\n');
  }
  const isRead = pagesWithoutText({ pages }).length < silent.length;
  return textOfPages(pages, { isExact: !isRead });
}

/** Facts that the text does not bear out. Throws SERVICE_UNAVAILABLE when they cannot be compared. */
export function findUnboundFacts(certified: Certified): Promise<Finding[]> {
  return comparison.ask(certified);
}

import { collectionLimits, type TermStatus } from '#shared/memory-collections.ts';
import type { TermRow } from '../collection-queries.ts';
import { BrokenEntry, isEnglish, languageOf, parseElement, sourceTagOf, tidyText } from './read-element.ts';
import { escapeXml } from './tmx.ts';

/** TBX of version 2 (`martif`) and 3 (`tbx`): entries of a glossary. */

export const tbxNames = { roots: ['martif', 'tbx'], elements: ['termEntry', 'conceptEntry'] } as const;

interface Term {
  language: string;
  text: string;
  status: TermStatus;
}

const statusWords: readonly (readonly [RegExp, TermStatus])[] = [
  [/deprecated|superseded|forbidden|obsolete/i, 'forbidden'],
  [/admitted|acceptable/i, 'admitted'],
];

/** Reads an entry: each English term of it for each term of a language that is sold. Throws BrokenEntry. */
export function readTbxEntry(xml: string): TermRow[] {
  const terms: Term[] = [];
  let language = '';
  let note: string | null = null;
  let kind = '';
  let text = '';
  parseElement(xml, {
    open(tag) {
      text = '';
      kind = tag.attributes['type'] ?? '';
      if (tag.name === 'langSet' || tag.name === 'langSec') language = languageOf(tag);
    },
    text(part) {
      text += part;
    },
    close(closed) {
      const value = tidyText(text);
      const last = terms.at(-1);
      if (closed === 'term') terms.push({ language, text: value, status: 'preferred' });
      else if (last && (closed.endsWith('administrativeStatus') || (closed === 'termNote' && /status/i.test(kind))))
        last.status = statusWords.find(([words]) => words.test(value))?.[1] ?? 'preferred';
      else if ((closed === 'note' || (closed === 'descrip' && kind === 'definition')) && value !== '')
        note ??= value.slice(0, 500);
      text = '';
    },
  });
  return rowsOf(terms, note);
}

function rowsOf(terms: readonly Term[], note: string | null): TermRow[] {
  if (terms.length === 0) throw new BrokenEntry('It has no term.');
  if (terms.some(({ language }) => language === '')) throw new BrokenEntry('A term of it names no language.');
  const english = terms.filter(({ language }) => isEnglish(language));
  const rows = terms.flatMap(({ language, text }) => {
    const lang = sourceTagOf(language);
    return lang === undefined
      ? []
      : english.map((target) => ({ lang, source: text, target: target.text, status: target.status, note }));
  });
  if (rows.some(({ source, target }) => source === '' || target === ''))
    throw new BrokenEntry('A term of it is empty.');
  if (rows.some(({ source, target }) => Math.max(source.length, target.length) > collectionLimits.termMax))
    throw new BrokenEntry('A term of it is longer than a term may be.');
  return rows;
}

export function tbxHead(name: string): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<tbx type="TBX-Basic" style="dca" xml:lang="en" xmlns="urn:iso:std:iso:30042:ed-2">
<tbxHeader><fileDesc><titleStmt><title>${escapeXml(name)}</title></titleStmt><sourceDesc><p>Terms of a glossary</p></sourceDesc></fileDesc></tbxHeader>
<text><body>
`;
}

const statusNames: Readonly<Record<TermStatus, string>> = {
  preferred: 'preferredTerm-admn-sts',
  admitted: 'admittedTerm-admn-sts',
  forbidden: 'deprecatedTerm-admn-sts',
};

/** One concept: a source with all its English. */
export function tbxEntry(rows: readonly (TermRow & { id: string })[]): string {
  const [first] = rows;
  if (!first) return '';
  const english = rows
    .map(
      ({ target, status }) =>
        `<termSec><term>${escapeXml(target)}</term><termNote type="administrativeStatus">${statusNames[status]}</termNote></termSec>`,
    )
    .join('');
  const note = first.note === null ? '' : `<note>${escapeXml(first.note)}</note>`;
  return `<conceptEntry id="t-${first.id}">${note}<langSec xml:lang="${first.lang}"><termSec><term>${escapeXml(first.source)}</term></termSec></langSec><langSec xml:lang="en">${english}</langSec></conceptEntry>\n`;
}

export const tbxEnd = '</body></text>\n</tbx>\n';

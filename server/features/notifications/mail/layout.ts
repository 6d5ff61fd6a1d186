import { createElement as h, type CSSProperties, type ReactElement, type ReactNode } from 'react';
import { splitIsolates } from '#server/features/notifications/one-line.ts';
import type { Brand } from '#shared/brand.ts';
import { directionOf } from '#shared/locales.ts';
import { collapse, oneLine } from '../one-line.ts';
import type { EmailContent, EmailFact, Letterhead } from './content.ts';
import { Body, Container, Head, MailButton, MailLink, MailSection, Preview, renderDocument } from './elements.ts';
import { disclaimerOf } from './plain-text.ts';
import { buttonPadding, stylesFor, styleSheet, type Styles } from './theme.ts';

/** The shared layout: brand row, card and legal footer. Returns a complete HTML document. */
export function renderHtml(content: EmailContent, letterhead: Letterhead): string {
  const { brand, locale } = letterhead;
  const styles = stylesFor(directionOf(locale));
  const sheet = { styles, letterhead };
  const language = { dir: directionOf(locale), lang: locale };
  return renderDocument(
    language,
    h(
      Head,
      null,
      h('meta', { name: 'color-scheme', content: 'light dark' }),
      h('meta', { name: 'supported-color-schemes', content: 'light dark' }),
      h('title', null, oneLine(content.subject)),
      h('style', { dangerouslySetInnerHTML: { __html: styleSheet } }),
    ),
    h(
      Body,
      { className: 'page', style: styles.page, language },
      h(Preview, { text: oneLine(content.paragraphs[0] ?? content.heading) }),
      h(Container, { style: styles.column }, brandRow(brand, styles), card(content, sheet), footer(sheet)),
    ),
  );
}

interface Sheet {
  styles: Styles;
  letterhead: Letterhead;
}

/** Values in a sentence as `<bdi>`. */
function isolated(text: string): ReactNode[] {
  return splitIsolates(text).map((part, index) => (index % 2 === 0 ? part : h('bdi', { key: index }, part)));
}

/** Addresses read from left to right in every language. */
function leftToRight(text: string): ReactElement {
  return h('bdi', { dir: 'ltr' }, text);
}

function brandRow(brand: Brand, styles: Styles): ReactElement {
  return h(
    MailSection,
    { style: styles.brandRow },
    h('span', { className: 'solid', style: styles.mark }, brand.mark),
    h('span', { className: 'ink', style: styles.brandName }, brand.name),
  );
}

function card({ heading, greeting, paragraphs, facts, action, notes = [] }: EmailContent, sheet: Sheet): ReactElement {
  const { styles } = sheet;
  const lines = greeting === null ? paragraphs : [collapse(greeting), ...paragraphs];
  const content = [
    h('h1', { className: 'ink', style: styles.heading }, heading),
    ...lines.map((line) => h('p', { className: 'ink', style: styles.paragraph }, ...isolated(line))),
    ...(facts
      ? [
          h(
            'div',
            { className: 'line', style: styles.facts },
            ...inTables(facts).map((rows) => factsTable(rows, styles)),
          ),
        ]
      : []),
    ...(action ? [actionBlock(action, sheet)] : []),
    ...notes.map((note) => noteLine(note, styles)),
  ];
  const cell = h('td', { className: 'sheet', style: styles.sheet }, ...content);
  // Padding on the cell: some clients ignore it on a table.
  return h(
    'table',
    { role: 'presentation', width: '100%', cellPadding: 0, cellSpacing: 0, style: styles.sheetTable },
    h('tbody', null, h('tr', null, cell)),
  );
}

/** Puts items into a table of their own, so that a long date does not narrow their column. */
function inTables(facts: readonly EmailFact[]): EmailFact[][] {
  const tables: EmailFact[][] = [];
  for (const fact of facts) {
    const last = tables.at(-1);
    if (last?.[0] && (last[0].detail === undefined) === (fact.detail === undefined)) last.push(fact);
    else tables.push([fact]);
  }
  return tables;
}

function factsTable(facts: readonly EmailFact[], styles: Styles): ReactElement {
  return h(
    'table',
    { cellPadding: 0, cellSpacing: 0, style: styles.factsTable },
    h('tbody', null, ...facts.map((fact) => factRow(fact, styles))),
  );
}

/** Letters that stay on one line; a label and a value of so many fit side by side on a phone of 320 px. */
const labelLetters = 13;
const valueLetters = 18;

/** Longer text breaks between its words, and anywhere if one of them is long. */
function wrapping(text: string, letters: number): CSSProperties {
  if (text.length <= letters) return { whiteSpace: 'nowrap' };
  const isShort = text.split(/\s/).every((word) => word.length <= 16);
  return isShort ? { overflowWrap: 'break-word', wordBreak: 'keep-all' } : {};
}

/** `bdi` isolates the reading direction of names. */
function factRow({ label, value, detail, emphasis }: EmailFact, styles: Styles): ReactElement {
  const labelStyle = detail ? styles.itemLabel : styles.factLabel;
  const total = emphasis === 'total' ? styles.factTotal : {};
  const code = emphasis === 'code' ? styles.factCode : {};
  return h(
    'tr',
    null,
    h(
      'th',
      {
        scope: 'row',
        className: `line ${detail || emphasis === 'total' ? 'ink' : 'quiet'}`,
        style: { ...labelStyle, ...total, ...(detail ? {} : wrapping(label, labelLetters)) },
      },
      h('bdi', null, oneLine(label)),
      detail ? h('span', { className: 'quiet', style: styles.factDetail }, ...isolated(collapse(detail))) : null,
    ),
    h(
      'td',
      { className: 'line ink', style: { ...styles.factValue, ...total, ...code, ...wrapping(value, valueLetters) } },
      h('bdi', null, oneLine(value)),
    ),
  );
}

function actionBlock(
  { label, url }: { label: string; url: string },
  { styles, letterhead: { t } }: Sheet,
): ReactElement {
  return h(
    'div',
    null,
    h(
      'div',
      { style: styles.action },
      h(MailButton, { href: url, className: 'solid button', style: styles.button, padding: buttonPadding }, label),
    ),
    h(
      'p',
      { className: 'quiet', style: styles.small },
      t('buttonFails'),
      h('br'),
      h(MailLink, { href: url, className: 'link', style: styles.link }, leftToRight(url)),
    ),
  );
}

function noteLine({ text, url }: { text: string; url?: string }, styles: Styles): ReactElement {
  const link = url
    ? [h('br'), h(MailLink, { href: url, className: 'link', style: styles.link }, leftToRight(url))]
    : [];
  return h('p', { className: 'quiet', style: styles.small }, ...isolated(text), ...link);
}

function footer({ styles, letterhead }: Sheet): ReactElement {
  const { brand } = letterhead;
  return h(
    MailSection,
    { style: styles.footer },
    h(
      'p',
      { className: 'quiet', style: styles.footerText },
      h('bdi', null, brand.legalName),
      h('br'),
      h(
        MailLink,
        { href: `mailto:${brand.supportEmail}`, className: 'quiet', style: styles.footerLink },
        leftToRight(brand.supportEmail),
      ),
      ' · ',
      h('span', { style: { whiteSpace: 'nowrap' } }, leftToRight(brand.supportPhone)),
    ),
    h('p', { className: 'quiet', style: styles.footerText }, disclaimerOf(letterhead)),
  );
}

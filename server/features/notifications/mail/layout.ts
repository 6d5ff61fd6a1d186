import { createElement as h, type CSSProperties, type ReactElement, type ReactNode } from 'react';
import type { Brand } from '#shared/brand.ts';
import { directionOf } from '#shared/locales.ts';
import type { EmailContent, EmailFact, Letterhead } from './content.ts';
import { collapse, oneLine } from './one-line.ts';
import { Body, MailButton, Container, Head, MailLink, Preview, renderDocument, MailSection } from './elements.ts';
import { splitIsolates } from './isolates.ts';
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
    ...(facts ? [factsTable(facts, styles)] : []),
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

function factsTable(facts: EmailFact[], styles: Styles): ReactElement {
  return h(
    'table',
    { className: 'line', cellPadding: 0, cellSpacing: 0, style: styles.facts },
    h('tbody', null, ...facts.map((fact) => factRow(fact, styles))),
  );
}

/** Keeps amounts, dates and short labels on one line; longer text may break anywhere. */
function noWrap(text: string): CSSProperties {
  return text.length <= 24 ? { whiteSpace: 'nowrap' } : {};
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
        style: { ...labelStyle, ...total, ...(detail ? {} : noWrap(label)) },
      },
      h('bdi', null, oneLine(label)),
      detail ? h('span', { className: 'quiet', style: styles.factDetail }, ...isolated(collapse(detail))) : null,
    ),
    h(
      'td',
      { className: 'line ink', style: { ...styles.factValue, ...total, ...code, ...noWrap(value) } },
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
      ' · ',
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

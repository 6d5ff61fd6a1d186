import { createElement as h, type CSSProperties, type ReactElement } from 'react';
import type { Brand } from '#shared/brand.ts';
import { oneLine, type EmailContent, type EmailFact } from './content.ts';
import { Body, MailButton, Container, Head, MailLink, Preview, renderDocument, MailSection } from './elements.ts';
import { buttonPadding, styles, styleSheet } from './theme.ts';

/** The shared layout: brand row, card and legal footer. Returns a complete HTML document. */
export function renderHtml(content: EmailContent, brand: Brand): string {
  return renderDocument(
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
      { className: 'page', style: styles.page },
      h(Preview, { text: content.paragraphs[0] ?? content.heading }),
      h(Container, { style: styles.column }, brandRow(brand), card(content), footer(brand)),
    ),
  );
}

function brandRow(brand: Brand): ReactElement {
  return h(
    MailSection,
    { style: styles.brandRow },
    h('span', { className: 'solid', style: styles.mark }, brand.mark),
    h('span', { className: 'ink', style: styles.brandName }, brand.name),
  );
}

function card({ heading, greeting, paragraphs, facts, action, notes = [] }: EmailContent): ReactElement {
  const lines = greeting === null ? paragraphs : [oneLine(greeting), ...paragraphs];
  const content = [
    h('h1', { className: 'ink', style: styles.heading }, heading),
    ...lines.map((line) => h('p', { className: 'ink', style: styles.paragraph }, line)),
    ...(facts ? [factsTable(facts)] : []),
    ...(action ? [actionBlock(action)] : []),
    ...notes.map(noteLine),
  ];
  const cell = h('td', { className: 'sheet', style: styles.sheet }, ...content);
  // Padding on the cell: some clients ignore it on a table.
  return h(
    'table',
    { role: 'presentation', width: '100%', cellPadding: 0, cellSpacing: 0, style: styles.sheetTable },
    h('tbody', null, h('tr', null, cell)),
  );
}

function factsTable(facts: EmailFact[]): ReactElement {
  return h(
    'table',
    { className: 'line', cellPadding: 0, cellSpacing: 0, style: styles.facts },
    h('tbody', null, ...facts.map(factRow)),
  );
}

/** Keeps amounts, dates and short labels on one line; longer text may break anywhere. */
function noWrap(text: string): CSSProperties {
  return text.length <= 24 ? { whiteSpace: 'nowrap' } : {};
}

/** `bdi` isolates the reading direction of names. */
function factRow({ label, value, detail, emphasis }: EmailFact): ReactElement {
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
      detail ? h('span', { className: 'quiet', style: styles.factDetail }, oneLine(detail)) : null,
    ),
    h(
      'td',
      { className: 'line ink', style: { ...styles.factValue, ...total, ...code, ...noWrap(value) } },
      h('bdi', null, oneLine(value)),
    ),
  );
}

function actionBlock({ label, url }: { label: string; url: string }): ReactElement {
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
      'If the button does not work, copy this link into your browser:',
      h('br'),
      h(MailLink, { href: url, className: 'link', style: styles.link }, url),
    ),
  );
}

function noteLine({ text, url }: { text: string; url?: string }): ReactElement {
  const link = url ? [h('br'), h(MailLink, { href: url, className: 'link', style: styles.link }, url)] : [];
  return h('p', { className: 'quiet', style: styles.small }, text, ...link);
}

function footer(brand: Brand): ReactElement {
  return h(
    MailSection,
    { style: styles.footer },
    h(
      'p',
      { className: 'quiet', style: styles.footerText },
      `${brand.legalName} · `,
      h(
        MailLink,
        { href: `mailto:${brand.supportEmail}`, className: 'quiet', style: styles.footerLink },
        brand.supportEmail,
      ),
      ' · ',
      h('span', { style: { whiteSpace: 'nowrap' } }, brand.supportPhone),
    ),
    h('p', { className: 'quiet', style: styles.footerText }, brand.disclaimer),
  );
}

import { createElement as h, type CSSProperties, type ReactElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

/** HTML elements that render alike in Outlook, Gmail and Apple Mail: tables for layout, inline styles. */

const doctype =
  '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-transitional.dtd">';
const layoutTable = { align: 'center', width: '100%', border: 0, cellPadding: 0, cellSpacing: 0, role: 'presentation' };
const maxPreviewLength = 200;
/** Invisible characters that pad a short preview, so that clients do not append body text to it. */
const previewFiller = '\u00a0\u200c\u200b\u200d\ufeff';

interface BoxProps {
  style: CSSProperties;
  children?: ReactNode;
}

export interface Language {
  dir: 'ltr' | 'rtl';
  lang: string;
}

/** Renders a complete HTML document; React escapes text. */
export function renderDocument(language: Language, head: ReactNode, body: ReactNode): string {
  return doctype + renderToStaticMarkup(h('html', language, head, body));
}

export function Head({ children }: { children?: ReactNode }): ReactElement {
  return h(
    'head',
    null,
    h('meta', { content: 'text/html; charset=UTF-8', httpEquiv: 'Content-Type' }),
    h('meta', { name: 'x-apple-disable-message-reformatting' }),
    children,
  );
}

/** Preview text that clients show after the subject. */
export function Preview({ text }: { text: string }): ReactElement {
  const hidden = { display: 'none', overflow: 'hidden', lineHeight: '1px', opacity: 0, maxHeight: 0, maxWidth: 0 };
  const shown = text.slice(0, maxPreviewLength);
  const filler = previewFiller.repeat(maxPreviewLength - shown.length);
  return h('div', { style: hidden, 'data-skip-in-text': true }, shown, filler === '' ? null : h('div', null, filler));
}

/** Padding and color are repeated on a table cell: several clients replace the body element. */
export function Body({
  className,
  style,
  language,
  children,
}: BoxProps & { className: string; language: Language }): ReactElement {
  const { backgroundColor, padding } = style;
  const reset = { backgroundColor, ...(padding === undefined ? {} : { padding: 0 }) };
  const cell = h('td', { ...language, style }, children);
  return h('body', { className, ...language, style: reset }, table({}, cell));
}

/** A centered column, 37.5em wide unless `style` sets `maxWidth`. */
export function Container({ style, children }: BoxProps): ReactElement {
  return table({ maxWidth: '37.5em', ...style }, h('td', null, children));
}

/** A block with padding on a table cell, since Outlook ignores padding of tables. */
export function MailSection({ style, children }: BoxProps): ReactElement {
  return table({}, h('td', { style }, children));
}

function table(style: CSSProperties, cell: ReactElement): ReactElement {
  return h('table', { ...layoutTable, style }, h('tbody', null, h('tr', null, cell)));
}

interface LinkProps {
  href: string;
  className: string;
  style: CSSProperties;
  children?: ReactNode;
}

export function MailLink({ href, className, style, children }: LinkProps): ReactElement {
  return h('a', { href, className, style, target: '_blank' }, children);
}

/** A link styled as a button; padding in pixels. Outlook ignores padding of links, so conditional comments add wide spaces. */
export function MailButton({
  href,
  className,
  style,
  children,
  padding,
}: LinkProps & { padding: Padding }): ReactElement {
  const { block, inline } = padding;
  const noPadding = { msoPaddingAlt: '0px' };
  const base = { lineHeight: '100%', textDecoration: 'none', display: 'inline-block', maxWidth: '100%', ...noPadding };
  const label = { maxWidth: '100%', display: 'inline-block', lineHeight: '120%', ...noPadding };
  return h(
    'a',
    { href, className, target: '_blank', style: { ...base, ...style, padding: `${block}px ${inline}px` } },
    outlookSpace(inline, `;mso-text-raise:${toPoints(2 * block)}px`),
    h('span', { style: { ...label, msoTextRaise: toPoints(block) } }, children),
    outlookSpace(inline, '', '&#8203;'),
  );
}

interface Padding {
  block: number;
  inline: number;
}

function toPoints(pixels: number): number {
  return (pixels * 3) / 4;
}

/** Outlook caps the font width at 500 %, so wide padding takes several spaces. `width` in pixels. */
function outlookSpace(width: number, style: string, end = ''): ReactElement {
  const count = Math.ceil(width / 10);
  const percent = (width / count / 2) * 100;
  const html = `<!--[if mso]><i style="mso-font-width:${percent}%${style}" hidden>${'&#8202;'.repeat(count)}${end}</i><![endif]-->`;
  return h('span', { dangerouslySetInnerHTML: { __html: html } });
}

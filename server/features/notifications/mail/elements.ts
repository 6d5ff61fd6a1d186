import { createElement as h, type CSSProperties, type ReactElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

/** HTML elements that Outlook, Gmail and Apple Mail lay out alike: tables for boxes, styles on each element. */

const doctype =
  '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-transitional.dtd">';
const layoutTable = { align: 'center', width: '100%', border: 0, cellPadding: 0, cellSpacing: 0, role: 'presentation' };
const previewLength = 200;
/** Blank characters after a short preview keep clients from showing the mail's own text behind it. */
const previewFiller = '\u00a0\u200c\u200b\u200d\ufeff';

interface BoxProps {
  style: CSSProperties;
  children?: ReactNode;
}

/** A whole HTML document. React escapes every text in it. */
export function renderDocument(head: ReactNode, body: ReactNode): string {
  return doctype + renderToStaticMarkup(h('html', { dir: 'ltr', lang: 'en' }, head, body));
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

/** The line that a list of mails shows after the subject. */
export function Preview({ text }: { text: string }): ReactElement {
  const hidden = { display: 'none', overflow: 'hidden', lineHeight: '1px', opacity: 0, maxHeight: 0, maxWidth: 0 };
  const shown = text.slice(0, previewLength);
  const filler = previewFiller.repeat(previewLength - shown.length);
  return h('div', { style: hidden, 'data-skip-in-text': true }, shown, filler === '' ? null : h('div', null, filler));
}

/** Padding and color stand on a cell as well: several clients replace the body element by their own. */
export function Body({ className, style, children }: BoxProps & { className: string }): ReactElement {
  const { backgroundColor, padding } = style;
  const reset = { backgroundColor, ...(padding === undefined ? {} : { padding: 0 }) };
  const cell = h('td', { dir: 'ltr', lang: 'en', style }, children);
  return h('body', { className, dir: 'ltr', lang: 'en', style: reset }, table({}, cell));
}

/** A centered column as wide as `style` allows. */
export function Container({ style, children }: BoxProps): ReactElement {
  return table({ maxWidth: '37.5em', ...style }, h('td', null, children));
}

/** A block whose padding stands on a cell, since Outlook ignores padding of tables. */
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

/** Outlook ignores padding of links: conditional comments stretch hidden spaces to the same width. Padding in pixels. */
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

/** Outlook takes a font width of 500 % at most, so wide padding needs several spaces. */
function outlookSpace(width: number, style: string, end = ''): ReactElement {
  const count = Math.ceil(width / 10);
  const percent = (width / count / 2) * 100;
  const html = `<!--[if mso]><i style="mso-font-width:${percent}%${style}" hidden>${'&#8202;'.repeat(count)}${end}</i><![endif]-->`;
  return h('span', { dangerouslySetInnerHTML: { __html: html } });
}

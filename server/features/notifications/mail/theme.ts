import type { CSSProperties } from 'react';

/** The product's theme within the limits of mail clients: inline styles, with dark-mode overrides in a style sheet. */

const serif = "'Source Serif 4', 'Iowan Old Style', Georgia, 'Times New Roman', serif";
const sans = "'Public Sans', -apple-system, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif";
const mono = "'IBM Plex Mono', SFMono-Regular, Menlo, Consolas, monospace";

const text: CSSProperties = { margin: '0', fontFamily: sans, color: '#17202e', overflowWrap: 'anywhere' };
const quiet: CSSProperties = { ...text, fontSize: '14px', lineHeight: '21px', color: '#475063' };
const cell: CSSProperties = { ...text, padding: '10px 0', borderBottom: '1px solid #ded9cc', verticalAlign: 'top' };

const styles = {
  page: { backgroundColor: '#faf8f3', padding: '32px 12px 40px' },
  column: { maxWidth: '560px', margin: '0 auto' },
  brandRow: { padding: '0 4px 20px' },
  mark: {
    display: 'inline-block',
    padding: '5px 8px 4px',
    backgroundColor: '#1d3d6b',
    borderRadius: '4px',
    fontFamily: serif,
    fontSize: '15px',
    lineHeight: '18px',
    fontWeight: 600,
    letterSpacing: '0.06em',
    color: '#ffffff',
  },
  brandName: {
    ...text,
    display: 'inline-block',
    marginLeft: '10px',
    fontFamily: serif,
    fontSize: '18px',
    fontWeight: 600,
  },
  sheetTable: { width: '100%', borderCollapse: 'separate' },
  sheet: {
    backgroundColor: '#ffffff',
    border: '1px solid #ded9cc',
    borderTop: '3px solid #1d3d6b',
    borderRadius: '10px',
    padding: '32px 28px',
  },
  heading: { ...text, fontFamily: serif, fontSize: '28px', lineHeight: '34px', fontWeight: 600, margin: '0 0 16px' },
  paragraph: { ...text, fontSize: '16px', lineHeight: '25px', margin: '0 0 16px' },
  facts: { margin: '8px 0 24px', borderTop: '1px solid #ded9cc' },
  factsTable: { width: '100%', borderCollapse: 'collapse' },
  factLabel: { ...cell, ...quiet, textAlign: 'left', fontWeight: 400, paddingRight: '16px' },
  itemLabel: {
    ...cell,
    fontSize: '15px',
    lineHeight: '22px',
    textAlign: 'left',
    fontWeight: 400,
    paddingRight: '16px',
  },
  factDetail: { ...quiet, display: 'block' },
  factValue: { ...cell, fontSize: '15px', lineHeight: '22px', textAlign: 'right', fontVariantNumeric: 'tabular-nums' },
  factCode: { fontFamily: mono, fontSize: '16px', letterSpacing: '0.04em' },
  factTotal: { fontWeight: 700, color: '#17202e' },
  action: { padding: '8px 0 20px' },
  button: {
    backgroundColor: '#1d3d6b',
    borderRadius: '6px',
    fontFamily: sans,
    fontSize: '16px',
    fontWeight: 600,
    color: '#ffffff',
    textAlign: 'center',
  },
  small: { ...quiet, margin: '0 0 10px' },
  link: { color: '#1b4c8c', textDecoration: 'underline', wordBreak: 'break-all' },
  footer: { padding: '24px 4px 0' },
  footerText: { ...quiet, fontSize: '13px', lineHeight: '20px', color: '#5b6272', margin: '0 0 8px' },
  footerLink: { color: '#475063', textDecoration: 'underline' },
} as const satisfies Record<string, CSSProperties>;

export type Styles = Readonly<Record<keyof typeof styles, CSSProperties>>;

/** Mirrors a style for right-to-left mails: mail clients know no logical properties. */
function mirror(style: CSSProperties): CSSProperties {
  const { marginLeft, paddingRight, textAlign, ...rest } = style;
  const flipped = textAlign === 'left' ? 'right' : textAlign === 'right' ? 'left' : textAlign;
  return {
    ...rest,
    ...(marginLeft === undefined ? {} : { marginRight: marginLeft }),
    ...(paddingRight === undefined ? {} : { paddingLeft: paddingRight }),
    ...(flipped === undefined ? {} : { textAlign: flipped }),
  };
}

const mirrored = Object.fromEntries(Object.entries(styles).map(([name, style]) => [name, mirror(style)])) as Styles;

export function stylesFor(direction: 'ltr' | 'rtl'): Styles {
  return direction === 'rtl' ? mirrored : styles;
}

/** Pixels. */
export const buttonPadding = { block: 13, inline: 22 };

/** Dark-mode overrides; `[data-ogsc]` is the selector of Outlook's dark mode. */
const darkRules: readonly (readonly [selector: string, rule: string])[] = [
  ['.page', 'background-color:#10161f'],
  // The body's style is repeated on a table cell.
  ['.page>table>tbody>tr>td', 'background-color:#10161f'],
  ['.sheet', 'background-color:#18202b;border-color:#2c3645'],
  ['.ink', 'color:#efece4'],
  ['.quiet', 'color:#b9c0cc'],
  ['.line', 'border-color:#2c3645'],
  ['.solid', 'background-color:#a9c6f2;color:#0e1b2e'],
  ['.link', 'color:#a9c6f2'],
];

function important(rule: string): string {
  return rule.replaceAll(/(;|$)/g, ' !important$1');
}

export const styleSheet = [
  ':root{color-scheme:light dark;supported-color-schemes:light dark}',
  '@media (max-width:480px){.sheet{padding:24px 20px !important}.button{display:block !important}}',
  '@media (max-width:360px){.sheet{padding:20px 14px !important}}',
  `@media (prefers-color-scheme:dark){${darkRules.map(([name, rule]) => `${name}{${important(rule)}}`).join('')}}`,
  ...darkRules.map(([name, rule]) => `[data-ogsc] ${name}{${important(rule)}}`),
].join('\n');

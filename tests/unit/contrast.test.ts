import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const css = readFileSync(new URL('../../client/ui/tokens.css', import.meta.url), 'utf8');

/** Tokens of the rule whose selector contains `selector`, name → #rrggbb. */
function tokensOf(selector: string): Map<string, string> {
  const start = css.indexOf('{', css.indexOf(selector));
  const body = css.slice(start, css.indexOf('}', start));
  return new Map(
    [...body.matchAll(/--([a-z0-9-]+):\s*(#[0-9a-f]{6});/gu)].map((match) => [match[1] ?? '', match[2] ?? '']),
  );
}

function luminance(hex: string): number {
  const channels = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255);
  const [red = 0, green = 0, blue = 0] = channels.map((value) =>
    value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(first: string, second: string): number {
  const [light = 0, dark = 0] = [luminance(first), luminance(second)].toSorted((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

const surfaces = ['bg', 'sheet', 'sunken'];

const textPairs: [string, string][] = [
  ...['ink', 'ink-2', 'ink-3', 'link', 'brass', 'seal'].flatMap((text) =>
    surfaces.map((surface): [string, string] => [text, surface]),
  ),
  ...['brass', 'seal', 'ok', 'warn', 'info', 'idle'].map((text): [string, string] => [text, `${text}-soft`]),
  ...['info', 'ok', 'warn', 'seal'].flatMap((tone): [string, string][] => [
    ['ink', `${tone}-soft`],
    ['ink-2', `${tone}-soft`],
  ]),
  ['primary', 'primary-soft'],
  ['link', 'primary-soft'],
  ['ink', 'primary-soft'],
  ['ink-2', 'primary-soft'],
  ['on-primary', 'primary'],
  ['on-primary', 'primary-hover'],
  ['on-seal', 'seal'],
  ['on-seal', 'seal-hover'],
  ['bg', 'ink'],
];

const linePairs: [string, string][] = [
  ['line-strong', 'sheet'],
  ['focus', 'bg'],
  ['focus', 'sheet'],
  ['focus', 'sunken'],
];

describe.each([
  ['light', "[data-theme='light'] {"],
  ['dark', "[data-theme='dark'] {"],
])('the %s theme', (_theme, selector) => {
  const tokens = tokensOf(selector);
  const ratio = (first: string, second: string) => contrast(tokens.get(first) ?? '', tokens.get(second) ?? '');

  it('names the same colours as the other theme', () => {
    expect(tokens.size).toBeGreaterThan(25);
    expect([...tokens.keys()].toSorted()).toEqual([...tokensOf("[data-theme='light'] {").keys()].toSorted());
  });

  it.each(textPairs)('%s has a contrast of at least 4.5:1 on %s', (text, surface) =>
    expect(ratio(text, surface)).toBeGreaterThanOrEqual(4.5),
  );

  it.each(linePairs)('%s has a contrast of at least 3:1 with %s', (line, surface) =>
    expect(ratio(line, surface)).toBeGreaterThanOrEqual(3),
  );
});

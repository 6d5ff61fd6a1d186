/** Names of tests as the summary has them: `tests/e2e/pay.spec.ts: pays once`. */

/** File and title of a test as the summary names it. */
export function placeOf(test: string): { file: string; title: string } {
  const at = test.indexOf(': ');
  return { file: test.slice(0, at), title: test.slice(at + 2) };
}

/** A pattern of this title alone. Vitest's pattern sees ` > ` where its report has a space between groups. */
export function patternOf(title: string): string {
  return title.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`).replaceAll(' ', '(?: > | )');
}

/**
 * A text with a space for each part from an opening sign of `pairs` to the next of its closing sign; a sign that is never closed
 * stays. Linear, unlike a regular expression, which looks for the end anew from each opening sign.
 */
export function withoutPairs(text: string, pairs: Readonly<Record<string, string>>): string {
  const unclosed = new Set<string>();
  let rest = '';
  let kept = 0;
  for (let at = 0; at < text.length; at += 1) {
    const sign = text.charAt(at);
    const closing = pairs[sign];
    if (closing === undefined || unclosed.has(sign)) continue;
    const end = text.indexOf(closing, at + 1);
    if (end < 0) {
      unclosed.add(sign);
      continue;
    }
    rest += `${text.slice(kept, at)} `;
    kept = end + 1;
    at = end;
  }
  return rest + text.slice(kept);
}

/** Texts of users on one line, in subjects, names and facts. */

/** Collapses to one line. */
export function collapse(text: string): string {
  return text.replaceAll(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim();
}

/** Collapses to one line; strips control characters and bidirectional overrides. */
export function oneLine(text: string): string {
  return collapse(text)
    .replaceAll(/[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, '')
    .trim();
}

/** Truncates a title in the middle, so that its file extension stays. */
export function truncateTitle(title: string, most = 60): string {
  const letters = [...oneLine(title)];
  if (letters.length <= most) return letters.join('');
  return `${letters.slice(0, most - 11).join('')}…${letters.slice(-10).join('')}`;
}

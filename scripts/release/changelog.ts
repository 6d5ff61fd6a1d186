const unreleased = /^## \[?Unreleased\]?[ \t]*$/m;

/**
 * A changelog in the form of keepachangelog.com whose entries under "Unreleased" have become those of `version`. `date`:
 * `YYYY-MM-DD`. Throws without entries.
 */
export function releaseChangelog(text: string, { version, date }: { version: string; date: string }): string {
  const heading = unreleased.exec(text);
  if (!heading) throw new Error('CHANGELOG.md has no section "## [Unreleased]"');
  const start = heading.index + heading[0].length;
  const next = text.slice(start).search(/^## /m);
  const end = next < 0 ? text.length : start + next;
  const entries = text.slice(start, end).trim();
  if (entries === '') throw new Error('CHANGELOG.md has no entries under "Unreleased"');
  if (text.includes(`\n## [${version}]`)) throw new Error(`CHANGELOG.md has a section of ${version} already`);
  const rest = text.slice(end);
  return `${text.slice(0, heading.index)}## [Unreleased]\n\n## [${version}] - ${date}\n\n${entries}\n${rest === '' ? '' : `\n${rest}`}`;
}

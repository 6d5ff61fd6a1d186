import { findingLevels, type TextFinding } from '#shared/schemas/studio.ts';

/** Cycles through findings by level, visiting each block or box once per round. */
export function findingRounds(): { next: (findings: readonly TextFinding[]) => TextFinding | undefined } {
  let visited: { key: string; at: number } | undefined;
  return {
    next(findings) {
      const stops = stopsOf(findings);
      const at = stops.findIndex((stop) => keyOf(stop) === visited?.key);
      // If the last visited finding was solved meanwhile, the one now in its position is next.
      const next = visited === undefined ? 0 : at >= 0 ? at + 1 : visited.at;
      const stop = stops[next] ?? stops[0];
      visited = stop && { key: keyOf(stop), at: stops.indexOf(stop) };
      return stop;
    },
  };
}

function stopsOf(findings: readonly TextFinding[]): TextFinding[] {
  const ordered = findingLevels.flatMap((level) => findings.filter((finding) => finding.level === level));
  const seen = new Set<string>();
  return ordered.filter((finding) => {
    const key = keyOf(finding);
    return !seen.has(key) && seen.add(key);
  });
}

function keyOf({ blockId, page, rule }: TextFinding): string {
  return blockId ?? `${page ?? ''} ${rule}`;
}

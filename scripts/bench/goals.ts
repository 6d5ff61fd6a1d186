/** One line of the result: the goal's bound and the measured value. */
export interface Finding {
  goal: string;
  must: string;
  found: string;
  /** Undefined without a bound. */
  isMet?: boolean | undefined;
}

/** Met when nothing is listed; otherwise the number and the first three are printed. */
export function noneOf(goal: string, listed: readonly string[]): Finding {
  const found = [String(listed.length), ...listed.slice(0, 3).map((item) => item.slice(0, 60))].join(' ');
  return { goal, must: '0', found, isMet: listed.length === 0 };
}

export function atLeast(goal: string, must: number, found: number): Finding {
  return { goal, must: `≥ ${must}`, found: found.toFixed(2), isMet: found >= must };
}

/** `unit` is appended to both numbers. */
export function atMost(goal: string, { must, found, unit }: { must: number; found: number; unit: string }): Finding {
  return { goal, must: `≤ ${must}${unit}`, found: `${found.toFixed(1)}${unit}`, isMet: found <= must };
}

/** Prints the table. True when no goal is missed. */
export function report(findings: readonly Finding[]): boolean {
  const width = (pick: (finding: Finding) => string) => Math.max(...findings.map((finding) => pick(finding).length));
  const widths = [width(({ goal }) => goal), width(({ must }) => must), width(({ found }) => found)] as const;
  for (const { goal, must, found, isMet } of findings) {
    const verdict = isMet === undefined ? '' : isMet ? 'met' : 'MISSED';
    console.log([goal.padEnd(widths[0]), must.padStart(widths[1]), found.padStart(widths[2]), verdict].join('  '));
  }
  return findings.every(({ isMet }) => isMet !== false);
}

export function median(values: readonly number[]): number {
  return percentile(values, 0.5);
}

/** 0 for an empty list. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

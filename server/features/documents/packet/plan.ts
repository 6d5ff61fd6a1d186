/** How the files of a packet are divided among parts. Pure. */

/** A file, or some pages of one that is larger than a part. */
export interface PlannedSection {
  paper: number;
  section: number;
  range: readonly [number, number] | null;
}

interface SizedPaper {
  /** Pieces of each file: the whole file, or page ranges if it exceeds the limit. */
  sections: readonly (readonly { range: readonly [number, number] | null; sizeBytes: number }[])[];
}

/** Papers in their order; one that fits a part is never divided. Every piece must fit `maxBytes`. */
export function planParts(papers: readonly SizedPaper[], maxBytes: number): PlannedSection[][] {
  const parts: PlannedSection[][] = [];
  let left = 0;
  const start = (): void => {
    parts.push([]);
    left = maxBytes;
  };
  for (const [paper, { sections }] of papers.entries()) {
    const pieces = sections.flatMap((ranges, section) => ranges.map((piece) => ({ paper, section, ...piece })));
    const total = pieces.reduce((sum, { sizeBytes }) => sum + sizeBytes, 0);
    if (total > left) start();
    for (const { sizeBytes, ...piece } of pieces) {
      if (sizeBytes > left) start();
      parts.at(-1)?.push(piece);
      left -= sizeBytes;
    }
  }
  return parts;
}

import { useState } from 'react';
import { packetPapersMax } from '#shared/filing-packets.ts';
import type { TranslationView } from '#shared/schemas/documents.ts';

export type PacketChoice = ReturnType<typeof usePacketChoice>;

/** Papers chosen for a filing packet, across folders and pages; undefined while none are being chosen. */
export function usePacketChoice() {
  const [papers, setPapers] = useState<readonly TranslationView[]>();
  const has = (id: string) => papers?.some((paper) => paper.id === id) ?? false;
  return {
    papers,
    isFull: (papers?.length ?? 0) >= packetPapersMax,
    has,
    start: () => setPapers([]),
    end: () => setPapers(undefined),
    set: (file: TranslationView, isChosen: boolean) =>
      setPapers((before = []) => {
        const others = before.filter(({ id }) => id !== file.id);
        return isChosen ? [...others, file] : others;
      }),
    addAll: (files: readonly TranslationView[]) =>
      setPapers((before = []) => {
        const added = files.filter(({ id }) => before.every((paper) => paper.id !== id));
        return [...before, ...added].slice(0, packetPapersMax);
      }),
  };
}

import { useState } from 'react';
import { Button } from '#client/ui/button/button.tsx';
import { words } from '#client/ui/words.ts';
import { packetPapersMax } from '#shared/filing-packets.ts';
import type { TranslationView } from '#shared/schemas/documents.ts';
import { PacketDialog } from './packet-dialog.tsx';
import type { PacketChoice } from './use-packet.ts';

/** Sticky bar with the papers chosen for a packet and the next step. */
export function PacketBar({ packet, files }: { packet: PacketChoice; files: readonly TranslationView[] }) {
  const t = words('folders');
  const [isOpen, setIsOpen] = useState(false);
  const { papers } = packet;
  if (!papers) return null;
  const isAll = files.every(({ id }) => packet.has(id));
  return (
    <section
      aria-label={t('packet.title')}
      className="sticky bottom-3 z-10 mt-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-3 rounded-card border border-line-strong bg-sheet p-4 shadow-1"
    >
      <div className="min-w-0">
        <p role="status" className="font-semibold">
          {papers.length === 0 ? t('packet.choose') : t('packet.chosen', { count: papers.length })}
        </p>
        <p className="text-sm text-ink-2">
          {packet.isFull ? t('packet.full', { count: String(packetPapersMax) }) : t('packet.order')}
        </p>
      </div>
      <div className="flex flex-wrap gap-2 max-sm:w-full">
        <Button size="sm" variant="quiet" onClick={packet.end}>
          {words('parts')('cancel')}
        </Button>
        {files.length > 1 && !isAll ? (
          <Button size="sm" variant="secondary" onClick={() => packet.addAll(files)}>
            {t('packet.chooseAll')}
          </Button>
        ) : null}
        <Button size="sm" wide="phone" disabled={papers.length === 0} onClick={() => setIsOpen(true)}>
          {t('packet.make')}
        </Button>
      </div>
      <PacketDialog open={isOpen} papers={papers} onOpenChange={setIsOpen} onDone={packet.end} />
    </section>
  );
}

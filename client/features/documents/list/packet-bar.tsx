import { Download } from 'lucide-react';
import { useId, useState } from 'react';
import { describeError } from '#client/lib/error-message.ts';
import { FailureAlert } from '#client/lib/failure-alert.tsx';
import { saveLink } from '#client/lib/open-file.ts';
import { paperTitle } from '#client/lib/paper-title.ts';
import { trpc } from '#client/lib/trpc.ts';
import { Button } from '#client/ui/button/button.tsx';
import { useToast } from '#client/ui/feedback/use-toast.ts';
import { RadioCard, RadioCardGroup } from '#client/ui/form/radio-card.tsx';
import { Dialog } from '#client/ui/overlay/dialog.tsx';
import { words } from '#client/ui/words.ts';
import { type FilingPortal, filingPortalKeys, packetPapersMax, portalSize } from '#shared/filing-packets.ts';
import type { TranslationView } from '#shared/schemas/documents.ts';
import type { PacketChoice } from './use-packet.ts';

interface PacketDialogProps {
  open: boolean;
  papers: readonly TranslationView[];
  onOpenChange: (open: boolean) => void;
  /** The packet's download has started. */
  onDone: () => void;
}

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

/** Asks where a packet is filed, and downloads it. */
function PacketDialog({ open, papers, onOpenChange, onDone }: PacketDialogProps) {
  const t = words('folders');
  const name = useId();
  const toast = useToast();
  const [portal, setPortal] = useState<FilingPortal>('uscis');
  const link = trpc.documents.packet.useMutation({
    onSuccess: ({ url, parts }) => {
      saveLink(url);
      toast.show({
        title: t('packet.started'),
        description:
          parts === 1 ? t('packet.one') : t('packet.split', { parts: String(parts), size: portalSize(portal) }),
      });
      onOpenChange(false);
      onDone();
    },
  });
  function make() {
    if (!link.isPending) link.mutate({ ids: papers.map(({ id }) => id), portal });
  }
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => {
        if (!next) link.reset();
        onOpenChange(next);
      }}
      title={t('packet.title')}
      description={t('packet.description')}
      footer={
        <>
          <Button variant="secondary" onClick={() => onOpenChange(false)}>
            {t('packet.back')}
          </Button>
          <Button icon={<Download aria-hidden="true" />} busy={link.isPending} onClick={make}>
            {t('packet.download')}
          </Button>
        </>
      }
    >
      <FailureAlert failure={link.error ? describeError(link.error) : undefined} />
      <RadioCardGroup legend={t('packet.where')} hint={t('packet.whereHint')}>
        {filingPortalKeys.map((key) => (
          <RadioCard
            key={key}
            name={name}
            value={key}
            label={t(`packet.portals.${key}`)}
            description={t('packet.size', { size: portalSize(key) })}
            checked={portal === key}
            onChange={() => setPortal(key)}
          />
        ))}
      </RadioCardGroup>
      <h3 className="mt-6 text-sm font-semibold">{t('packet.papers', { count: papers.length })}</h3>
      <ol className="mt-1.5 max-h-48 list-decimal space-y-1 overflow-y-auto ps-6 text-sm" tabIndex={0}>
        {papers.map((paper) => (
          <li key={paper.id}>
            <bdi>{paperTitle(paper)}</bdi>
          </li>
        ))}
      </ol>
      <p className="mt-4 text-sm text-ink-2">{t('packet.note')}</p>
    </Dialog>
  );
}

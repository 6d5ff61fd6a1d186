import { Download, X } from 'lucide-react';
import { useState } from 'react';
import { UploadPhase } from '#client/features/documents/order/upload-phase.tsx';
import { PhotoAdviceAlert } from '#client/features/documents/photo-check/photo-advice.tsx';
import { fileSize } from '#client/lib/format.ts';
import { usePrices } from '#client/lib/prices.ts';
import { Button } from '#client/ui/button/button.tsx';
import { IconButton } from '#client/ui/button/icon-button.tsx';
import { FileCard } from '#client/ui/data/file-card.tsx';
import { Money } from '#client/ui/data/money.tsx';
import { words } from '#client/ui/words.ts';
import { Choices, type ChoicesProps } from './queue-choices.tsx';
import { itemCents, type QueueItem } from './queue-item.ts';

export interface QueueRowProps extends ChoicesProps {
  onRetry: () => void;
  onCancel: () => void;
  onRemove: () => void;
  onDownload: () => void;
  /** One of several: shared options are above the list, the others expand. */
  isCompact?: boolean;
}

/** One document of several: its options, upload state and price. */
export function QueueRow(props: QueueRowProps) {
  const t = words('order');
  const { item, disabled, isCompact = false, onRetry, onCancel, onRemove, onDownload } = props;
  const [isOpen, setIsOpen] = useState(false);
  const { draft, phase } = item;
  const prices = usePrices();
  const cents = itemCents(item, prices);
  return (
    <FileCard
      name={draft.filename}
      meta={describeFile(item)}
      thumb={draft.thumbnail ? <img src={draft.thumbnail} alt="" /> : undefined}
      actions={
        <>
          <IconButton
            size="sm"
            label={t('files.downloadOf', { name: draft.filename })}
            title={t('files.download')}
            onClick={onDownload}
          >
            <Download aria-hidden="true" />
          </IconButton>
          <IconButton
            size="sm"
            label={t('files.removeOf', { name: draft.filename })}
            title={t('files.remove')}
            disabled={disabled}
            onClick={onRemove}
          >
            <X aria-hidden="true" />
          </IconButton>
        </>
      }
    >
      {draft.advice?.length ? (
        <div className="mb-4">
          <PhotoAdviceAlert advice={draft.advice} pages={draft.pages} />
        </div>
      ) : null}
      <Choices {...props} isShort={isCompact && !isOpen} disabled={disabled || phase.name === 'reading'} />
      <div className="mt-3 flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-t border-line pt-3">
        <div className="min-w-0 flex-1 basis-60">
          <UploadPhase item={item} onRetry={onRetry} onCancel={onCancel} />
        </div>
        {isCompact ? (
          <Button
            size="sm"
            variant="quiet"
            aria-expanded={isOpen}
            aria-label={t(isOpen ? 'form.lessOf' : 'form.moreOf', { name: draft.filename })}
            onClick={() => setIsOpen(!isOpen)}
          >
            {t(isOpen ? 'form.less' : 'form.more')}
          </Button>
        ) : null}
        {cents === undefined ? null : <Money cents={cents} currency={prices.currency} className="font-semibold" />}
      </div>
    </FileCard>
  );
}

/** Size, and pages once counted. */
export function describeFile({ draft, phase }: QueueItem): string {
  const t = words('order');
  if (phase.name === 'reading') return t('files.reading');
  const size = fileSize(draft.sizeBytes);
  return draft.pages === undefined
    ? size
    : t('files.sized', { size, pages: words('offer')('pages', { count: draft.pages }) });
}

import { X } from 'lucide-react';
import { PhotoAdviceAlert } from '#client/features/documents/photo-check/photo-advice.tsx';
import type { QueueItem } from '#client/features/documents/upload-queue/queue-item.ts';
import { describeFile } from '#client/features/documents/upload-queue/queue-row.tsx';
import { Button } from '#client/ui/button/button.tsx';
import { IconButton } from '#client/ui/button/icon-button.tsx';
import { FileCard } from '#client/ui/data/file-card.tsx';
import { Progress } from '#client/ui/feedback/progress.tsx';
import { words } from '#client/ui/words.ts';
import { UploadPhase } from './upload-phase.tsx';

export interface SingleFileProps {
  item: QueueItem | undefined;
  disabled: boolean;
  onRemove: (key: string) => void;
  onCancel: (key: string) => void;
  onRetry: (key: string) => void;
}

/** The only document of an order, with its upload progress. */
export function SingleFile({ item, disabled, onRemove, onCancel, onRetry }: SingleFileProps) {
  const t = words('order');
  if (!item) return null;
  const { key, draft, phase } = item;
  const isSending = phase.name === 'sending';
  return (
    <FileCard
      name={draft.filename}
      meta={describeFile(item)}
      thumb={draft.thumbnail ? <img src={draft.thumbnail} alt="" /> : undefined}
      actions={
        isSending ? (
          <Button variant="secondary" size="sm" onClick={() => onCancel(key)}>
            {t('files.cancelUpload')}
          </Button>
        ) : (
          <IconButton label={t('files.removeFile')} disabled={disabled} onClick={() => onRemove(key)}>
            <X aria-hidden="true" />
          </IconButton>
        )
      }
    >
      <PhotoAdviceAlert advice={draft.advice} pages={draft.pages} />
      {isSending ? <Progress label={t('files.uploading')} value={phase.percent} /> : null}
      {phase.name === 'failed' || phase.name === 'waiting' ? (
        <UploadPhase item={item} onRetry={() => onRetry(key)} onCancel={() => onCancel(key)} />
      ) : null}
    </FileCard>
  );
}

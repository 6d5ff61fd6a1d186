import { Check } from 'lucide-react';
import type { QueueItem } from '#client/features/documents/upload-queue/queue-item.ts';
import { Button } from '#client/ui/button/button.tsx';
import { MessageText } from '#client/ui/feedback/message-text.tsx';
import { Progress } from '#client/ui/feedback/progress.tsx';
import { words } from '#client/ui/words.ts';

export interface UploadPhaseProps {
  item: QueueItem;
  onRetry: () => void;
  onCancel: () => void;
}

/** A file's upload state, with retry and cancel. */
export function UploadPhase({ item, onRetry, onCancel }: UploadPhaseProps) {
  const t = words('order');
  const { phase, draft } = item;
  const name = draft.filename;
  switch (phase.name) {
    case 'sending':
      return (
        <div className="flex items-center gap-3">
          <div className="flex-1">
            <Progress label={t('files.uploadingOf', { name })} hideLabel value={phase.percent} />
          </div>
          <span aria-hidden="true" className="w-10 text-end text-sm text-ink-2 tabular-nums">
            {Math.round(phase.percent)}%
          </span>
          <Button size="sm" variant="quiet" aria-label={t('files.cancelOf', { name })} onClick={onCancel}>
            {t('files.cancel')}
          </Button>
        </div>
      );
    case 'waiting':
      return (
        <div className="flex flex-wrap items-center gap-3">
          <p role="status" className="text-sm font-medium text-warn">
            <MessageText text={phase.reason.text} lang={phase.reason.lang} /> {t('files.retryLater')}
          </p>
          <Button size="sm" variant="secondary" aria-label={t('files.retryOf', { name })} onClick={onRetry}>
            {t('files.retryNow')}
          </Button>
        </div>
      );
    case 'failed':
      return (
        <div className="flex flex-wrap items-center gap-3">
          <p role="alert" className="text-sm font-medium text-seal">
            <MessageText text={phase.reason.text} lang={phase.reason.lang} />
          </p>
          <Button size="sm" variant="secondary" aria-label={t('files.retryOf', { name })} onClick={onRetry}>
            {t('files.retry')}
          </Button>
        </div>
      );
    case 'stored':
      return (
        <p className="flex items-center gap-1.5 text-sm font-medium text-ok">
          <Check aria-hidden="true" className="size-4" /> {t('files.uploaded')}
        </p>
      );
    case 'ready':
      return (
        <p className="text-sm text-ink-2">
          {item.options.sourceLanguage === undefined ? t('files.needsLanguage') : t('files.ready')}
        </p>
      );
    case 'reading':
    case 'refused':
      return null;
  }
}

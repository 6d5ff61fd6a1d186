import { FileX2, X } from 'lucide-react';
import type { QueueItem } from '#client/features/documents/upload-queue/queue-item.ts';
import { IconButton } from '#client/ui/button/icon-button.tsx';
import { MessageText } from '#client/ui/feedback/message-text.tsx';
import { words } from '#client/ui/words.ts';

export interface RefusedFilesProps {
  items: readonly QueueItem[];
  onRemove: (key: string) => void;
}

/** Refused files with their reasons, until dismissed. */
export function RefusedFiles({ items, onRemove }: RefusedFilesProps) {
  const t = words('order');
  if (items.length === 0) return null;
  return (
    <section aria-label={t('files.refused')} className="rounded-card border border-seal bg-seal-soft p-4">
      <h2 className="font-semibold">{t('files.refusedCount', { count: items.length })}</h2>
      <p className="text-sm text-ink-2">{t('files.refusedText')}</p>
      <ul className="mt-2 divide-y divide-line">
        {items.map(({ key, draft, phase }) => (
          <li key={key} className="flex items-start gap-3 py-2">
            <FileX2 aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-seal" />
            <div className="min-w-0 flex-1">
              <bdi className="font-semibold wrap-anywhere">{draft.filename}</bdi>
              {phase.name === 'refused' ? (
                <p role="alert" className="text-sm font-medium text-seal">
                  <MessageText text={phase.reason.text} lang={phase.reason.lang} />
                </p>
              ) : null}
            </div>
            <IconButton
              size="sm"
              label={t('files.dismissOf', { name: draft.filename })}
              title={t('files.dismiss')}
              onClick={() => onRemove(key)}
            >
              <X aria-hidden="true" />
            </IconButton>
          </li>
        ))}
      </ul>
    </section>
  );
}

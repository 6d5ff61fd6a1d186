import { linkTo } from '#client/features/documents/list/document-actions.tsx';
import type { QueueItem } from '#client/features/documents/upload-queue/queue-item.ts';
import { QueueRow } from '#client/features/documents/upload-queue/queue-row.tsx';
import type { UploadQueue } from '#client/features/documents/upload-queue/upload-queue.ts';
import { useFileAction } from '#client/lib/use-file-action.tsx';
import { words } from '#client/ui/words.ts';
import { CommonChoices } from './common-choices.tsx';

export interface OrderListProps {
  items: readonly QueueItem[];
  queue: UploadQueue;
  disabled: boolean;
  isChecked: boolean;
  onRemove: (key: string) => void;
}

/** The documents of an order, each with its own options. */
export function OrderList({ items, queue, disabled, isChecked, onRemove }: OrderListProps) {
  const t = words('order');
  const file = useFileAction('overview');
  if (items.length === 0) return null;
  return (
    <>
      {items.length > 1 ? <CommonChoices items={items} queue={queue} disabled={disabled} /> : null}
      <ul aria-label={t('form.inOrder')} className="grid gap-4">
        {items.map((item) => {
          const { key, draft } = item;
          return (
            <li key={key}>
              <QueueRow
                item={item}
                isCompact={items.length > 1}
                disabled={disabled}
                isChecked={isChecked}
                onOptions={(options) => queue.setOptions(key, options)}
                onApplyToAll={items.length > 1 ? () => queue.applyToAll(key) : undefined}
                onRetry={() => queue.retry(key)}
                onCancel={() => queue.cancel(key)}
                onRemove={() => onRemove(key)}
                onDownload={() => {
                  if (draft.isStored && draft.documentId !== undefined) {
                    file.download(linkTo(draft.documentId, 'original', 'attachment'));
                  } else if (draft.file) saveFile(draft.file);
                }}
              />
            </li>
          );
        })}
      </ul>
      {file.viewer}
    </>
  );
}

/** Downloads the chosen file from memory, before the server has it. */
function saveFile(file: File): void {
  const address = URL.createObjectURL(file);
  const anchor = document.createElement('a');
  anchor.href = address;
  anchor.download = file.name;
  anchor.click();
  URL.revokeObjectURL(address);
}

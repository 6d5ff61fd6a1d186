import { linkTo } from '#client/features/documents/list/document-actions.tsx';
import { SpeedSelect } from '#client/features/documents/promise/speed-fields.tsx';
import { ServiceSelect } from '#client/features/documents/upload-queue/queue-choices.tsx';
import type { QueueItem } from '#client/features/documents/upload-queue/queue-item.ts';
import { QueueRow } from '#client/features/documents/upload-queue/queue-row.tsx';
import type { UploadQueue } from '#client/features/documents/upload-queue/upload-queue.ts';
import { useFileAction } from '#client/lib/use-file-action.tsx';
import { Card, CardHeader } from '#client/ui/layout/card.tsx';
import { words } from '#client/ui/words.ts';
import type { OrderOptions } from './draft.ts';
import { RecipientField } from './order-options.tsx';

interface CommonChoicesProps {
  items: readonly QueueItem[];
  queue: UploadQueue;
  disabled: boolean;
}

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

/** Options that the papers of an order usually share; a change applies to all of them. */
function CommonChoices({ items, queue, disabled }: CommonChoicesProps) {
  const t = words('order');
  const title = t('form.forAll', { count: items.length });
  const [first] = items;
  if (!first) return null;
  const shared = <Key extends keyof OrderOptions>(key: Key): OrderOptions[Key] | undefined =>
    items.every(({ options }) => options[key] === first.options[key]) ? first.options[key] : undefined;
  return (
    <Card as="section" aria-label={title}>
      <CardHeader title={title} />
      <div className="grid gap-x-4 gap-y-3 md:grid-cols-2">
        <ServiceSelect
          value={shared('translationType')}
          choice={first.options}
          disabled={disabled}
          onChange={(translationType) => queue.setForAll({ translationType })}
        />
        <SpeedSelect
          choice={first.options}
          isMixed={shared('speed') === undefined}
          disabled={disabled}
          onChange={(speed) => queue.setForAll({ speed })}
        />
        <div className="md:col-span-2">
          <RecipientField
            size="sm"
            value={shared('recipient')}
            disabled={disabled}
            onChange={(recipient) => queue.setForAll({ recipient })}
          />
        </div>
      </div>
    </Card>
  );
}

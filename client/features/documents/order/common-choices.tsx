import { SpeedSelect } from '#client/features/documents/promise/speed-fields.tsx';
import { ServiceSelect } from '#client/features/documents/upload-queue/queue-choices.tsx';
import type { QueueItem } from '#client/features/documents/upload-queue/queue-item.ts';
import type { UploadQueue } from '#client/features/documents/upload-queue/upload-queue.ts';
import { Card, CardHeader } from '#client/ui/layout/card.tsx';
import { words } from '#client/ui/words.ts';
import type { OrderOptions } from './draft.ts';
import { RecipientField } from './order-options.tsx';

export interface CommonChoicesProps {
  items: readonly QueueItem[];
  queue: UploadQueue;
  disabled: boolean;
}

/** What the papers of an order mostly share; a change is of all of them. */
export function CommonChoices({ items, queue, disabled }: CommonChoicesProps) {
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

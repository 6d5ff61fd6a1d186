import { useMutation } from '@tanstack/react-query';
import { Images } from 'lucide-react';
import { rememberAdvice } from '#client/features/documents/photo-check/page-advice.ts';
import type { QueueItem } from '#client/features/documents/upload-queue/queue-item.ts';
import type { UploadQueue } from '#client/features/documents/upload-queue/upload-queue.ts';
import { describeError } from '#client/lib/error-message.ts';
import { FailureAlert } from '#client/lib/failure-alert.tsx';
import { Button } from '#client/ui/button/button.tsx';
import { InlineAlert } from '#client/ui/feedback/inline-alert.tsx';
import { words } from '#client/ui/words.ts';

/** Offers to make several photos the pages of one document. */
export function PhotoPages({ items, queue }: { items: readonly QueueItem[]; queue: UploadQueue }) {
  const t = words('order');
  const photos = items.filter(isPhoto);
  const combine = useMutation({
    mutationFn: async () => {
      const { combinePhotos } = await import('./combine-photos.ts');
      const paper = await combinePhotos(photos.flatMap(({ draft }) => draft.file ?? []));
      const advice = photos.flatMap(
        ({ draft }, index) => draft.advice?.map((one) => ({ ...one, page: index + 1 })) ?? [],
      );
      rememberAdvice(paper, advice);
      const options = photos[0]?.options;
      for (const { key } of photos) await queue.remove(key);
      queue.add([paper], options);
    },
  });
  if (photos.length < 2 && !combine.isPending && !combine.error) return null;
  return (
    <>
      <FailureAlert failure={combine.error ? describeError(combine.error) : undefined} />
      {photos.length < 2 ? null : (
        <InlineAlert
          tone="info"
          title={t('files.photos', { count: photos.length })}
          action={
            <Button
              size="sm"
              variant="secondary"
              icon={<Images aria-hidden="true" />}
              busy={combine.isPending}
              onClick={() => combine.mutate()}
            >
              {t('files.combine')}
            </Button>
          }
        >
          {t('files.combineText')}
        </InlineAlert>
      )}
    </>
  );
}

/** A photo that this browser has opened and not uploaded yet. */
function isPhoto({ draft, phase }: QueueItem): boolean {
  const isImage = draft.file !== undefined && draft.file.type !== 'application/pdf';
  return isImage && draft.thumbnail !== undefined && !draft.isStored && phase.name === 'ready';
}

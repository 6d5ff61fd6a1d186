import { useEffect, useRef } from 'react';
import { useMay } from '#client/features/auth/organizations/use-may.ts';
import { isDelivered, isDraft } from '#client/features/documents/status.ts';
import { paperName } from '#client/lib/paper-title.ts';
import { trpc } from '#client/lib/trpc.ts';
import { useFileAction } from '#client/lib/use-file-action.tsx';
import { useToast } from '#client/ui/feedback/use-toast.ts';
import { words } from '#client/ui/words.ts';
import { limits } from '#shared/limits.ts';
import type { DocumentView } from '#shared/schemas/documents.ts';
import { linkTo } from './document-actions.tsx';
import { newestQuery } from './list-search.ts';

const pollIntervalMs = 20_000;

/** Shows a toast with a download for each order that becomes ready. Renders nothing. */
export function ReadyNotice() {
  const toast = useToast();
  const file = useFileAction('overview');
  const mayOpen = useMay('handle');
  const known = useRef<ReadonlyMap<string, boolean>>(undefined);
  const { data } = trpc.documents.list.useQuery(newestQuery, {
    refetchInterval: ({ state }) => (state.data?.items.some(isUnderWay) ? pollIntervalMs : false),
  });

  useEffect(() => {
    if (!data) return;
    const t = words('documents');
    const before = known.current;
    known.current = new Map(data.items.map((document) => [document.id, isReady(document)]));
    for (const document of data.items) {
      if (!isReady(document) || before?.get(document.id) !== false) continue;
      toast.show({
        tone: 'ok',
        title: t('actions.ready'),
        description: <bdi>{paperName(document)}</bdi>,
        timeout: limits.readyToastMs,
        ...(mayOpen
          ? {
              action: {
                label: t('actions.download'),
                onPress: () => file.download(linkTo(document.id, 'translation', 'attachment')),
              },
            }
          : {}),
      });
    }
  }, [data, file, mayOpen, toast]);
  return null;
}

function isReady(document: DocumentView): boolean {
  return document.hasTranslation && isDelivered(document);
}

function isUnderWay(document: DocumentView): boolean {
  return !isDraft(document) && !isReady(document);
}

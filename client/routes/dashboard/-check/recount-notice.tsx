import { useQuery } from '@tanstack/react-query';
import { findPendingFile } from '#client/lib/pending-files.ts';
import { formatPrice, usePrices } from '#client/lib/prices.ts';
import { InlineAlert } from '#client/ui/feedback/inline-alert.tsx';
import { slot } from '#client/ui/message-tags.ts';
import { words } from '#client/ui/words.ts';
import { quote } from '#shared/pricing.ts';
import type { DocumentView } from '#shared/schemas/documents.ts';

/** Says where the server counted other pages than the browser, whose price was shown before. */
export function RecountNotice({ documents }: { documents: readonly DocumentView[] }) {
  const t = words('order');
  const prices = usePrices();
  const ids = documents.map(({ id }) => id);
  const { data: recounted = [] } = useQuery({
    queryKey: ['recounted', ids],
    queryFn: () => findRecounted(documents),
    staleTime: 0,
    retry: false,
  });
  if (recounted.length === 0) return null;
  return (
    <InlineAlert tone="warn" announce className="mb-6" title={t('check.recount')}>
      <ul>
        {recounted.map(({ document, quotedPages }) => (
          <li key={document.id}>
            {t.rich('check.recounted', {
              name: slot(<bdi>{document.filename}</bdi>),
              pages: document.pages,
              quoted: quotedPages,
              price: formatPrice(quote([document], prices).totalCents),
              before: formatPrice(quote([{ ...document, pages: quotedPages }], prices).totalCents),
            })}
          </li>
        ))}
      </ul>
      {t('check.notCharged')}
    </InlineAlert>
  );
}

/** Compares with this browser's recovery copies; a document without one has no earlier count. */
async function findRecounted(documents: readonly DocumentView[]) {
  const copies = await Promise.all(documents.map(({ id }) => findPendingFile(id).catch(() => undefined)));
  return documents.flatMap((document, index) => {
    const quotedPages = copies[index]?.metadata.quotedPages;
    return quotedPages === undefined || quotedPages === document.pages ? [] : [{ document, quotedPages }];
  });
}

import { DocumentStatusBadge } from '#client/features/documents/document-status.tsx';
import { PaperName } from '#client/features/documents/paper-name.tsx';
import { stateSentence } from '#client/features/documents/status.ts';
import { Thumbnail } from '#client/features/documents/thumbnail.tsx';
import { paperName, paperSubtitle, paperTitle } from '#client/lib/paper-title.ts';
import type { Column } from '#client/ui/data/data-table.tsx';
import { DateTime } from '#client/ui/data/date-time.tsx';
import { Money } from '#client/ui/data/money.tsx';
import { languageName } from '#client/ui/language-name.ts';
import { words } from '#client/ui/words.ts';
import type { DocumentView } from '#shared/schemas/documents.ts';
import { DocumentActions, DocumentLink } from './document-actions.tsx';

export const documentColumns = (): readonly Column<DocumentView>[] => {
  const t = words('documents');
  return [
    {
      key: 'document',
      header: t('list.columns.document'),
      rowHeader: true,
      cell: (document) => (
        <span className="flex items-center gap-3">
          <Thumbnail url={document.thumbnailUrl} size="row" />
          <span className="min-w-20 xl:min-w-36">
            <DocumentLink id={document.id}>
              <PaperName paper={document} />
            </DocumentLink>
          </span>
        </span>
      ),
    },
    {
      key: 'status',
      header: t('list.columns.status'),
      cell: (document) => (
        <span className="grid max-w-64 xl:min-w-56 justify-items-start gap-1">
          <DocumentStatusBadge document={document} />
          <span className="text-xs text-ink-2">{stateSentence(document, 'short')}</span>
        </span>
      ),
    },
    {
      key: 'language',
      header: t('list.columns.language'),
      cell: (document) => languageName(document.sourceLanguage),
      // At 1280 px, long words and buttons leave the document's column no room beside it and the pages.
      className: 'max-2xl:hidden',
    },
    {
      key: 'pages',
      header: t('list.columns.pages'),
      align: 'end',
      cell: (document) => document.pages,
      className: 'max-2xl:hidden',
    },
    {
      key: 'price',
      header: t('list.columns.price'),
      align: 'end',
      cell: (document) => <Money cents={document.totalCostCents} currency={document.currency} />,
    },
    {
      key: 'created',
      header: t('list.columns.created'),
      className: 'max-xl:hidden',
      cell: (document) => <DateTime value={document.createdAt} format="date" className="whitespace-nowrap" />,
    },
    {
      key: 'actions',
      header: t('list.columns.actions'),
      hideHeader: true,
      align: 'end',
      cell: (document) => (
        <div className="flex justify-end">
          <DocumentActions document={document} />
        </div>
      ),
    },
  ];
};

/** A document's card, in the grid and on phones; all of it opens the details. */
export function DocumentCard({ document }: { document: DocumentView }) {
  const subtitle = paperSubtitle(document);
  return (
    <div
      data-slot="card"
      className="relative flex h-full gap-4 rounded-card border border-line bg-sheet p-4 transition-colors hover:border-line-strong"
    >
      <Thumbnail url={document.thumbnailUrl} size="card" />
      <div className="flex min-w-0 flex-1 flex-col items-start gap-1">
        <p className="max-w-full">
          <DocumentLink id={document.id} label={paperName(document)} isStretched>
            <bdi className="wrap-anywhere">{paperTitle(document)}</bdi>
          </DocumentLink>
        </p>
        {subtitle === undefined ? null : (
          <p className="max-w-full truncate text-sm text-ink-2">
            <bdi>{subtitle}</bdi>
          </p>
        )}
        <div className="flex w-full flex-wrap items-center justify-between gap-x-3 gap-y-1">
          <DocumentStatusBadge document={document} />
          <Money cents={document.totalCostCents} currency={document.currency} className="text-sm font-semibold" />
        </div>
        <p className="text-sm">{whenOf(document)}</p>
        <p className="text-xs text-ink-2">
          {words('documents')('list.pair', {
            source: languageName(document.sourceLanguage),
            target: languageName(document.targetLanguage),
          })}{' '}
          · {words('offer')('pages', { count: document.pages })} · <DateTime value={document.createdAt} format="date" />
        </p>
        <div className="relative mt-auto flex min-h-11 items-center pt-2 md:min-h-9">
          <DocumentActions document={document} />
        </div>
      </div>
    </div>
  );
}

/** Time of the next event; the state where no event has a time. */
function whenOf(document: DocumentView): string {
  const isWaiting = document.state.state === 'question for you';
  return (isWaiting ? '' : stateSentence(document, 'time')) || stateSentence(document, 'is');
}

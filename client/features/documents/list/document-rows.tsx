import { DocumentStages, DocumentStatusBadge } from '#client/features/documents/document-status.tsx';
import { PaperName } from '#client/features/documents/paper-name.tsx';
import { stateSentence } from '#client/features/documents/status.ts';
import { Thumbnail } from '#client/features/documents/thumbnail.tsx';
import { paperName, paperSubtitle, paperTitle } from '#client/lib/paper-title.ts';
import type { Column } from '#client/ui/data/data-table.tsx';
import { DateTime } from '#client/ui/data/date-time.tsx';
import { FileCard } from '#client/ui/data/file-card.tsx';
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
        <span className="grid max-w-64 justify-items-start gap-1">
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
      cell: (document) => <Money cents={document.totalCostCents} />,
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

/** A document's card, in the grid and on phones. */
export function DocumentCard({ document }: { document: DocumentView }) {
  return (
    <FileCard
      name={paperTitle(document)}
      subtitle={paperSubtitle(document)}
      thumb={document.thumbnailUrl === null ? undefined : <Thumbnail url={document.thumbnailUrl} size="frame" />}
      renderName={(name) => (
        <DocumentLink id={document.id} label={paperName(document)}>
          {name}
        </DocumentLink>
      )}
      meta={
        <>
          {words('offer')('pages', { count: document.pages })} · <DateTime value={document.createdAt} format="date" />
        </>
      }
      badge={<DocumentStatusBadge document={document} />}
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 text-sm text-ink-2">
        <span>
          {words('documents')('list.pair', {
            source: languageName(document.sourceLanguage),
            target: languageName(document.targetLanguage),
          })}
        </span>
        <Money cents={document.totalCostCents} className="font-semibold text-ink" />
      </div>
      <p className="mt-2 text-sm">{stateSentence(document, 'short')}</p>
      {document.state.stage === 'ended' ? null : (
        <div className="mt-3 border-t border-line pt-3">
          <DocumentStages document={document} />
        </div>
      )}
      <div className="mt-3 flex min-h-11 items-center md:min-h-9">
        <DocumentActions document={document} />
      </div>
    </FileCard>
  );
}

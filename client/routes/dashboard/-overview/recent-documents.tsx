import { Link } from '@tanstack/react-router';
import { Download } from 'lucide-react';
import { useMay } from '#client/features/auth/organizations/use-may.ts';
import { DocumentStages, DocumentStatusBadge } from '#client/features/documents/document-status.tsx';
import { DocumentLink, linkTo } from '#client/features/documents/list/document-actions.tsx';
import { PaperName } from '#client/features/documents/paper-name.tsx';
import { stateSentence } from '#client/features/documents/status.ts';
import { Thumbnail } from '#client/features/documents/thumbnail.tsx';
import { paperName } from '#client/lib/paper-title.ts';
import { useFileAction } from '#client/lib/use-file-action.tsx';
import { Button } from '#client/ui/button/button.tsx';
import { CardList } from '#client/ui/data/card-list.tsx';
import { Section } from '#client/ui/layout/page.tsx';
import { words } from '#client/ui/words.ts';
import type { DocumentView } from '#shared/schemas/documents.ts';

/** The newest orders: the finished with their download, the others with their progress. */
export function RecentDocuments({ documents }: { documents: readonly DocumentView[] }) {
  const t = words('overview');
  const file = useFileAction('overview');
  const mayOpen = useMay('handle');
  if (documents.length === 0) return null;
  return (
    <Section
      title={t('recent.title')}
      actions={
        <Link to="/dashboard/progress" className="inline-link text-sm">
          {t('recent.all')}
        </Link>
      }
    >
      <CardList>
        {documents.map((document) => (
          <li key={document.id} className="flex flex-wrap items-center gap-x-4 gap-y-2 p-4 md:px-6">
            <Thumbnail url={document.thumbnailUrl} size="row" />
            <div className="min-w-0 flex-1 basis-52">
              <p className="wrap-anywhere">
                <DocumentLink id={document.id}>
                  <PaperName paper={document} />
                </DocumentLink>
              </p>
              <p className="text-sm text-ink-2">
                {words('offer')('pages', { count: document.pages })} · {stateSentence(document, 'short')}
              </p>
            </div>
            {document.hasTranslation ? null : (
              <div className="w-52 max-lg:hidden">
                {document.state.stage === 'ended' ? null : <DocumentStages document={document} />}
              </div>
            )}
            <DocumentStatusBadge document={document} />
            {document.hasTranslation && mayOpen ? (
              <Button
                size="sm"
                icon={<Download aria-hidden="true" />}
                aria-label={t('recent.downloadOf', { name: paperName(document) })}
                onClick={() => file.download(linkTo(document.id, 'translation', 'attachment'))}
              >
                {t('recent.download')}
              </Button>
            ) : null}
          </li>
        ))}
      </CardList>
      {file.viewer}
    </Section>
  );
}

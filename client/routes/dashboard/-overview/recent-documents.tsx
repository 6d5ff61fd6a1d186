import { Link } from '@tanstack/react-router';
import type { DocumentView } from '#shared/schemas/documents.ts';
import { DocumentLink } from '#client/features/documents/list/document-actions.tsx';
import { DocumentStages, DocumentStatusBadge } from '#client/features/documents/document-status.tsx';
import { PaperName } from '#client/features/documents/paper-name.tsx';
import { formatPages } from '#client/lib/format.ts';
import { DateTime } from '#client/ui/data/date-time.tsx';
import { Section } from '#client/ui/layout/page.tsx';

/** The newest orders, with their progress. */
export function RecentDocuments({ documents }: { documents: readonly DocumentView[] }) {
  if (documents.length === 0) return null;
  return (
    <Section
      title="Recent documents"
      actions={
        <Link to="/dashboard/progress" className="inline-link text-sm">
          All translations
        </Link>
      }
    >
      <ul className="divide-y divide-line rounded-card border border-line bg-sheet">
        {documents.map((document) => (
          <li key={document.id} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 p-4 md:px-6">
            <div className="min-w-0 flex-1 basis-60">
              <p className="wrap-anywhere">
                <DocumentLink id={document.id}>
                  <PaperName paper={document} />
                </DocumentLink>
              </p>
              <p className="text-sm text-ink-2">
                {formatPages(document.pages)} · <DateTime value={document.createdAt} />
              </p>
            </div>
            <div className="w-52 max-md:hidden">
              <DocumentStages document={document} />
            </div>
            <div className="md:w-32 md:text-end">
              <DocumentStatusBadge document={document} />
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}

import { Link } from '@tanstack/react-router';
import { PaperName } from '#client/features/documents/paper-name.tsx';
import type { TitledPaper } from '#shared/certificate/title.ts';
import type { AdminDocumentView } from '#shared/schemas/admin.ts';

/** Links to a document's details on the dashboard, from another page. */
export function AdminDocumentLink({ id, paper }: { id: string; paper: TitledPaper }) {
  return (
    <Link to="/admin" search={{ doc: id }} className="rounded-badge font-semibold wrap-anywhere hover:underline">
      <PaperName paper={paper} />
    </Link>
  );
}

/** Opens a document's details over the current list. */
export function DocumentName({ document }: { document: Pick<AdminDocumentView, 'id' | 'filename' | 'certified'> }) {
  return (
    <Link
      to="."
      search={(previous: object) => ({ ...previous, doc: document.id })}
      hash={true}
      hashScrollIntoView={false}
      resetScroll={false}
      className="rounded-badge font-semibold wrap-anywhere hover:underline"
    >
      <PaperName paper={document} />
    </Link>
  );
}

import { Link } from '@tanstack/react-router';

/** Leads to a document's details on the dashboard. */
export function AdminDocumentLink({ id, children }: { id: string; children: string }) {
  return (
    <Link to="/admin" search={{ doc: id }} className="rounded-badge font-semibold wrap-anywhere hover:underline">
      <bdi>{children}</bdi>
    </Link>
  );
}

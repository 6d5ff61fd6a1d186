import { DetailSection } from '#client/ui/data/detail-section.tsx';
import { AccessList } from './access-list.tsx';
import { EraseDocument } from './erase-document.tsx';

/** What happens to a document's data: who opened it, when it leaves, and its deletion. */
export function DocumentData({ documentId, onErased }: { documentId: string; onErased: () => void }) {
  return (
    <>
      <DetailSection title="Who opened your files">
        <AccessList documentId={documentId} />
      </DetailSection>
      <DetailSection title="Delete">
        <EraseDocument documentId={documentId} onErased={onErased} />
      </DetailSection>
    </>
  );
}

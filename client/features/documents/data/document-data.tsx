import { DetailSection } from '#client/ui/data/detail-section.tsx';
import { AccessList } from './access-list.tsx';
import { EraseDocument } from './erase-document.tsx';
import { words } from '#client/ui/words.ts';

/** What happens to a document's data: who opened it, when it leaves, and its deletion. */
export function DocumentData({ documentId, onErased }: { documentId: string; onErased: () => void }) {
  const t = words('documents');
  return (
    <>
      <DetailSection title={t('access.title')}>
        <AccessList documentId={documentId} />
      </DetailSection>
      <DetailSection title={t('erase.title')}>
        <EraseDocument documentId={documentId} onErased={onErased} />
      </DetailSection>
    </>
  );
}

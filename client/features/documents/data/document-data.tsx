import { MemberOnly } from '#client/features/auth/organizations/member-only.tsx';
import { DetailSection } from '#client/ui/data/detail-section.tsx';
import { words } from '#client/ui/words.ts';
import { AccessList } from './access-list.tsx';
import { EraseDocument } from './erase-document.tsx';

/** Privacy part of a document: accesses, removal date and deletion. */
export function DocumentData({ documentId, onErased }: { documentId: string; onErased: () => void }) {
  const t = words('documents');
  return (
    <>
      <DetailSection title={t('access.title')}>
        <MemberOnly right="handle">
          <AccessList documentId={documentId} />
        </MemberOnly>
      </DetailSection>
      <DetailSection title={t('erase.title')}>
        <MemberOnly right="manage">
          <EraseDocument documentId={documentId} onErased={onErased} />
        </MemberOnly>
      </DetailSection>
    </>
  );
}

import { MemberOnly } from '#client/features/auth/organizations/member-only.tsx';
import { queryState } from '#client/lib/query-state.ts';
import { trpc } from '#client/lib/trpc.ts';
import { DateTime } from '#client/ui/data/date-time.tsx';
import { DetailSection } from '#client/ui/data/detail-section.tsx';
import { LoadState } from '#client/ui/feedback/load-state.tsx';
import { slot } from '#client/ui/message-tags.ts';
import { words } from '#client/ui/words.ts';
import type { AccessView } from '#shared/schemas/account-data.ts';
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

/** File accesses of a document, and the removal date of its source. */
function AccessList({ documentId }: { documentId: string }) {
  const t = words('documents');
  const query = trpc.documents.accesses.useQuery({ id: documentId });
  return (
    <LoadState {...queryState(query)}>
      {query.data ? (
        <>
          <SourceNote leavesAt={query.data.sourceLeavesAt} removedAt={query.data.sourceRemovedAt} />
          {query.data.items.length === 0 ? (
            <p className="mt-3 text-ink-2">{t('access.none')}</p>
          ) : (
            <ul
              aria-label={t('access.title')}
              className="mt-2 max-h-72 divide-y divide-line overflow-y-auto"
              tabIndex={0}
            >
              {query.data.items.map((access, index) => (
                <li key={index} className="flex flex-wrap items-baseline justify-between gap-x-4 py-2">
                  <span>
                    {t.rich(`access.${access.action}.${access.isPaper ? 'paper' : access.file}`, {
                      who: slot(<Reader access={access} />),
                    })}
                  </span>
                  <DateTime value={access.at} className="text-sm text-ink-2" />
                  {access.reason === null ? null : (
                    <q dir="auto" className="basis-full text-sm text-ink-2">
                      {access.reason}
                    </q>
                  )}
                </li>
              ))}
            </ul>
          )}
          {query.data.total > query.data.items.length ? (
            <p className="mt-2 text-sm text-ink-2">
              {t('access.more', { shown: query.data.items.length, total: query.data.total })}
            </p>
          ) : null}
        </>
      ) : null}
    </LoadState>
  );
}

function Reader({ access }: { access: AccessView }) {
  const t = words('documents');
  switch (access.who) {
    case 'you':
      return <strong>{t('access.you')}</strong>;
    case 'member':
      return <strong dir="auto">{access.name ?? '–'}</strong>;
    case 'staff':
      return (
        <>
          <strong dir="auto">{access.name ?? t('access.roles.authenticator')}</strong>
          {access.name && access.role ? (
            <span className="text-ink-2"> ({t(`access.roles.${access.role}`)})</span>
          ) : null}
        </>
      );
    case 'service':
      return <strong>{t('access.service')}</strong>;
    case 'link':
      return <strong>{t(access.isByAccessKey ? 'access.key' : 'access.link')}</strong>;
  }
}

function SourceNote({ leavesAt, removedAt }: { leavesAt: string | null; removedAt: string | null }) {
  const t = words('documents');
  if (removedAt) {
    return (
      <p className="mt-3 text-ink-2">
        {t.rich('access.removed', { date: slot(<DateTime value={removedAt} format="longDate" />) })}
      </p>
    );
  }
  if (!leavesAt) return null;
  return (
    <p className="mt-3">{t.rich('access.leaves', { date: slot(<DateTime value={leavesAt} format="longDate" />) })}</p>
  );
}

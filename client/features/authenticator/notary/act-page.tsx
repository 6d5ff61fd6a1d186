import { Link } from '@tanstack/react-router';
import { ArrowLeft } from 'lucide-react';
import { useState } from 'react';
import { useStaffPaths } from '#client/features/authenticator/staff-paths.ts';
import { queryState } from '#client/lib/query-state.ts';
import { trpc } from '#client/lib/trpc.ts';
import { ButtonLink } from '#client/ui/button/button-link.tsx';
import { LoadState } from '#client/ui/feedback/load-state.tsx';
import { Page, PageHeader } from '#client/ui/layout/page.tsx';
import { paperName, type TitledPaper } from '#shared/certificate/title.ts';
import type { NotarialOrder } from '#shared/schemas/notary.ts';
import { ActParts } from './act-parts.tsx';
import { ReturnButton } from './return-dialog.tsx';

/** Poll interval: the notary sees the translator's signature within this time. */
const oathPollMs = 5000;

/** The notarial act of one certified order. */
export function ActPage({ reviewId, onDone }: { reviewId: string; onDone: () => void }) {
  const [isDone, setIsDone] = useState(false);
  const query = trpc.authenticator.notarialOrder.useQuery(
    { id: reviewId },
    { refetchInterval: isDone ? false : oathPollMs },
  );
  const { notary: list } = useStaffPaths();
  const finish = () => {
    setIsDone(true);
    onDone();
  };
  const state = queryState(query, 'DOCUMENTS_UNEXPECTED');
  return (
    <Page width="content">
      <PageHeader
        above={
          <ButtonLink
            size="sm"
            variant="quiet"
            icon={<ArrowLeft aria-hidden="true" className="flip-rtl" />}
            render={<Link to={list} />}
          >
            Notary
          </ButtonLink>
        }
        title="Notarial act"
        {...(query.data ? { description: <bdi>{paperName(titled(query.data))}</bdi> } : {})}
        actions={
          query.data && !isDone ? (
            <ReturnButton
              reviewId={reviewId}
              filename={paperName(titled(query.data))}
              isRevision={query.data.revision !== null}
              onReturned={finish}
            />
          ) : undefined
        }
      />
      <LoadState {...state} error={isDone ? undefined : state.error} errorTitle="This order can’t be notarized now">
        {query.data ? <ActParts order={query.data} onRecorded={finish} /> : null}
      </LoadState>
    </Page>
  );
}

const titled = ({ filename, paperKind, holders }: NotarialOrder): TitledPaper => ({
  filename,
  certified: { paperKind, holders },
});

import type { ReactNode } from 'react';
import { loadError } from '#client/lib/load-error.ts';
import { trpc } from '#client/lib/trpc.ts';
import { LoadState } from '#client/ui/feedback/load-state.tsx';
import { Page, PageHeader } from '#client/ui/layout/page.tsx';
import { NextDays } from './next-days.tsx';
import { Offers } from './offers.tsx';
import { OwnParts } from './own-parts.tsx';
import { OwnTime } from './own-time.tsx';
import { Papers } from './papers.tsx';
import { Revisions } from './revisions.tsx';

/** A person's own work on one page. `earnings` stands after the papers. */
export function MyWorkPage({ earnings }: { earnings?: ReactNode }) {
  const work = trpc.authenticator.myWork.useQuery();
  return (
    <Page>
      <PageHeader title="My Work" description="Your papers, offers and time." />
      <LoadState
        loading={work.isPending}
        error={loadError(work)}
        errorTitle="Your work could not be loaded"
        onRetry={() => void work.refetch()}
      >
        {work.data ? (
          <>
            <Offers offers={work.data.offers} />
            <OwnParts parts={work.data.parts} />
            <Revisions tasks={work.data.revisions} />
            <Papers papers={work.data.papers} total={work.data.total} />
            {earnings}
            <NextDays days={work.data.days} />
          </>
        ) : null}
      </LoadState>
      <div className="mt-8 md:mt-12">
        <OwnTime />
      </div>
    </Page>
  );
}

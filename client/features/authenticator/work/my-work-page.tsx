import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { dayLabel, offLabel } from '#client/features/team/days.ts';
import { queryState } from '#client/lib/query-state.ts';
import { trpc } from '#client/lib/trpc.ts';
import { LoadState } from '#client/ui/feedback/load-state.tsx';
import { Page, PageHeader, Section } from '#client/ui/layout/page.tsx';
import { countOf } from '#shared/plural.ts';
import type { MyWork } from '#shared/schemas/team.ts';
import { AgreementNotice } from '../earnings/agreement-notice.tsx';
import { Offers } from './offers.tsx';
import { OwnParts } from './own-parts.tsx';
import { OwnTime } from './own-time.tsx';
import { Papers } from './papers.tsx';
import { Revisions } from './revisions.tsx';

/** The user's own papers, offers and time; `earnings` is rendered after the papers. */
export function MyWorkPage({ earnings }: { earnings?: ReactNode }) {
  const work = trpc.authenticator.myWork.useQuery();
  // Its notice renders together with the content below, which avoids a layout shift.
  const agreement = trpc.authenticator.agreement.useQuery();
  return (
    <Page>
      <PageHeader title="My Work" description="Your papers, offers and time." />
      <LoadState
        {...queryState(work)}
        loading={work.isPending || agreement.isPending}
        errorTitle="Your work could not be loaded"
      >
        {work.data ? (
          <>
            <AgreementNotice />
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

/** Pages due and capacity of the next days. */
function NextDays({ days }: { days: MyWork['days'] }) {
  return (
    <Section title="Next days" description="Pages due on each day, of those you can do.">
      <ul aria-label="Next days" className="grid grid-cols-2 gap-2 sm:grid-cols-4 lg:grid-cols-7">
        {days.map(({ day, off, capacity, pages }) => (
          <li
            key={day}
            className={clsx(
              'rounded-control border border-line p-3 text-sm',
              off === null ? 'bg-sheet' : 'bg-sunken text-ink-2',
            )}
          >
            <p className="font-semibold">{dayLabel(day)}</p>
            <p className={clsx(off === null && pages > capacity && 'font-semibold text-warn')}>
              {off === null ? `${String(pages)} of ${countOf(capacity, 'page')}` : offLabel[off]}
              {off !== null && pages > 0 ? `, ${countOf(pages, 'page')} due` : ''}
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

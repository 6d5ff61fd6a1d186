import type { ReactNode } from 'react';
import { trpc } from '#client/lib/trpc.ts';
import { Stat, StatStrip } from '#client/ui/data/stat.tsx';
import { Page, PageHeader, Section } from '#client/ui/layout/page.tsx';
import type { ReviewList } from '#shared/reviews.ts';
import { AgreementNotice } from '../earnings/agreement-notice.tsx';
import { AskedCorrections, askedCorrections } from './asked-corrections.tsx';
import { CopiesToMail, copiesToMail } from './copies-to-mail.tsx';
import { PaperStepsWaiting, paperStepsWaiting } from './paper-steps-waiting.tsx';
import type { QueueSearch } from './queue-search.ts';
import { ReviewQueue } from './review-queue.tsx';

export interface DocumentsScreenProps {
  search: QueueSearch;
  onChange: (change: Partial<QueueSearch>) => void;
}

/** The authenticators' documents: four counters, and the list they select. */
export function DocumentsScreen({ search, onChange }: DocumentsScreenProps) {
  const { isPending } = trpc.authenticator.agreement.useQuery();
  return (
    <Page width="wide">
      <PageHeader title="Authenticator Dashboard" />
      <DocumentsToAuthenticate search={search} onChange={onChange} lead={<AgreementNotice />} isHeld={isPending} />
    </Page>
  );
}

/** The same without a page heading, for the admin dashboard; `isHeld` shows it only once `lead` has loaded. */
export function DocumentsToAuthenticate({
  search,
  onChange,
  lead,
  isHeld = false,
}: DocumentsScreenProps & { lead?: ReactNode; isHeld?: boolean }) {
  // The notices render together with the content below, which avoids a layout shift.
  const { isPending } = trpc.authenticator.revisions.useQuery(askedCorrections);
  const { isPending: isMailingPending } = trpc.authenticator.mailings.useQuery(copiesToMail);
  const { isPending: isPaperPending } = trpc.authenticator.paperSteps.useQuery(paperStepsWaiting);
  if (isHeld || isPending || isMailingPending || isPaperPending) return null;
  return (
    <>
      {lead}
      <AskedCorrections />
      <CopiesToMail />
      <PaperStepsWaiting />
      <CounterStrip list={search.list} onList={(list) => onChange({ list, page: undefined })} />
      <Section title={titles[search.list ?? 'pending']}>
        <ReviewQueue search={search} onChange={onChange} />
      </Section>
    </>
  );
}

const titles = {
  pending: 'Documents to Authenticate',
  approved: 'Approved documents',
  rejected: 'Rejected documents',
  corrections: 'Corrections',
} as const;

export interface CounterStripProps {
  list: QueueSearch['list'];
  onList: (list: QueueSearch['list']) => void;
}

/** Totals of the queue; each selects its list. */
export function CounterStrip({ list, onList }: CounterStripProps) {
  const { data } = trpc.authenticator.counters.useQuery();
  const chosen: ReviewList = list ?? 'pending';
  return (
    <StatStrip label="Document totals">
      <Stat
        label="Pending"
        value={data?.pending ?? '–'}
        selected={chosen === 'pending'}
        onSelect={() => onList(undefined)}
      />
      {others.map(([other, label]) => (
        <Stat
          key={other}
          label={label}
          value={data?.[other] ?? '–'}
          selected={chosen === other}
          onSelect={() => onList(other)}
        />
      ))}
    </StatStrip>
  );
}

const others = [
  ['approved', 'Approved'],
  ['rejected', 'Rejected'],
  ['corrections', 'Corrections'],
] as const;

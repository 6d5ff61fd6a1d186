import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { describeError } from '#client/lib/error-message.ts';
import { FailureAlert } from '#client/lib/failure-alert.tsx';
import { queryState } from '#client/lib/query-state.ts';
import { trpc } from '#client/lib/trpc.ts';
import { ButtonLink } from '#client/ui/button/button-link.tsx';
import { Button } from '#client/ui/button/button.tsx';
import { DateTime } from '#client/ui/data/date-time.tsx';
import { StatusBadge } from '#client/ui/data/status-badge.tsx';
import { LoadState } from '#client/ui/feedback/load-state.tsx';
import { Page, PageHeader, Section } from '#client/ui/layout/page.tsx';
import { formatMoney } from '#shared/money.ts';
import { countOf } from '#shared/plural.ts';
import { setupTexts, type SetupStep } from '#shared/setup.ts';

/** Question and link of each step. */
const steps = {
  who: {
    text: 'Name, legal entity, address, contacts, colors and logo.',
    link: <Link to="/admin/site" />,
    label: 'Site',
  },
  where: {
    text: 'Time zone, opening hours, and public holidays.',
    link: <Link to="/admin/calendar" />,
    label: 'Calendar',
  },
  languages: {
    text: 'Privacy, terms, refunds, imprint and cookies, reviewed in each language you sell in.',
    link: <Link to="/admin/legal" />,
    label: 'Legal',
  },
  prices: {
    text: 'Rates per page and language. The list in force is the template.',
    link: <Link to="/admin/prices" />,
    label: 'Prices',
  },
  calendar: {
    text: 'What you promise by pages, language and service.',
    link: <Link to="/admin/calendar" />,
    label: 'Calendar',
  },
  tax: {
    text: 'Who sells, and the tax that prices contain: “Seller and tax…” among the invoices.',
    link: <Link to="/admin/invoices" />,
    label: 'Invoices',
  },
  mail: {
    text: 'Send a mail to yourself, and confirm that it arrived.',
    link: <Link to="/admin/mails" />,
    label: 'Mails',
  },
  signer: {
    text: 'A signer’s profile: name, credential, languages, signature.',
    link: <Link to="/admin/profile" />,
    label: 'Profile',
  },
} as const satisfies Record<SetupStep, { text: string; link: ReactNode; label: string }>;

/** Eight steps from an empty house to a test order; each can be left for later. */
export function SetupPage() {
  const setup = trpc.admin.setup.useQuery();
  const done = setup.data?.steps.filter(({ isDone }) => isDone).length ?? 0;
  const next = setup.data?.steps.find(({ isDone }) => !isDone)?.step;
  return (
    <Page>
      <PageHeader
        title="Set-Up"
        description="What a house needs before customers order. Every step can be left for later, and changed at any time."
      />
      <LoadState {...queryState(setup)} errorTitle="Couldn’t load the set-up">
        {setup.data ? (
          <>
            <div className="mb-4 flex flex-wrap items-center gap-x-4 gap-y-2">
              <p className="font-semibold" role="status">
                {done} of {countOf(setup.data.steps.length, 'step')} answered
              </p>
              <span
                aria-hidden="true"
                className="h-2 w-48 max-w-full overflow-hidden rounded-full bg-sunken inset-ring inset-ring-line"
              >
                <span
                  className="block h-full rounded-full bg-ok"
                  style={{ width: `${String((done / setup.data.steps.length) * 100)}%` }}
                />
              </span>
            </div>
            <ol className="mb-8 divide-y divide-line rounded-card border border-line bg-sheet">
              {setup.data.steps.map((one, index) => (
                <Step key={one.step} number={index + 1} isNext={one.step === next} {...one} />
              ))}
            </ol>
            <TestOrder {...setup.data.testOrder} />
          </>
        ) : null}
      </LoadState>
    </Page>
  );
}

interface StepProps {
  number: number;
  step: SetupStep;
  isDone: boolean;
  isConfirmed: boolean;
  /** The first open step. */
  isNext: boolean;
}

function Step({ number, step, isDone, isConfirmed, isNext }: StepProps) {
  const utils = trpc.useUtils();
  // Sequentially: each publication is based on the version before it.
  const confirm = trpc.admin.confirmSetup.useMutation({
    scope: { id: 'setup' },
    onSettled: () => utils.admin.setup.invalidate(),
  });
  const { title, missing } = setupTexts[step];
  const { text, link, label } = steps[step];
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-4 gap-y-3 p-4 md:px-6">
      <div className="min-w-0 flex-1 basis-72">
        <h2 className="flex flex-wrap items-center gap-2 font-semibold">
          {number}. {title}
          <StatusBadge tone={isDone ? 'ok' : isNext ? 'warn' : 'idle'} word={isDone ? 'Answered' : 'Open'} />
        </h2>
        <p className="mt-1 text-sm text-ink-2">{text}</p>
        {isDone ? null : <p className="mt-1 text-sm">Now: {missing}.</p>}
        <FailureAlert failure={confirm.error ? describeError(confirm.error) : undefined} />
      </div>
      <div className="flex flex-wrap gap-2">
        <ButtonLink size="sm" variant={isNext ? 'primary' : 'secondary'} render={link}>
          Open {label}
        </ButtonLink>
        {isDone && !isConfirmed ? null : (
          <Button
            size="sm"
            variant="quiet"
            busy={confirm.isPending}
            onClick={() => confirm.mutate({ step, isConfirmed: !isConfirmed })}
          >
            {isConfirmed ? 'Open again' : 'It is right as it is'}
            <span className="sr-only">: {title}</span>
          </Button>
        )}
      </div>
    </li>
  );
}

interface TestOrderProps {
  pages: number;
  total: { cents: number; currency: Parameters<typeof formatMoney>[0]['currency'] };
  readyBy: string;
  hasSigner: boolean;
}

/** Test order: a certified translation under the published facts, ending in a paper marked TEST. */
function TestOrder({ pages, total, readyBy, hasSigner }: TestOrderProps) {
  return (
    <Section
      title="Test order"
      description="A certified translation from Portuguese, by the prices, the calendar and the names in force. Nothing is stored."
      actions={
        hasSigner ? (
          <ButtonLink render={<a href="/files/test-order.pdf" target="_blank" rel="noreferrer" />}>
            Open the certificate
          </ButtonLink>
        ) : null
      }
    >
      <dl className="grid gap-4 sm:grid-cols-3">
        <Fact term="Pages" value={String(pages)} />
        <Fact term="Total" value={formatMoney(total)} />
        <Fact term="Ready by" value={<DateTime value={readyBy} />} />
      </dl>
      {hasSigner ? null : (
        <p className="mt-4 text-sm">
          The certificate is printed with your signer’s profile, which is not complete yet.
        </p>
      )}
    </Section>
  );
}

function Fact({ term, value }: { term: string; value: ReactNode }) {
  return (
    <div>
      <dt className="text-sm text-ink-2">{term}</dt>
      <dd className="mt-1 font-semibold">{value}</dd>
    </div>
  );
}

import { createFileRoute } from '@tanstack/react-router';
import { clsx } from 'clsx';
import { Suspense, useState } from 'react';
import { useLookup, LookupOutcome, prepareAnswers } from '#client/features/verification/lookup-result.tsx';
import { VerificationInfo } from '#client/features/verification/verification-info.tsx';
import { VerifyForm } from '#client/features/verification/verify-form.tsx';
import { describeError } from '#client/lib/error-message.ts';
import { FailureAlert } from '#client/lib/failure-alert.tsx';
import { searchText } from '#client/lib/search.ts';
import { Page, PageHeader } from '#client/ui/layout/page.tsx';

export const Route = createFileRoute('/_public/verify')({
  staticData: { title: 'Verify Document', isLight: true },
  validateSearch: (search): { code?: string } => ({ code: searchText(search['code']) }),
  component: VerifyPage,
});

function VerifyPage() {
  const { code } = Route.useSearch();
  const navigate = Route.useNavigate();
  const lookup = useLookup(code);
  // With a code in the URL, the text below waits for the result, which would shift it.
  const [isOpened] = useState(() => code !== undefined);
  const isFirst = isOpened && lookup.isPending && code !== undefined;
  const show = (next: string | undefined) => {
    if (next !== undefined && next === code) void lookup.refetch();
    else void navigate({ search: { code: next }, resetScroll: false });
  };
  return (
    <Page width="reading" align="centre" className="md:py-8">
      <PageHeader
        title="Document Verification"
        description="Every translation we certify carries a code. Enter it to check that the document is ours."
      />
      <div onFocus={prepareAnswers}>
        <VerifyForm key={code ?? ''} code={code ?? ''} isPending={lookup.isFetching} onVerify={show} />
      </div>
      <Suspense fallback={<div className="mt-8 min-h-dvh" />}>
        <div aria-live="polite" className={clsx('mt-8', isFirst ? 'min-h-dvh' : 'empty:hidden')}>
          {code === undefined || lookup.isFetching ? null : (
            <>
              <FailureAlert failure={lookup.error ? describeError(lookup.error) : undefined} />
              {lookup.data === undefined ? null : <LookupOutcome found={lookup.data} onReset={() => show(undefined)} />}
            </>
          )}
        </div>
        {isFirst ? null : <VerificationInfo />}
      </Suspense>
    </Page>
  );
}

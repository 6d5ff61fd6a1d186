import { Navigate, useRouter, type ErrorComponentProps } from '@tanstack/react-router';
import { LoaderCircle } from 'lucide-react';
import { use, useEffect } from 'react';
import { describeError, messageOf } from '#client/lib/error-message.ts';
import { Button } from '#client/ui/button/button.tsx';
import { InlineAlert } from '#client/ui/feedback/inline-alert.tsx';
import { MessageText } from '#client/ui/feedback/message-text.tsx';
import { Page, PageHeader } from '#client/ui/layout/page.tsx';
import { reloadForRelease, useWhenOnline } from '#client/ui/lazy-part.tsx';
import { isMissingChunk } from '#client/ui/missing-chunk.ts';
import { words } from '#client/ui/words.ts';
import { BrandLink } from './brand-link.tsx';
import { InShell } from './in-shell.ts';

/** The router's error page: shows the request id and retries without a reload. */
export function PageError({ error, reset }: ErrorComponentProps) {
  const t = words('frame');
  const router = useRouter();
  const isInShell = use(InShell);
  const failure = describeError(error, 'APPLICATION_ERROR');
  const isKnown = failure.code !== 'APPLICATION_ERROR';
  const what = isKnown ? failure.text : t('page.failedText');
  const request = failure.requestId ? t('page.request', { id: failure.requestId }) : undefined;
  const isUnreachable = failure.code === 'NETWORK';
  const retry = () => {
    reset();
    void router.invalidate();
  };
  useWhenOnline(() => {
    if (isUnreachable) retry();
  });
  useEffect(() => {
    if (isMissingChunk(error)) void reloadForRelease();
  }, [error]);
  const again = <Button onClick={retry}>{t('page.tryAgain')}</Button>;
  const title = isUnreachable ? t('page.noConnection') : isKnown ? t('page.failed') : undefined;
  if (!isInShell) {
    return (
      <main className="gutter mx-auto max-w-form py-16">
        <BrandLink />
        <h1 tabIndex={-1} className="mt-8 font-serif text-2xl font-semibold">
          {isUnreachable ? title : messageOf('APPLICATION_ERROR').text}
        </h1>
        <p className="mt-3 mb-6 text-ink-2">
          <MessageText text={what} lang={failure.lang} />
        </p>
        {again}
        {request ? <p className="mt-6 text-xs text-ink-2">{request}</p> : null}
      </main>
    );
  }
  return (
    <Page width="reading">
      <PageHeader title={title ?? messageOf('APPLICATION_ERROR').text} />
      <InlineAlert tone="error" announce action={again}>
        <p>
          <MessageText text={what} lang={failure.lang} />
        </p>
        {request ? <p className="text-xs">{request}</p> : null}
      </InlineAlert>
    </Page>
  );
}

/** The router's pending page, shown after 150 ms. */
export function PagePending() {
  return (
    <div role="status" className="flex min-h-60 items-center justify-center">
      <LoaderCircle aria-hidden="true" className="size-8 animate-spin text-ink-3" />
      <span className="sr-only">{words('frame')('loading')}</span>
    </div>
  );
}

/** Redirects an unknown path to the home page, with a notice. */
export function UnknownPage() {
  return <Navigate to="/" replace state={{ notice: 'unknown-page' }} />;
}

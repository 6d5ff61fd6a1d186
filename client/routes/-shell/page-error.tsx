import { useRouter, type ErrorComponentProps } from '@tanstack/react-router';
import { use } from 'react';
import { describeError } from '../../lib/error-message.ts';
import { Button } from '../../ui/button.tsx';
import { CentreCard } from '../../ui/centre-card.tsx';
import { InlineAlert } from '../../ui/inline-alert.tsx';
import { MessageText } from '../../ui/message-text.tsx';
import { Page, PageHeader } from '../../ui/page.tsx';
import { BrandLink } from './brand-link.tsx';
import { InShell } from './in-shell.ts';

/** What is left when a page itself fails: says so, names the request, and tries again without a reload. */
export function PageError({ error, reset }: ErrorComponentProps) {
  const router = useRouter();
  const isInShell = use(InShell);
  const failure = describeError(error, 'APPLICATION_ERROR');
  const isKnown = failure.code !== 'APPLICATION_ERROR';
  const what = isKnown ? failure.text : 'This page could not be shown. Nothing you saved is lost.';
  const request = failure.requestId ? `Request ${failure.requestId}` : undefined;
  const again = (
    <Button
      onClick={() => {
        reset();
        void router.invalidate();
      }}
    >
      Try Again
    </Button>
  );
  if (!isInShell) {
    return (
      <CentreCard
        brand={<BrandLink />}
        band="error"
        title="Unexpected Application Error!"
        description={<MessageText text={what} lang={failure.lang} />}
        foot={request}
        actions={again}
      />
    );
  }
  return (
    <Page width="reading">
      <PageHeader title={isKnown ? 'This page could not be shown' : 'Unexpected Application Error!'} />
      <InlineAlert tone="error" announce action={again}>
        <p>
          <MessageText text={what} lang={failure.lang} />
        </p>
        {request ? <p className="text-xs">{request}</p> : null}
      </InlineAlert>
    </Page>
  );
}

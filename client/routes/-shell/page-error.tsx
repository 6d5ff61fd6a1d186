import { useRouter, type ErrorComponentProps } from '@tanstack/react-router';
import { describeError } from '../../lib/error-message.ts';
import { Button } from '../../ui/button.tsx';
import { CentreCard } from '../../ui/centre-card.tsx';
import { BrandLink } from './brand-link.tsx';

/** What is left when a page itself fails: says so, names the request, and tries again without a reload. */
export function PageError({ error, reset }: ErrorComponentProps) {
  const router = useRouter();
  const failure = describeError(error, 'APPLICATION_ERROR');
  const isKnown = failure.code !== 'APPLICATION_ERROR';
  return (
    <CentreCard
      brand={<BrandLink />}
      band="error"
      title="Unexpected Application Error!"
      description={isKnown ? failure.text : 'This page could not be shown. Nothing you saved is lost.'}
      foot={failure.requestId ? <>Request {failure.requestId}</> : undefined}
      actions={
        <Button
          onClick={() => {
            reset();
            void router.invalidate();
          }}
        >
          Try Again
        </Button>
      }
    />
  );
}

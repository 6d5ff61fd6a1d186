import type { ReactNode } from 'react';
import { InlineAlert } from '#client/ui/feedback/inline-alert.tsx';
import { MessageText } from '#client/ui/feedback/message-text.tsx';
import { words } from '#client/ui/words.ts';
import type { Failure } from './error-message.ts';

/** Form-level error, announced to screen readers. */
export function FailureAlert({ failure, action }: { failure: Failure | undefined; action?: ReactNode }) {
  if (!failure) return null;
  return (
    <InlineAlert tone="error" announce action={action} className="mb-6">
      <MessageText text={failure.text} lang={failure.lang} />
      {failure.code === 'UNEXPECTED' && failure.requestId ? (
        <> {words('frame')('page.request', { id: failure.requestId })}</>
      ) : null}
    </InlineAlert>
  );
}

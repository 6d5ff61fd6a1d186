import type { ReactNode } from 'react';
import { describeError } from '#client/lib/error-message.ts';
import { FailureAlert } from '#client/lib/failure-alert.tsx';
import { Button } from '#client/ui/button/button.tsx';
import { ReasonLine } from '#client/ui/form/reason-line.tsx';
import { keepFocus } from '#client/ui/keep-focus.ts';
import { PublicationClash } from './publication-clash.tsx';
import type { Publication } from './use-publication.ts';

interface PublishFormProps<T> {
  label: string;
  /** Of the button. */
  action: string;
  /** Error of an empty reason. */
  missingReason: string;
  publication: Publication<T>;
  isValid: boolean;
  /** In the last line, before the reason. */
  lastLine?: ReactNode;
  children: ReactNode;
}

/** Facts that are edited and published in one form, with a reason. */
export function PublishForm<T>(props: PublishFormProps<T>) {
  const { label, action, missingReason, publication, isValid, lastLine, children } = props;
  const { mutation, reason, setReason, isTried, isReasonless, publish } = publication;
  return (
    <form
      ref={keepFocus}
      noValidate
      aria-label={label}
      className="grid gap-5 rounded-card border border-line bg-sheet p-4"
      onSubmit={(event) => {
        event.preventDefault();
        publish(isValid);
      }}
    >
      <FailureAlert failure={mutation.error ? describeError(mutation.error) : undefined} />
      <PublicationClash publication={publication} />
      {children}
      <div className="flex flex-wrap items-end gap-3">
        {lastLine}
        <ReasonLine
          className="min-w-56 flex-1"
          error={isTried && isReasonless ? missingReason : undefined}
          value={reason}
          onChange={setReason}
        />
        <Button type="submit" busy={mutation.isPending}>
          {action}
        </Button>
      </div>
    </form>
  );
}

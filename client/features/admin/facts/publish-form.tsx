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
  children: ReactNode;
}

/** Facts that are edited and published in one form, with a reason. */
export function PublishForm<T>(props: PublishFormProps<T>) {
  const { label, action, missingReason, publication, isValid, children } = props;
  const { mutation, publish } = publication;
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
      <PublishLine publication={publication} action={action} missingReason={missingReason} />
    </form>
  );
}

interface PublishLineProps extends Pick<PublishFormProps<unknown>, 'action' | 'missingReason'> {
  publication: Pick<Publication<unknown>, 'reason' | 'setReason' | 'isReasonless' | 'isTried' | 'mutation'>;
}

/** Reason and button of a form that publishes. The button stays beside the input, whose error is shown below it. */
export function PublishLine({ publication, action, missingReason }: PublishLineProps) {
  const { mutation, reason, setReason, isTried, isReasonless } = publication;
  return (
    <div className="flex items-start gap-3 max-sm:flex-col">
      <ReasonLine
        className="w-full sm:flex-1"
        error={isTried && isReasonless ? missingReason : undefined}
        value={reason}
        onChange={setReason}
      />
      <Button type="submit" className="max-sm:w-full sm:mt-7" busy={mutation.isPending}>
        {action}
      </Button>
    </div>
  );
}

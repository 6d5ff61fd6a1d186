import { useState, type ReactNode } from 'react';
import { describeError } from '#client/lib/error-message.ts';
import { FailureAlert } from '#client/lib/failure-alert.tsx';
import { Button } from '#client/ui/button/button.tsx';
import { PublishReason } from './publish-reason.tsx';

interface PublishFormProps {
  label: string;
  /** Of the button. */
  action: string;
  /** Error of an empty reason. */
  missingReason: string;
  publish: { isPending: boolean; error: unknown };
  /** Undefined while the facts are invalid. */
  onPublish: ((reason: string) => void) | undefined;
  /** Above the last line; `isTried` after the first attempt, from which on errors show. */
  children: (isTried: boolean) => ReactNode;
  /** In the last line, before the reason. */
  lastLine?: (isTried: boolean) => ReactNode;
}

/** Facts that are edited and published in one form, with a reason. */
export function PublishForm(props: PublishFormProps) {
  const { label, action, missingReason, publish, onPublish, children, lastLine } = props;
  const [reason, setReason] = useState('');
  const [isTried, setTried] = useState(false);
  const isReasonless = reason.trim().length < 3;
  return (
    <form
      noValidate
      aria-label={label}
      className="grid gap-5 rounded-card border border-line bg-sheet p-4"
      onSubmit={(event) => {
        event.preventDefault();
        setTried(true);
        if (!isReasonless && !publish.isPending) onPublish?.(reason.trim());
      }}
    >
      <FailureAlert failure={publish.error ? describeError(publish.error) : undefined} />
      {children(isTried)}
      <div className="flex flex-wrap items-end gap-3">
        {lastLine?.(isTried)}
        <PublishReason
          className="min-w-56 flex-1"
          error={isTried && isReasonless ? missingReason : undefined}
          value={reason}
          onChange={setReason}
        />
        <Button type="submit" busy={publish.isPending}>
          {action}
        </Button>
      </div>
    </form>
  );
}

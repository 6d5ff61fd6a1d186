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
  /** Publishing was attempted, from which on errors show. */
  isTried: boolean;
  onTry: () => void;
  /** In the last line, before the reason. */
  lastLine?: ReactNode;
  children: ReactNode;
}

/** Facts that are edited and published in one form, with a reason. */
export function PublishForm(props: PublishFormProps) {
  const { label, action, missingReason, publish, onPublish, isTried, onTry, lastLine, children } = props;
  const [reason, setReason] = useState('');
  const isReasonless = reason.trim().length < 3;
  return (
    <form
      noValidate
      aria-label={label}
      className="grid gap-5 rounded-card border border-line bg-sheet p-4"
      onSubmit={(event) => {
        event.preventDefault();
        onTry();
        if (!isReasonless && !publish.isPending) onPublish?.(reason.trim());
      }}
    >
      <FailureAlert failure={publish.error ? describeError(publish.error) : undefined} />
      {children}
      <div className="flex flex-wrap items-end gap-3">
        {lastLine}
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

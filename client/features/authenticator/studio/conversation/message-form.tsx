import { useState, type KeyboardEvent, type ReactNode } from 'react';
import { describeError, messageOf } from '#client/lib/error-message.ts';
import { FailureAlert } from '#client/lib/failure-alert.tsx';
import { Button } from '#client/ui/button/button.tsx';
import { Field } from '#client/ui/form/field.tsx';
import { Textarea } from '#client/ui/form/textarea.tsx';
import type { ErrorCode } from '#shared/errors.ts';

export interface MessageFormProps {
  label: string;
  sendLabel: string;
  maxLength: number;
  /** Error of an empty message. */
  missing: ErrorCode;
  busy: boolean;
  error: unknown;
  onSend: (text: string) => void;
  onClose: () => void;
  /** Above the field. */
  children?: ReactNode;
}

/** One message with its buttons. Ctrl+Enter sends, Escape closes; the studio's own keys are off inside. */
export function MessageForm(props: MessageFormProps) {
  const { label, sendLabel, maxLength, missing, busy, error, onSend, onClose, children } = props;
  const [text, setText] = useState('');
  const [isSubmitted, setIsSubmitted] = useState(false);
  const isMissing = text.trim() === '';

  function send() {
    setIsSubmitted(true);
    if (!isMissing && !busy) onSend(text);
  }

  function onKeyDown(event: KeyboardEvent) {
    event.stopPropagation();
    if (event.key === 'Escape') onClose();
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      send();
    }
  }

  return (
    <form
      noValidate
      className="grid gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <FailureAlert failure={error ? describeError(error) : undefined} />
      {children}
      <Field label={label} error={isSubmitted && isMissing ? messageOf(missing).text : undefined}>
        <Textarea
          rows={2}
          dir="auto"
          required
          // Takes the focus from the button that opened the form, which is unmounted.
          ref={(element) => element?.focus()}
          maxLength={maxLength}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
          onKeyDown={onKeyDown}
        />
      </Field>
      <span className="flex flex-wrap gap-2">
        <Button size="sm" type="submit" busy={busy}>
          {sendLabel}
        </Button>
        <Button size="sm" variant="quiet" onClick={onClose}>
          Cancel
        </Button>
      </span>
    </form>
  );
}

import { useState } from 'react';
import { messageOf, type Failure } from '#client/lib/error-message.ts';
import { FailureAlert } from '#client/lib/failure-alert.tsx';
import { Button } from '#client/ui/button/button.tsx';
import { Field } from '#client/ui/form/field.tsx';
import { Textarea } from '#client/ui/form/textarea.tsx';
import { words } from '#client/ui/words.ts';
import { conversationLimits } from '#shared/conversation.ts';

export interface MessageFormProps {
  label: string;
  isSending: boolean;
  failure: Failure | undefined;
  /** Resolves once the message is stored. A repeated id is stored once. */
  onSend: (message: { messageId: string; message: string }) => Promise<unknown>;
}

/** Writes one message. The text stays until the message is stored. */
export function MessageForm({ label, isSending, failure, onSend }: MessageFormProps) {
  const t = words('parts');
  const [text, setText] = useState('');
  const [messageId, setMessageId] = useState(() => crypto.randomUUID());
  const [isSubmitted, setIsSubmitted] = useState(false);
  const isMissing = text.trim() === '';

  async function submit() {
    setIsSubmitted(true);
    if (isMissing || isSending) return;
    await onSend({ messageId, message: text });
    setText('');
    setIsSubmitted(false);
    setMessageId(crypto.randomUUID());
  }

  return (
    <form
      noValidate
      className="grid gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        // The failure is shown; the text stays.
        submit().catch(() => undefined);
      }}
    >
      <FailureAlert failure={failure} />
      <Field label={label} error={isSubmitted && isMissing ? messageOf('MESSAGE_REQUIRED').text : undefined}>
        <Textarea
          rows={2}
          dir="auto"
          maxLength={conversationLimits.messageMax}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
        />
      </Field>
      <Button type="submit" size="sm" variant="secondary" busy={isSending} className="justify-self-start">
        {t('conversation.send')}
      </Button>
    </form>
  );
}

import { useCallback } from 'react';
import { MessageText } from '#client/ui/feedback/message-text.tsx';
import { useToast } from '#client/ui/feedback/use-toast.ts';
import type { ErrorCode } from '#shared/errors.ts';
import { frameError } from './error-message.ts';

/** Error toast of a failed optimistic update, framed by a catalogue entry. Stays until dismissed. */
export function useErrorToast(): (error: unknown, frame: ErrorCode) => void {
  const { show } = useToast();
  return useCallback(
    (error: unknown, frame: ErrorCode) => {
      const { text, lang } = frameError(error, frame);
      show({ tone: 'error', title: <MessageText text={text} lang={lang} /> });
    },
    [show],
  );
}

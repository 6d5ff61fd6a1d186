import { messageOf } from '#client/lib/error-message.ts';
import { InlineAlert } from '#client/ui/feedback/inline-alert.tsx';
import type { OpenDrafts } from './open-drafts.ts';

/** Why drafts that an address names are not in the order. */
export function DraftNotices({ ordered, lost }: Pick<OpenDrafts, 'ordered' | 'lost'>) {
  return (
    <>
      {ordered > 0 ? (
        <InlineAlert tone="info" className="mb-6">
          {ordered === 1 ? 'This document has' : `${String(ordered)} documents have`} already been ordered. You can
          follow {ordered === 1 ? 'it' : 'them'} under My Translations.
        </InlineAlert>
      ) : null}
      {lost > 0 ? (
        <InlineAlert tone="warn" className="mb-6">
          {messageOf('LOCAL_FILE_MISSING').text}
        </InlineAlert>
      ) : null}
    </>
  );
}

import type { DocumentMessage } from '#shared/schemas/conversation.ts';
import { DateTime } from '#client/ui/data/date-time.tsx';

export interface MessageListProps {
  messages: readonly DocumentMessage[];
  /** Whose messages are marked as the reader's own. */
  reader: DocumentMessage['author'];
}

/** Messages about a document, oldest first. */
export function MessageList({ messages, reader }: MessageListProps) {
  if (messages.length === 0) return null;
  return (
    <ol aria-label="Messages" className="grid gap-2">
      {messages.map(({ id, author, message, writtenAt }) => (
        <li
          key={id}
          className={
            author === reader
              ? 'rounded-control border border-line bg-sunken p-3 ms-6'
              : 'rounded-control border border-line-strong p-3 me-6'
          }
        >
          <p className="text-xs text-ink-2">
            {nameOf(author, reader)}, <DateTime value={writtenAt} />
          </p>
          <p dir="auto" className="wrap-anywhere whitespace-pre-line">
            {message}
          </p>
        </li>
      ))}
    </ol>
  );
}

function nameOf(author: DocumentMessage['author'], reader: DocumentMessage['author']): string {
  if (author === 'staff') return reader === 'staff' ? 'Our team' : 'Our translator';
  return reader === 'customer' ? 'You' : 'The customer';
}

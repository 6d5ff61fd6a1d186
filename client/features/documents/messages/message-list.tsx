import { DateTime } from '#client/ui/data/date-time.tsx';
import { slot } from '#client/ui/message-tags.ts';
import { words } from '#client/ui/words.ts';
import type { DocumentMessage } from '#shared/schemas/conversation.ts';

export interface MessageListProps {
  messages: readonly DocumentMessage[];
  /** Whose messages are marked as the reader's own. */
  reader: DocumentMessage['author'];
}

/** Messages about a document, oldest first. */
export function MessageList({ messages, reader }: MessageListProps) {
  const t = words('parts');
  if (messages.length === 0) return null;
  return (
    <ol aria-label={t('conversation.title')} className="grid gap-2">
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
            {t.rich('conversation.by', { name: nameOf(author, reader), time: slot(<DateTime value={writtenAt} />) })}
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
  const t = words('parts');
  if (author === 'staff') return reader === 'staff' ? t('conversation.team') : t('conversation.translator');
  return reader === 'customer' ? t('conversation.you') : t('conversation.customer');
}

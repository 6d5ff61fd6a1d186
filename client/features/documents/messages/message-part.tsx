import { useState } from 'react';
import { describeError } from '#client/lib/error-message.ts';
import { trpc } from '#client/lib/trpc.ts';
import { Button } from '#client/ui/button/button.tsx';
import { DetailSection } from '#client/ui/data/detail-section.tsx';
import { Skeleton } from '#client/ui/feedback/skeleton.tsx';
import { words } from '#client/ui/words.ts';
import type { DocumentDetails } from '#shared/schemas/documents.ts';
import { BetterScan } from './better-scan.tsx';
import { ClosedMessages } from './closed-messages.tsx';
import { MessageForm } from './message-form.tsx';
import { MessageList } from './message-list.tsx';
import { useMarkRead } from './use-mark-read.ts';

interface MessagePartProps {
  document: DocumentDetails;
  /** Shows where mistakes and refusals are reported. */
  onReport: () => void;
}

/** The conversation about an order, for its owner: messages, and a better scan while a translator can use it. */
export function MessagePart({ document, onReport }: MessagePartProps) {
  const t = words('documents');
  const { id } = document;
  const utils = trpc.useUtils();
  const { data } = trpc.documents.messages.useQuery({ id }, { enabled: document.paymentStatus !== 'unpaid' });
  const send = trpc.documents.sendMessage.useMutation({
    onSuccess: (messages) => utils.documents.messages.setData({ id }, messages),
  });
  const read = trpc.documents.markMessagesRead.useMutation();
  useMarkRead(data?.items, { reader: 'customer', mark: () => read.mutate({ id }) });
  const [isWriting, setIsWriting] = useState(false);
  if (document.paymentStatus === 'unpaid') return <p className="text-ink-2">{t('messages.none')}</p>;
  if (!data) return <Skeleton className="h-24 w-full rounded-card" />;
  if (data.refusal !== null && data.items.length === 0) {
    return <ClosedMessages document={document} onReport={onReport} />;
  }
  return (
    <DetailSection title={t('messages.title')}>
      <div className="grid gap-3 pt-3">
        <MessageList messages={data.items} reader="customer" />
        {data.refusal === null && isWriting ? (
          <MessageForm
            label={t('messages.yours')}
            isSending={send.isPending}
            failure={send.error ? describeError(send.error) : undefined}
            onSend={(message) => send.mutateAsync({ id, ...message })}
          />
        ) : null}
        {data.refusal === null ? (
          <div className="flex flex-wrap gap-2">
            {isWriting ? null : (
              <Button size="sm" variant="secondary" onClick={() => setIsWriting(true)}>
                {t('messages.write')}
              </Button>
            )}
            <BetterScan document={document} />
          </div>
        ) : (
          <ClosedMessages document={document} onReport={onReport} />
        )}
      </div>
    </DetailSection>
  );
}

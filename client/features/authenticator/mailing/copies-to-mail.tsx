import { useState } from 'react';
import { ReviewLink } from '#client/features/authenticator/queue/review-link.tsx';
import { AddressLines } from '#client/features/documents/mailing/address-lines.tsx';
import { formatPages } from '#client/lib/format.ts';
import { trpc } from '#client/lib/trpc.ts';
import { Button } from '#client/ui/button/button.tsx';
import { DateTime } from '#client/ui/data/date-time.tsx';
import { Section } from '#client/ui/layout/page.tsx';
import { paperTitle } from '#shared/certificate/title.ts';
import type { MailingItem } from '#shared/schemas/mailing.ts';
import { SendCopyDialog } from './send-copy-dialog.tsx';

export const copiesToMail = { pageSize: 50 } as const;

/** Delivered translations whose printed copy is to be mailed, oldest first; nothing while there are none. */
export function CopiesToMail() {
  const { data } = trpc.authenticator.mailings.useQuery(copiesToMail);
  const [chosen, setChosen] = useState<MailingItem>();
  if (!data || data.total === 0) return null;
  return (
    <Section title={`Copies to mail (${data.total})`} className="mb-8">
      <ul className="divide-y divide-line rounded-control border border-line bg-sheet">
        {data.items.map((item) => (
          <li key={item.documentId} className="flex flex-wrap items-start justify-between gap-4 p-4 text-sm">
            <div className="grid gap-1">
              <ReviewLink id={item.reviewId} search={{}} isRow={false} className="inline-link font-semibold">
                <bdi>{paperTitle(item)}</bdi>
              </ReviewLink>
              <span className="text-xs text-ink-2">
                {formatPages(item.pages)}, delivered <DateTime value={item.since} />
              </span>
            </div>
            <AddressLines address={item.address} />
            <Button size="sm" variant="secondary" onClick={() => setChosen(item)}>
              Mark as mailed
            </Button>
          </li>
        ))}
      </ul>
      {chosen ? <SendCopyDialog item={chosen} onClose={() => setChosen(undefined)} /> : null}
    </Section>
  );
}

import type { ReactNode } from 'react';
import { brand, phoneHref } from '#client/lib/brand.ts';
import { slot, wrap } from '#client/ui/message-tags.ts';
import { words } from '#client/ui/words.ts';

/** Support contacts for payment questions. */
export function SupportContact() {
  return (
    <p>
      {words('payments').rich('support', {
        email: slot(
          <a href={`mailto:${brand.supportEmail}`} className="inline-link wrap-anywhere">
            {brand.supportEmail}
          </a>,
        ),
        phone: slot(
          <a href={phoneHref()} className="inline-link whitespace-nowrap">
            <bdi dir="ltr">{brand.supportPhone}</bdi>
          </a>,
        ),
        chat: wrap(<ChatLink />),
      })}
    </p>
  );
}

function ChatLink({ children }: { children?: ReactNode }) {
  return (
    <a href={brand.chatUrl} target="_blank" rel="noreferrer" className="inline-link">
      {children}
    </a>
  );
}

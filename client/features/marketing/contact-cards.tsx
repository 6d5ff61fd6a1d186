import { Mail, MessageCircle, Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import { brand, chatHref, phoneHref } from '#client/lib/brand.ts';
import { Card } from '#client/ui/layout/card.tsx';
import { words } from '#client/ui/words.ts';

export interface ContactCardsProps {
  /** Subject of the chat's first message. */
  greeting: 'mentorship' | 'translation';
  /** Whether the e-mail address is plain text, as the specification has it on the home page, or a link. */
  email: 'text' | 'link';
}

/** Support by phone, e-mail and messaging app. */
export function ContactCards({ greeting, email }: ContactCardsProps) {
  const t = words('frame');
  const chat = chatHref(t(`contact.${greeting}Greeting`));
  const hours = brand.officeHours || t('contact.officeHours');
  return (
    <ul className="grid gap-5 md:grid-cols-3">
      <ContactCard icon={<Phone aria-hidden="true" />} title={t('contact.phone')} hours={hours}>
        <a href={phoneHref()} dir="ltr" className="inline-link whitespace-nowrap">
          {brand.supportPhone}
        </a>
      </ContactCard>
      <ContactCard icon={<Mail aria-hidden="true" />} title={t('contact.email')} hours={t('contact.always')}>
        {email === 'text' ? (
          brand.supportEmail
        ) : (
          <a href={`mailto:${brand.supportEmail}`} className="inline-link">
            {brand.supportEmail}
          </a>
        )}
      </ContactCard>
      {chat === undefined ? null : (
        <ContactCard icon={<MessageCircle aria-hidden="true" />} title="WhatsApp" hours={hours}>
          <a href={chat} target="_blank" rel="noreferrer" className="inline-link">
            {t('contact.chat')}
          </a>
        </ContactCard>
      )}
    </ul>
  );
}

interface ContactCardProps {
  icon: ReactNode;
  title: string;
  hours: string;
  children: ReactNode;
}

function ContactCard({ icon, title, hours, children }: ContactCardProps) {
  return (
    <Card as="li" className="flex items-start gap-4">
      <span className="flex size-11 shrink-0 items-center justify-center rounded-control bg-primary-soft text-primary [&_svg]:size-5">
        {icon}
      </span>
      <div className="min-w-0">
        <h3 className="font-semibold">{title}</h3>
        <div className="mt-1 wrap-anywhere">{children}</div>
        <p className="mt-1 text-sm text-ink-2">{hours}</p>
      </div>
    </Card>
  );
}

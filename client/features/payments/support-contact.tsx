import { brand, phoneHref } from '../../lib/brand.ts';

/** Whom to ask about money. */
export function SupportContact() {
  return (
    <p>
      Questions? Write to{' '}
      <a href={`mailto:${brand.supportEmail}`} className="text-link wrap-anywhere">
        {brand.supportEmail}
      </a>
      , call{' '}
      <a href={phoneHref} className="text-link whitespace-nowrap">
        {brand.supportPhone}
      </a>{' '}
      or{' '}
      <a href={brand.chatUrl} target="_blank" rel="noreferrer" className="text-link">
        chat with us
      </a>
      .
    </p>
  );
}

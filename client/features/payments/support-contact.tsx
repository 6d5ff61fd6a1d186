import { brand, phoneHref } from '#client/lib/brand.ts';

/** Support contacts for payment questions. */
export function SupportContact() {
  return (
    <p>
      Questions? Write to{' '}
      <a href={`mailto:${brand.supportEmail}`} className="inline-link wrap-anywhere">
        {brand.supportEmail}
      </a>
      , call{' '}
      <a href={phoneHref} className="inline-link whitespace-nowrap">
        {brand.supportPhone}
      </a>{' '}
      or{' '}
      <a href={brand.chatUrl} target="_blank" rel="noreferrer" className="inline-link">
        chat with us
      </a>
      .
    </p>
  );
}

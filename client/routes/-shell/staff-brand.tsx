import { Link } from '@tanstack/react-router';
import { brand } from '#client/lib/brand.ts';
import { BrandLink } from './brand-link.tsx';

export interface StaffBrandProps {
  home: '/admin' | '/authenticator';
  area: string;
}

/** The brand in the sidebar; on a phone, the area's name above it. */
export function StaffBrand({ home, area }: StaffBrandProps) {
  return (
    <>
      <span className="max-lg:hidden">
        <BrandLink />
      </span>
      <Link to={home} className="flex min-w-0 items-center gap-2 rounded-control lg:hidden">
        <span
          aria-hidden="true"
          className="flex h-8 min-w-9.75 items-center justify-center rounded-badge max-[24rem]:hidden bg-primary px-1.5 font-serif text-sm font-semibold text-on-primary"
        >
          {brand.mark}
        </span>
        <span className="min-w-0 leading-tight">
          <span className="block truncate font-serif text-sm font-semibold tracking-tight min-[26rem]:text-base min-[26rem]:tracking-normal">
            {area}
          </span>
          <span className="block truncate text-xs text-ink-2">{brand.name}</span>
        </span>
      </Link>
    </>
  );
}

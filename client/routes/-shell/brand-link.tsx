import { Link } from '@tanstack/react-router';
import { brand } from '#client/lib/brand.ts';
import { Wordmark } from '#client/ui/layout/wordmark.tsx';

/** The brand, linked to the home page. */
export function BrandLink() {
  return (
    <Link to="/" className="flex min-h-11 items-center rounded-control">
      <Wordmark mark={brand.mark} name={brand.name} />
    </Link>
  );
}

import { Link } from '@tanstack/react-router';
import { brand } from '#client/lib/brand.ts';
import { Wordmark } from '#client/ui/layout/wordmark.tsx';

/** Mark and name, leading to the public home page. */
export function BrandLink() {
  return (
    <Link to="/" className="rounded-control">
      <Wordmark mark={brand.mark} name={brand.name} />
    </Link>
  );
}

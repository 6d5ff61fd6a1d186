import { Link } from '@tanstack/react-router';
import { BrandMark } from './brand-mark.tsx';

/** The brand, linked to the home page. */
export function BrandLink() {
  return (
    <Link to="/" className="flex min-h-11 min-w-0 items-center rounded-control">
      <BrandMark />
    </Link>
  );
}

import { clsx } from 'clsx';
import { FileText } from 'lucide-react';
import { useState } from 'react';
import { useMay } from '#client/features/auth/organizations/use-may.ts';

const sizes = {
  row: 'w-9 border border-line',
  card: 'w-18 self-start border border-line',
  details: 'w-20 border border-line',
  /** Inside a frame that sets the size. */
  frame: 'size-full',
} as const;

/** The first page of a document; an icon until its picture is made. Decorative: the name stands beside it. */
export function Thumbnail({ url, size }: { url: string | null; size: keyof typeof sizes }) {
  const [failed, setFailed] = useState<string>();
  const mayOpen = useMay('handle');
  return (
    <span
      aria-hidden="true"
      className={clsx(
        'flex aspect-[5/7] shrink-0 items-center justify-center overflow-hidden bg-sunken text-ink-3',
        sizes[size],
      )}
    >
      {url === null || !mayOpen || failed === url ? (
        <FileText className="size-5" strokeWidth={1.5} />
      ) : (
        <img
          src={url}
          alt=""
          loading="lazy"
          decoding="async"
          className="size-full bg-white object-cover object-top"
          onError={() => setFailed(url)}
        />
      )}
    </span>
  );
}

import { clsx } from 'clsx';
import { Download } from 'lucide-react';
import { words } from '#client/ui/words.ts';

export interface SampleCertificateProps {
  className?: string;
  /** Loads ahead of other pictures, where it is the largest content of the first view. */
  isFirst?: boolean;
  /** Shows the translation and the copy of the original below. */
  withPages?: boolean;
}

const pages = [
  { number: 1, alt: 'sample.certificate' },
  { number: 2, alt: 'sample.translation' },
  { number: 3, alt: 'sample.original' },
] as const;

/** The public sample, printed by the same typesetter as every certificate, with its PDF to download. */
export function SampleCertificate({ className, isFirst = false, withPages = false }: SampleCertificateProps) {
  const t = words('frame');
  const [certificate, ...others] = pages;
  return (
    <figure className={className}>
      <PagePicture page={certificate} isFirst={isFirst} className="rounded-card shadow-1" />
      {withPages ? (
        <div className="mt-3 grid grid-cols-2 gap-3">
          {others.map((page) => (
            <PagePicture key={page.number} page={page} className="rounded-control" />
          ))}
        </div>
      ) : null}
      <figcaption className="mt-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-1 text-sm text-ink-2">
        {t('sample.caption')}
        <a href="/sample/certificate.pdf" download="sample-certificate.pdf" className="inline-link inline-flex gap-1.5">
          <Download aria-hidden="true" className="size-4.5" />
          {t('sample.download')}
        </a>
      </figcaption>
    </figure>
  );
}

interface PagePictureProps {
  page: (typeof pages)[number];
  isFirst?: boolean;
  className: string;
}

function PagePicture({ page: { number, alt }, isFirst = false, className }: PagePictureProps) {
  const sourcesOf = (type: 'avif' | 'webp') =>
    (number === 1 ? [480, 960] : [480]).map((width) => `/sample/page-${number}-${width}.${type} ${width}w`).join(', ');
  const sizes = number === 1 ? '(width >= 32rem) 30rem, 100vw' : '14rem';
  return (
    <picture>
      <source type="image/avif" srcSet={sourcesOf('avif')} sizes={sizes} />
      <img
        src={`/sample/page-${number}-480.webp`}
        srcSet={sourcesOf('webp')}
        sizes={sizes}
        alt={words('frame')(alt)}
        width={480}
        height={621}
        loading={isFirst ? 'eager' : 'lazy'}
        fetchPriority={isFirst ? 'high' : 'auto'}
        decoding="async"
        className={clsx('h-auto w-full border border-line bg-[#fff]', className)}
      />
    </picture>
  );
}

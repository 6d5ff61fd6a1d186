import { clsx } from 'clsx';
import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { nounFor } from '#shared/plural.ts';
import { QrCode } from '#client/ui/data/qr-code.tsx';
import { Band } from './band.tsx';
import { Rosette } from './rosette.tsx';
import { Seal, type SealProps } from './seal.tsx';

export interface CertificateProps {
  /** `Certificate of Translation Accuracy`. */
  heading: string;
  /** The translated document: `Birth certificate`. */
  title: string;
  from: string;
  to: string;
  pages: number;
  /** Display text: `November 12, 2026`. */
  issued: string;
  authenticatedBy: string;
  code: string;
  /** Address the QR code opens; without it no QR code is drawn. */
  verifyUrl?: string;
  /** Image of the signature: a web font for a single name would cost more. */
  signature?: { src: string; name: string };
  /** Text below the signature line. */
  signatureLabel: string;
  seal: SealProps;
  /** Heading level of the title, by where it stands. */
  level?: 'h2' | 'h3' | 'p';
  className?: string;
}

/**
 * Sample of a certificate, always light, English and left-to-right. Sized by percentages: Chromium may paint a size
 * container's content before its styles while the page is still being parsed.
 */
export function Certificate(props: CertificateProps) {
  const { heading, title, from, to, pages, issued, authenticatedBy, code, verifyUrl } = props;
  const { signature, signatureLabel, seal, level: Title = 'p', className } = props;
  return (
    <figure
      lang="en"
      dir="ltr"
      data-theme="light"
      aria-label={`${heading}: ${title}`}
      className={clsx('rounded-card border border-line bg-sheet p-2 text-ink shadow-2', className)}
    >
      <div className="border border-brass-deco p-1">
        <div className="relative isolate overflow-hidden border border-brass-deco">
          <Rosette size={400} className="absolute -end-28 -top-16 -z-10 text-brass-deco opacity-35" />
          <Band className="text-primary opacity-50" />
          <div className="px-[7%] pt-[5%] pb-[5%]">
            <p className="text-xs font-semibold tracking-widest text-brass uppercase">{heading}</p>
            <Title className="mt-2 font-serif text-2xl font-semibold wrap-anywhere">{title}</Title>
            <p className="text-sm text-ink-2">
              {from} <ArrowRight role="img" aria-label="to" className="inline size-3.5" /> {to} · {pages}{' '}
              {nounFor(pages, 'page')}
            </p>
            <div className="mt-5 flex items-end justify-between gap-4">
              <dl className="grid flex-1 grid-cols-2 gap-x-4 gap-y-3 text-sm">
                <Fact term="Issued">{issued}</Fact>
                <Fact term="Authenticated by">{authenticatedBy}</Fact>
                <Fact term="Verification code" wide>
                  <span className="font-mono text-lg tracking-wide">{code}</span>
                </Fact>
              </dl>
              {verifyUrl ? (
                <QrCode
                  value={verifyUrl}
                  label="Opens the verification page"
                  className="aspect-square w-1/5 max-w-20 min-w-16 shrink-0"
                />
              ) : null}
            </div>
            <div className="mt-5 flex items-end justify-between gap-4">
              <div className="min-w-0 pb-2">
                <p className="min-h-8">
                  {signature ? <img src={signature.src} alt={signature.name} width="128" height="28" /> : null}
                </p>
                <p className="mt-1 border-t border-ink-3 pt-1 text-xs text-ink-2">{signatureLabel}</p>
              </div>
              <Seal {...seal} className={seal.className ?? 'aspect-square w-[28%] max-w-28 min-w-24'} />
            </div>
          </div>
        </div>
      </div>
    </figure>
  );
}

function Fact({ term, wide, children }: { term: string; wide?: boolean; children: ReactNode }) {
  return (
    <div className={wide ? 'col-span-2' : 'min-w-0'}>
      <dt className="text-ink-2">{term}</dt>
      <dd className="font-medium wrap-anywhere">{children}</dd>
    </div>
  );
}

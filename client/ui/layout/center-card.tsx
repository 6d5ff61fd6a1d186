import type { ReactNode } from 'react';
import { Band } from '#client/ui/certificate/band.tsx';

const tones = { ok: 'text-ok', brass: 'text-brass', neutral: 'text-primary', error: 'text-seal' } as const;

export interface CenterCardProps {
  /** Home link with the `Wordmark`, above the card. */
  brand?: ReactNode;
  /** Color of the band at the top; omitted without a band. */
  band?: keyof typeof tones;
  /** A `Seal` or an icon. */
  emblem?: ReactNode;
  title: ReactNode;
  description?: ReactNode;
  children?: ReactNode;
  /** Buttons, the primary one first. */
  actions?: ReactNode;
  /** Small print below the card. */
  foot?: ReactNode;
}

/** Page with a single result: paid, cancelled, sent, confirmed. */
export function CenterCard({ brand, band, emblem, title, description, children, actions, foot }: CenterCardProps) {
  return (
    <main tabIndex={-1} className="flex min-h-dvh flex-col items-center px-4 py-8 md:py-16">
      {brand ? <div className="mb-8">{brand}</div> : null}
      <div
        data-slot="card"
        className="w-full max-w-form overflow-hidden rounded-card border border-line bg-sheet shadow-1"
      >
        {band ? <Band className={`${tones[band]} opacity-50`} /> : null}
        <div className="p-4 md:p-8">
          <div className="text-center">
            {emblem ? <div className="mb-4 flex justify-center">{emblem}</div> : null}
            <h1 tabIndex={-1} className="font-serif text-2xl font-semibold wrap-anywhere">
              {title}
            </h1>
            {description ? <div className="mt-2 text-ink-2">{description}</div> : null}
          </div>
          {children ? <div className="mt-6">{children}</div> : null}
          {actions ? (
            <div className="mt-8 grid gap-3" data-print="hide">
              {actions}
            </div>
          ) : null}
        </div>
      </div>
      {foot ? <div className="mt-6 max-w-form text-center text-sm text-ink-2">{foot}</div> : null}
    </main>
  );
}

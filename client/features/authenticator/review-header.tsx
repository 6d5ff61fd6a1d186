import { clsx } from 'clsx';
import { ArrowLeft } from 'lucide-react';
import type { ReactElement, ReactNode } from 'react';
import { ButtonLink } from '#client/ui/button/button-link.tsx';
import { paperName, paperTitle } from '#shared/certificate/title.ts';
import type { ReviewDetails } from '#shared/schemas/authenticator.ts';

export interface ReviewHeaderProps {
  review: ReviewDetails;
  /** The back link and its target. */
  back: ReactElement;
  backLabel: string;
  isCompact?: boolean;
  /** Status and actions. */
  children: ReactNode;
}

/** The line above a review: the way back, the paper's name, then what its page adds. */
export function ReviewHeader({ review, back, backLabel, isCompact = false, children }: ReviewHeaderProps) {
  return (
    <header
      className={clsx(
        'flex flex-wrap items-center gap-x-3 gap-y-1 border-b border-line px-2',
        isCompact ? 'py-1.5 md:px-4' : 'py-2 md:px-6',
      )}
    >
      <ButtonLink size="sm" variant="quiet" icon={<ArrowLeft aria-hidden="true" className="flip-rtl" />} render={back}>
        {backLabel}
      </ButtonLink>
      <h1
        tabIndex={-1}
        className={clsx(
          'min-w-0 flex-1 truncate font-serif font-semibold',
          isCompact ? 'basis-28 text-lg md:basis-40' : 'basis-48 text-xl',
        )}
        title={paperName(review)}
      >
        <bdi>{paperTitle(review)}</bdi>
      </h1>
      {children}
    </header>
  );
}

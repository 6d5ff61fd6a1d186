import { ArrowLeft, ChevronDown, ChevronUp, Keyboard } from 'lucide-react';
import type { ReactElement, ReactNode } from 'react';
import { paperName, paperTitle } from '#shared/certificate/title.ts';
import type { ReviewDetails } from '#shared/schemas/authenticator.ts';
import { ButtonLink } from '#client/ui/button/button-link.tsx';
import { IconButton } from '#client/ui/button/icon-button.tsx';
import { StatusBadge } from '#client/ui/data/status-badge.tsx';
import { reviewLabel } from '#client/features/authenticator/queue/review-labels.ts';
import type { Neighbours } from './neighbours.ts';

export interface WorkspaceHeaderProps {
  review: ReviewDetails;
  /** The link back to the list. */
  back: ReactElement;
  neighbours: Neighbours;
  onGo: (direction: keyof Neighbours) => void;
  onHelp: () => void;
  /** The link to the studio. */
  text: ReactNode;
}

/** The document's name and status, and the buttons to its neighbours. */
export function WorkspaceHeader({ review, back, neighbours, onGo, onHelp, text }: WorkspaceHeaderProps) {
  return (
    <header className="flex flex-wrap items-center gap-x-3 gap-y-1 border-b border-line px-2 py-2 md:px-6">
      <ButtonLink size="sm" variant="quiet" icon={<ArrowLeft aria-hidden="true" className="flip-rtl" />} render={back}>
        Queue
      </ButtonLink>
      <h1
        tabIndex={-1}
        className="min-w-0 flex-1 basis-48 truncate font-serif text-xl font-semibold"
        title={paperName(review)}
      >
        <bdi>{paperTitle(review)}</bdi>
      </h1>
      {text}
      <StatusBadge {...reviewLabel(review)} />
      <span className="flex">
        <IconButton
          label="Previous document"
          title="Previous document (K)"
          aria-disabled={neighbours.previous === undefined}
          onClick={() => onGo('previous')}
        >
          <ChevronUp aria-hidden="true" />
        </IconButton>
        <IconButton
          label="Next document"
          title="Next document (J)"
          aria-disabled={neighbours.next === undefined}
          onClick={() => onGo('next')}
        >
          <ChevronDown aria-hidden="true" />
        </IconButton>
        <IconButton label="Keyboard shortcuts" title="Keyboard shortcuts (?)" onClick={onHelp}>
          <Keyboard aria-hidden="true" />
        </IconButton>
      </span>
    </header>
  );
}

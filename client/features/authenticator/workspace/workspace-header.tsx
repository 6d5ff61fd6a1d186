import { Link } from '@tanstack/react-router';
import { ChevronDown, ChevronUp, Keyboard, Languages } from 'lucide-react';
import type { ReactElement } from 'react';
import type { QueueSearch } from '#client/features/authenticator/queue/queue-search.ts';
import { reviewLabel } from '#client/features/authenticator/queue/review-labels.ts';
import { ReviewHeader } from '#client/features/authenticator/review-header.tsx';
import { useStaffPaths } from '#client/features/authenticator/staff-paths.ts';
import { ButtonLink } from '#client/ui/button/button-link.tsx';
import { IconButton } from '#client/ui/button/icon-button.tsx';
import { StatusBadge } from '#client/ui/data/status-badge.tsx';
import { Switch } from '#client/ui/form/switch.tsx';
import { ShortcutsDialog } from '#client/ui/overlay/shortcuts-dialog.tsx';
import type { ReviewDetails } from '#shared/schemas/authenticator.ts';
import { useLetterKeys } from './letter-keys.ts';
import type { Neighbours } from './neighbours.ts';

const groups = [
  {
    title: 'This document',
    shortcuts: [
      { keys: ['1'], label: 'Tick or untick the first point; 2 to 6 the others' },
      { keys: ['T'], label: 'Tick all points, once every page was scrolled through' },
      { keys: ['A'], label: 'Approve, or send your own file' },
      { keys: ['F8'], label: 'Next thing that is missing: errors, then reasons, then ticks' },
      { keys: ['R'], label: 'Reject with a correction, or supply a translation' },
    ],
  },
  {
    title: 'The queue',
    shortcuts: [
      { keys: ['J'], label: 'Next document that can be decided' },
      { keys: ['K'], label: 'Previous document that can be decided' },
      { keys: ['?'], label: 'These shortcuts' },
    ],
  },
];

export interface WorkspaceHeaderProps {
  review: ReviewDetails;
  search: QueueSearch;
  /** The link back to the list. */
  back: ReactElement;
  neighbours: Neighbours;
  onGo: (direction: keyof Neighbours) => void;
  onHelp: () => void;
}

/** The document's name and status, the link to the studio, and the buttons to its neighbours. */
export function WorkspaceHeader({ review, search, back, neighbours, onGo, onHelp }: WorkspaceHeaderProps) {
  return (
    <ReviewHeader review={review} back={back} backLabel="Queue">
      <TextProgressLink review={review} search={search} />
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
    </ReviewHeader>
  );
}

/** Opens the studio, with the progress of the review's text. */
function TextProgressLink({ review, search }: { review: ReviewDetails; search: QueueSearch }) {
  const { studio: path } = useStaffPaths();
  const { id, text } = review;
  return (
    <ButtonLink
      size="sm"
      variant="secondary"
      icon={<Languages aria-hidden="true" />}
      render={<Link to={path} params={{ reviewId: id }} search={search} />}
    >
      {text ? `Text: ${text.confirmed} of ${text.blocks} confirmed` : 'Text'}
    </ButtonLink>
  );
}

/** Lists the keyboard shortcuts, with the switch for single letters. */
export function WorkspaceHelp({ open, onOpenChange }: { open: boolean; onOpenChange: (open: boolean) => void }) {
  const [hasLetters, setHasLetters] = useLetterKeys();
  return (
    <ShortcutsDialog open={open} onOpenChange={onOpenChange} groups={groups}>
      <Switch
        label="Single-letter shortcuts"
        hint="Turn them off if you press keys by accident or use voice input."
        checked={hasLetters}
        onChange={(event) => setHasLetters(event.currentTarget.checked)}
      />
    </ShortcutsDialog>
  );
}

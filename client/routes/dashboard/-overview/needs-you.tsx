import { Link } from '@tanstack/react-router';
import type { DocumentView } from '#shared/schemas/documents.ts';
import { DraftRow } from '../../../features/documents/draft-row.tsx';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { Section } from '../../../ui/page.tsx';

/** Drafts that wait for their owner. */
export function NeedsYou({ drafts }: { drafts: readonly DocumentView[] }) {
  if (drafts.length === 0) return null;
  return (
    <Section title="Needs you" description="Not paid yet. Unpaid drafts are deleted after 7 days.">
      <ul className="divide-y divide-line rounded-card border border-line bg-sheet">
        {drafts.map((draft) => (
          <DraftRow
            key={draft.id}
            document={draft}
            action={
              <ButtonLink
                size="sm"
                render={
                  <Link to="/dashboard/upload" search={{ draft: draft.id }} aria-label={`Resume ${draft.filename}`} />
                }
              >
                Resume
              </ButtonLink>
            }
          />
        ))}
      </ul>
    </Section>
  );
}

import type { DocumentDetails, DocumentView } from '#shared/schemas/documents.ts';
import { DateTime } from '#client/ui/data/date-time.tsx';
import { Timeline } from '#client/ui/data/timeline.tsx';
import { stagesOf } from '#client/features/documents/status.ts';

export interface DocumentStagesProps {
  document: DocumentView;
  /** With them the stages say when they happened; without, they are one line of dots. */
  events?: DocumentDetails['timeline'];
}

/** How far an order is. */
export function DocumentStages({ document, events }: DocumentStagesProps) {
  const steps = stagesOf(document, events).map(({ label, state, at }) => ({
    label,
    state,
    time: at ? <DateTime value={at} /> : undefined,
  }));
  return <Timeline label="Progress" steps={steps} mini={events === undefined} />;
}

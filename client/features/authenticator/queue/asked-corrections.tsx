import { RefusalFacts } from '#client/features/authenticator/certificate/refusal-facts.tsx';
import { MisspellingList } from '#client/features/documents/details/misspelling-list.tsx';
import { trpc } from '#client/lib/trpc.ts';
import { DateTime } from '#client/ui/data/date-time.tsx';
import { Section } from '#client/ui/layout/page.tsx';
import { ReviewLink } from './review-link.tsx';

export const askedCorrections = { pageSize: 50 } as const;

/** Corrections requested after delivery, refusals by authorities first; renders nothing without any. */
export function AskedCorrections() {
  const { data } = trpc.authenticator.revisions.useQuery(askedCorrections);
  if (!data || data.total === 0) return null;
  return (
    <Section title={`Corrections asked (${data.total})`}>
      <ul className="divide-y divide-line rounded-control border border-line bg-sheet">
        {data.items.map((item) => (
          <li key={item.id} className="grid gap-1 p-4 text-sm">
            <ReviewLink id={item.reviewId} search={{}} isRow={false} className="inline-link font-semibold">
              {item.paperKind} (<bdi>{item.filename}</bdi>)
            </ReviewLink>
            <span className="text-xs text-ink-2">
              <bdi>{item.userName ?? item.userEmail}</bdi>, <DateTime value={item.createdAt} />
            </span>
            <RefusalFacts request={item} />
            <MisspellingList items={item.items} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

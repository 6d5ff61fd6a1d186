import { useQuery } from '@tanstack/react-query';
import { queryState } from '#client/lib/query-state.ts';
import { LoadState } from '#client/ui/feedback/load-state.tsx';
import { SkeletonRows } from '#client/ui/feedback/skeleton.tsx';
import { lazyPart } from '#client/ui/lazy-part.tsx';
import { loadDescription } from './description.ts';

const parts = {
  operations: lazyPart(async () => (await import('./reference.tsx')).Reference, { fallback: <SkeletonRows /> }),
  errors: lazyPart(async () => (await import('./reference.tsx')).ErrorTable, { fallback: <SkeletonRows /> }),
  events: lazyPart(async () => (await import('./reference.tsx')).EventTable, { fallback: <SkeletonRows /> }),
};

/** A part rendered from the product's API description; its code loads with the description, after the page. */
export function LiveDescription({ part }: { part: keyof typeof parts }) {
  const query = useQuery({ queryKey: ['api-description'], queryFn: loadDescription, staleTime: Infinity });
  const Part = parts[part];
  return (
    <LoadState {...queryState(query)} errorTitle="The reference could not be loaded">
      {query.data ? <Part description={query.data} /> : null}
    </LoadState>
  );
}

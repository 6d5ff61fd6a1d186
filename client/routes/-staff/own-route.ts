import { useNavigate, useParams, useSearch } from '@tanstack/react-router';

/** The search parameters of a page that stands under two paths, and how to change them. */
export function useOwnSearch<Search extends object>(read: (search: Record<string, unknown>) => Search) {
  const search = read(useSearch({ strict: false }));
  const navigate = useNavigate();
  const change = (next: Partial<Search>) =>
    void navigate({ to: '.', search: (previous) => ({ ...previous, ...next }), resetScroll: false });
  return { search, change };
}

export function useReviewId(): string {
  return useParams({ strict: false, select: ({ reviewId = '' }) => reviewId });
}

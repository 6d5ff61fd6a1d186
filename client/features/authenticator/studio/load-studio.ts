import { trpcUtils } from '#client/lib/trpc.ts';

/** Cached before anything renders it, while the studio's code is loading. */
const gcTime = 30_000;

/**
 * Prefetches the studio's data in parallel with the page's code. The text is never taken from the cache: called before the page is shown,
 * unlike a loader, which the router skips where the page was preloaded.
 */
export function loadStudio({ params, cause }: { params: { reviewId: string }; cause: string }): void {
  if (cause !== 'enter') return;
  const input = { id: params.reviewId };
  const { get, text } = trpcUtils.authenticator;
  void get.prefetch(input);
  void text.reset(input);
  void text.prefetch(input, { gcTime });
}

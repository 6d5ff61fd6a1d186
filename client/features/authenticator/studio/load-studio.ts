import { trpcUtils } from '#client/lib/trpc.ts';

/** Kept while nothing shows it: the studio's code loads beside it. */
const gcTime = 30_000;

/** Requests what the studio shows, beside the code of its page. The text is never taken from the cache. */
export function loadStudio({ params, cause }: { params: { reviewId: string }; cause: string }): void {
  if (cause !== 'enter') return;
  const input = { id: params.reviewId };
  const { get, text } = trpcUtils.authenticator;
  void get.prefetch(input);
  void text.reset(input);
  void text.prefetch(input, { gcTime });
}

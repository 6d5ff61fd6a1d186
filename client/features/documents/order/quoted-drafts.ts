import { dropQuote, findQuote } from '#client/lib/kept-quote.ts';
import { adoptVisitorFiles } from '#client/lib/pending-files.ts';
import { currentUser } from '#client/lib/session.ts';
import { areaOf } from '#shared/roles.ts';
import { draftOfPending } from './draft.ts';
import { joinIds, type OpenDrafts } from './open-drafts.ts';

/**
 * The drafts of the quote that the user asked for before signing in, which become the user's; null without one. Later
 * visits find them among the recovered drafts. A browser without storage has none.
 */
export async function findQuotedDrafts(): Promise<OpenDrafts | null> {
  const user = await currentUser();
  const quote = user && areaOf[user.role] === 'customer' ? findQuote(user.email) : undefined;
  if (!user || !quote) return null;
  const files = await adoptVisitorFiles(quote.ids, user.id).catch(() => undefined);
  if (!files) return null;
  dropQuote();
  return {
    ids: joinIds(quote.ids),
    known: files.map(draftOfPending),
    ordered: 0,
    lost: quote.ids.length - files.length,
  };
}

import { Link } from '@tanstack/react-router';
import { trpc } from '#client/lib/trpc.ts';
import { ButtonLink } from '#client/ui/button/button-link.tsx';
import { InlineAlert } from '#client/ui/feedback/inline-alert.tsx';
import { countOf } from '#shared/plural.ts';

/** Says that notarized translations are not sold, and how many orders await a notary; nothing while all is well. */
export function NotaryNotice({ className = '', hasLink = false }: { className?: string; hasLink?: boolean }) {
  const { data } = trpc.admin.commissions.useQuery();
  if (!data || (data.isSold && data.awaiting === 0)) return null;
  const waiting = `${countOf(data.awaiting, 'order')} with the notary`;
  const link = hasLink ? (
    <ButtonLink
      size="sm"
      variant="secondary"
      render={data.isSold ? <Link to="/admin/notary" /> : <Link to="/authenticator-control" />}
    >
      {data.isSold ? 'Open the list' : 'Set a commission'}
    </ButtonLink>
  ) : undefined;
  if (data.isSold) {
    return (
      <InlineAlert tone="info" className={className} action={link}>
        {waiting}.
      </InlineAlert>
    );
  }
  return (
    <InlineAlert tone="warn" className={className} title="Notarized translations are not on sale" action={link}>
      No member of staff holds a commission in force while another one can certify. The order form says so.
      {data.awaiting > 0 ? ` ${waiting}: they stay until a commissioned notary acts.` : ''}
    </InlineAlert>
  );
}

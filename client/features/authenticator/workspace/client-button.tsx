import { useState } from 'react';
import { queryState } from '#client/lib/query-state.ts';
import { trpc } from '#client/lib/trpc.ts';
import { DescriptionList } from '#client/ui/data/description-list.tsx';
import { LoadState } from '#client/ui/feedback/load-state.tsx';
import { Dialog } from '#client/ui/overlay/dialog.tsx';
import { roleLabel } from '#shared/roles.ts';

export interface ClientButtonProps {
  userId: string;
  name: string | null;
  email: string;
  /** Shows the name only, within a line of text. */
  inline?: boolean;
  /** The dialog's title. */
  title?: string;
}

/** The client's name, which opens their contact details. */
export function ClientButton({ userId, name, email, inline, title = 'User Information' }: ClientButtonProps) {
  const [isOpen, setIsOpen] = useState(false);
  const query = trpc.authenticator.clientInfo.useQuery({ userId }, { enabled: isOpen });
  const client = query.data;
  return (
    <Dialog
      open={isOpen}
      onOpenChange={setIsOpen}
      size="sm"
      title={title}
      trigger={
        inline ? (
          <button type="button" className="inline-link min-h-6 font-medium wrap-anywhere">
            <bdi>{name ?? email}</bdi>
          </button>
        ) : (
          <button type="button" className="min-h-6 w-full min-w-28 text-start hover:underline">
            <bdi className="block font-medium wrap-break-word">{name ?? 'User'}</bdi>
            <bdi className="block truncate text-xs text-ink-2">{email}</bdi>
          </button>
        )
      }
    >
      <LoadState {...queryState(query, 'CLIENT_LOOKUP_UNEXPECTED')} errorTitle="User information not available">
        {client ? (
          <DescriptionList
            facts={[
              { term: 'ID', value: <span className="font-mono text-xs">{client.id}</span> },
              { term: 'Name', value: client.name ? <bdi>{client.name}</bdi> : 'Not given' },
              { term: 'Email', value: <bdi>{client.email}</bdi> },
              { term: 'Phone', value: client.phone ? <bdi dir="ltr">{client.phone}</bdi> : 'Not given' },
              { term: 'Role', value: roleLabel[client.role] },
            ]}
          />
        ) : null}
      </LoadState>
    </Dialog>
  );
}

import { Plus, X } from 'lucide-react';
import { useDeferredValue, useState } from 'react';
import { trpc } from '#client/lib/trpc.ts';
import { Button } from '#client/ui/button/button.tsx';
import { IconButton } from '#client/ui/button/icon-button.tsx';
import { Field } from '#client/ui/form/field.tsx';
import { TextInput } from '#client/ui/form/text-input.tsx';
import { limits } from '#shared/limits.ts';

export interface RevisedAccount {
  id: string;
  name: string;
}

export interface RevisedAccountsProps {
  accounts: readonly RevisedAccount[];
  onChange: (accounts: readonly RevisedAccount[]) => void;
}

/** Minimum length of an account search. */
const shortest = 2;

/** The customers and firms whose papers are revised. */
export function RevisedAccounts({ accounts, onChange }: RevisedAccountsProps) {
  const [search, setSearch] = useState('');
  const wanted = useDeferredValue(search.trim());
  const isSearched = wanted.length >= shortest;
  const found = trpc.admin.users.useQuery(
    { search: wanted, role: 'user', pageSize: 6 },
    { enabled: isSearched, placeholderData: (previous) => previous },
  );
  const known = new Set(accounts.map(({ id }) => id));
  const others = isSearched ? (found.data?.items ?? []).filter(({ id }) => !known.has(id)) : [];
  return (
    <section aria-label="Customers and firms" className="grid gap-2">
      {accounts.length > 0 ? (
        <ul aria-label="Customers and firms whose papers are revised" className="flex flex-wrap gap-2">
          {accounts.map(({ id, name }) => (
            <li key={id} className="flex items-center gap-1 rounded-control bg-sunken ps-3 text-sm">
              <bdi>{name}</bdi>
              <IconButton
                size="sm"
                label={`Remove ${name}`}
                onClick={() => onChange(accounts.filter((one) => one.id !== id))}
              >
                <X aria-hidden="true" />
              </IconButton>
            </li>
          ))}
        </ul>
      ) : null}
      <Field label="Customers and firms" optional hint="Find them by name or email.">
        <TextInput
          type="search"
          maxLength={limits.searchMax}
          value={search}
          onChange={(event) => setSearch(event.currentTarget.value)}
          // Enter searches instead of submitting the form.
          onKeyDown={(event) => {
            if (event.key === 'Enter') event.preventDefault();
          }}
        />
      </Field>
      {isSearched && found.isSuccess && others.length === 0 ? (
        <p className="text-sm text-ink-2">Nobody else is called so.</p>
      ) : null}
      <div className="flex flex-wrap gap-2">
        {others.map(({ id, name, email }) => (
          <Button
            key={id}
            size="sm"
            variant="secondary"
            icon={<Plus aria-hidden="true" className="size-4" />}
            onClick={() => {
              onChange([...accounts, { id, name: name ?? email }]);
              setSearch('');
            }}
          >
            {name === null ? email : `${name} (${email})`}
          </Button>
        ))}
      </div>
    </section>
  );
}

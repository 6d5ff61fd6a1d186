import { useDeferredValue, useState } from 'react';
import { trpc } from '#client/lib/trpc.ts';
import { Field } from '#client/ui/form/field.tsx';
import { Select } from '#client/ui/form/select.tsx';
import { TextInput } from '#client/ui/form/text-input.tsx';
import { limits } from '#shared/limits.ts';

const house = 'house';
/** Letters from which accounts are looked up. */
const shortest = 2;

/** The customer or firm whose papers alone something serves; null for the house. */
export function AccountField({ onChange }: { onChange: (accountId: string | null) => void }) {
  const [search, setSearch] = useState('');
  const [chosen, setChosen] = useState(house);
  const wanted = useDeferredValue(search.trim());
  const accounts = trpc.admin.users.useQuery(
    { search: wanted, role: 'user', pageSize: 20 },
    { enabled: wanted.length >= shortest, placeholderData: (previous) => previous },
  );
  const found = wanted.length >= shortest ? (accounts.data?.items ?? []) : [];
  const options = [
    { value: house, label: 'All papers of the house' },
    ...found.map(({ id, name, email }) => ({ value: id, label: name === null ? email : `${name} (${email})` })),
  ];
  const value = options.some((option) => option.value === chosen) ? chosen : house;
  return (
    <div className="grid gap-3 sm:grid-cols-2">
      <Field label="Find a firm or customer" hint="By name or email.">
        <TextInput
          type="search"
          maxLength={limits.searchMax}
          value={search}
          onChange={(event) => {
            setSearch(event.currentTarget.value);
            setChosen(house);
            onChange(null);
          }}
        />
      </Field>
      <Field label="Serves">
        <Select
          options={options}
          value={value}
          onChange={({ currentTarget }) => {
            setChosen(currentTarget.value);
            onChange(currentTarget.value === house ? null : currentTarget.value);
          }}
        />
      </Field>
    </div>
  );
}

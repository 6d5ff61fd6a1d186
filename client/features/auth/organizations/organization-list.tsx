import { Building } from 'lucide-react';
import { useState } from 'react';
import { describeError } from '#client/lib/error-message.ts';
import { queryState } from '#client/lib/query-state.ts';
import { trpc } from '#client/lib/trpc.ts';
import { Button } from '#client/ui/button/button.tsx';
import { CardList } from '#client/ui/data/card-list.tsx';
import { StatusBadge } from '#client/ui/data/status-badge.tsx';
import { EmptyState } from '#client/ui/feedback/empty-state.tsx';
import { LoadState } from '#client/ui/feedback/load-state.tsx';
import { Field } from '#client/ui/form/field.tsx';
import { TextInput } from '#client/ui/form/text-input.tsx';
import { words } from '#client/ui/words.ts';
import { limits } from '#shared/limits.ts';
import { openAccount, useSwitchAccount } from './use-switch-account.ts';

/** The person's organizations, each with a switch to it. */
export function OrganizationList() {
  const t = words('members');
  const query = trpc.auth.organizations.useQuery();
  const { switchTo, isPending } = useSwitchAccount();
  const items = query.data?.items ?? [];
  return (
    <LoadState
      {...queryState(query)}
      isEmpty={items.length === 0}
      empty={<EmptyState kind="none" icon={<Building />} title={t('list.none')} text={t('list.noneText')} />}
    >
      <CardList aria-label={t('list.label')}>
        {items.map(({ id, name, role, isCurrent }) => (
          <li key={id} className="flex flex-wrap items-center gap-x-4 gap-y-2 p-4">
            <Building aria-hidden="true" className="size-5 shrink-0 text-ink-3" />
            <div className="min-w-0 flex-1 basis-40">
              <p className="font-semibold wrap-anywhere">
                <bdi>{name}</bdi>
              </p>
              <p className="text-sm text-ink-2">{words('organization')(`roles.${role}`)}</p>
            </div>
            {isCurrent ? (
              <StatusBadge tone="ok" word={t('list.current')} />
            ) : (
              <Button
                size="sm"
                variant="secondary"
                busy={isPending}
                aria-label={t('list.switchTo', { name })}
                onClick={() => switchTo(id, '/dashboard/organization')}
              >
                {t('list.switch')}
              </Button>
            )}
          </li>
        ))}
      </CardList>
    </LoadState>
  );
}

/** Creates an organization, and continues in it. */
export function CreateOrganization() {
  const t = words('members');
  const [name, setName] = useState('');
  const create = trpc.auth.createOrganization.useMutation({
    onSuccess: () => openAccount('/dashboard/organization'),
  });
  return (
    <form
      className="grid gap-4"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!create.isPending) create.mutate({ name });
      }}
    >
      <Field
        label={t('new.name')}
        hint={t('new.hint')}
        error={create.error ? describeError(create.error).text : undefined}
      >
        <TextInput
          required
          dir="auto"
          autoComplete="organization"
          maxLength={limits.organizationName}
          value={name}
          onChange={(event) => setName(event.currentTarget.value)}
        />
      </Field>
      <div>
        <Button type="submit" wide="phone" busy={create.isPending || create.isSuccess}>
          {t('new.create')}
        </Button>
      </div>
    </form>
  );
}

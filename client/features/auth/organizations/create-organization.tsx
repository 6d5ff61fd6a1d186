import { useState } from 'react';
import { describeError } from '#client/lib/error-message.ts';
import { trpc } from '#client/lib/trpc.ts';
import { Button } from '#client/ui/button/button.tsx';
import { Field } from '#client/ui/form/field.tsx';
import { TextInput } from '#client/ui/form/text-input.tsx';
import { words } from '#client/ui/words.ts';
import { limits } from '#shared/limits.ts';
import { openAccount } from './use-switch-account.ts';

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

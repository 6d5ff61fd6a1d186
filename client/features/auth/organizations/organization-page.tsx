import { Link } from '@tanstack/react-router';
import { Building } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useCurrentUser } from '#client/features/auth/sign-in/use-current-user.ts';
import { describeError } from '#client/lib/error-message.ts';
import { loadError } from '#client/lib/load-error.ts';
import { trpc } from '#client/lib/trpc.ts';
import { ButtonLink } from '#client/ui/button/button-link.tsx';
import { Button } from '#client/ui/button/button.tsx';
import { CardList } from '#client/ui/data/card-list.tsx';
import { StatusBadge } from '#client/ui/data/status-badge.tsx';
import { EmptyState } from '#client/ui/feedback/empty-state.tsx';
import { LoadState } from '#client/ui/feedback/load-state.tsx';
import { SkeletonRows } from '#client/ui/feedback/skeleton.tsx';
import { Field } from '#client/ui/form/field.tsx';
import { TextInput } from '#client/ui/form/text-input.tsx';
import { keepFocus } from '#client/ui/keep-focus.ts';
import { Page, PageHeader, Section } from '#client/ui/layout/page.tsx';
import { words } from '#client/ui/words.ts';
import { limits } from '#shared/limits.ts';
import { mayAs } from '#shared/organizations.ts';
import type { MemberRole } from '#shared/roles.ts';
import { Invitations } from './invitations.tsx';
import { MemberList } from './member-list.tsx';
import { LeaveOrganization, OrganizationSettings } from './organization-settings.tsx';
import { openAccount, useSwitchAccount } from './use-switch-account.ts';

/** The organization that is acted for, with its `children`, or the person's organizations and a way to create one. */
export function OrganizationPage({ children }: { children: ReactNode }) {
  const user = useCurrentUser();
  if (!user) return null;
  return user.member ? <CurrentOrganization role={user.member}>{children}</CurrentOrganization> : <OwnOrganizations />;
}

function OwnOrganizations() {
  const t = words('members');
  return (
    <Page width="form">
      <PageHeader title={t('own.title')} description={t('own.text')} />
      <Section title={t('own.list')}>
        <OrganizationList />
      </Section>
      <Section title={t('new.title')} description={t('new.text')}>
        <CreateOrganization />
      </Section>
      <QuotesLink />
      <BulkLink />
    </Page>
  );
}

function CurrentOrganization({ role, children }: { role: MemberRole; children: ReactNode }) {
  const t = words('members');
  const query = trpc.auth.organizationMembers.useQuery();
  const isOwner = role === 'owner';
  return (
    <Page width="form">
      <PageHeader
        title={<bdi>{query.data?.name ?? t('title')}</bdi>}
        description={t('role', { role: words('organization')(`roles.${role}`), does: t(`does.${role}`) })}
      />
      <LoadState
        loading={query.isPending}
        skeleton={<SkeletonRows rows={6} />}
        error={loadError(query)}
        onRetry={() => void query.refetch()}
      >
        {query.data ? (
          <>
            <Section ref={keepFocus} title={t('members.title')}>
              <MemberList members={query.data.members} isOwner={isOwner} />
            </Section>
            {isOwner ? (
              <>
                <Section ref={keepFocus} title={t('invite.title')} description={t('invite.text')}>
                  <Invitations invitations={query.data.invitations} />
                </Section>
                <Section title={t('details.title')}>
                  <OrganizationSettings organization={query.data} />
                </Section>
              </>
            ) : null}
            {children}
            {mayAs(role, 'handle') ? <BulkLink /> : null}
            <QuotesLink />
            <Section title={t('switch')}>
              <OrganizationList />
            </Section>
            <Section title={t('leave.title')} description={t('leave.text')}>
              <LeaveOrganization name={query.data.name} />
            </Section>
          </>
        ) : null}
      </LoadState>
    </Page>
  );
}

function BulkLink() {
  const t = words('members');
  return (
    <Section title={t('bulk.title')} description={t('bulk.text')}>
      <ButtonLink render={<Link to="/dashboard/bulk" />} variant="secondary" wide="phone">
        {t('bulk.action')}
      </ButtonLink>
    </Section>
  );
}

function QuotesLink() {
  const t = words('members');
  return (
    <Section title={t('quotes.title')} description={t('quotes.text', { days: limits.quoteMs / (24 * 60 * 60 * 1000) })}>
      <ButtonLink render={<Link to="/dashboard/quotes" />} variant="secondary" wide="phone">
        {t('quotes.title')}
      </ButtonLink>
    </Section>
  );
}

/** Creates an organization, and continues in it. */
function CreateOrganization() {
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

/** The person's organizations, each with a switch to it. */
function OrganizationList() {
  const t = words('members');
  const query = trpc.auth.organizations.useQuery();
  const { switchTo, isPending } = useSwitchAccount();
  const items = query.data?.items ?? [];
  return (
    <LoadState
      loading={query.isPending}
      error={loadError(query)}
      onRetry={() => void query.refetch()}
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

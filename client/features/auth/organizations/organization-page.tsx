import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useCurrentUser } from '#client/features/auth/sign-in/use-current-user.ts';
import { queryState } from '#client/lib/query-state.ts';
import { trpc } from '#client/lib/trpc.ts';
import { ButtonLink } from '#client/ui/button/button-link.tsx';
import { LoadState } from '#client/ui/feedback/load-state.tsx';
import { SkeletonRows } from '#client/ui/feedback/skeleton.tsx';
import { keepFocus } from '#client/ui/keep-focus.ts';
import { Page, PageHeader, Section } from '#client/ui/layout/page.tsx';
import { words } from '#client/ui/words.ts';
import { limits } from '#shared/limits.ts';
import { mayAs } from '#shared/organizations.ts';
import type { MemberRole } from '#shared/roles.ts';
import { Invitations } from './invitations.tsx';
import { MemberList } from './member-list.tsx';
import { CreateOrganization, OrganizationList } from './organization-list.tsx';
import { LeaveOrganization, OrganizationSettings } from './organization-settings.tsx';

/** The organization that the session acts for, with its `children`, or the person's organizations and a way to create one. */
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
      <LoadState {...queryState(query)} skeleton={<SkeletonRows rows={6} />}>
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

import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useCurrentUser } from '#client/features/auth/sign-in/use-current-user.ts';
import { loadError } from '#client/lib/load-error.ts';
import { trpc } from '#client/lib/trpc.ts';
import { ButtonLink } from '#client/ui/button/button-link.tsx';
import { LoadState } from '#client/ui/feedback/load-state.tsx';
import { SkeletonRows } from '#client/ui/feedback/skeleton.tsx';
import { keepFocus } from '#client/ui/keep-focus.ts';
import { Page, PageHeader, Section } from '#client/ui/layout/page.tsx';
import { mayAs, memberRoleRules } from '#shared/organizations.ts';
import type { MemberRole } from '#shared/roles.ts';
import { CreateOrganization } from './create-organization.tsx';
import { Invitations } from './invitations.tsx';
import { MemberList } from './member-list.tsx';
import { OrganizationList } from './organization-list.tsx';
import { LeaveOrganization, OrganizationSettings } from './organization-settings.tsx';

/** The organization that is acted for, with its `children`, or the person's organizations and a way to create one. */
export function OrganizationPage({ children }: { children: ReactNode }) {
  const user = useCurrentUser();
  if (!user) return null;
  return user.member ? <CurrentOrganization role={user.member}>{children}</CurrentOrganization> : <OwnOrganizations />;
}

function OwnOrganizations() {
  return (
    <Page width="form">
      <PageHeader
        title="Organizations"
        description="Work with colleagues on the same documents, sorted by matter. Your own documents stay yours."
      />
      <Section title="Your organizations">
        <OrganizationList />
      </Section>
      <Section title="New organization" description="You become its owner and can invite others.">
        <CreateOrganization />
      </Section>
      <QuotesLink />
      <BulkLink />
    </Page>
  );
}

function CurrentOrganization({ role, children }: { role: MemberRole; children: ReactNode }) {
  const query = trpc.auth.organizationMembers.useQuery();
  const isOwner = role === 'owner';
  return (
    <Page width="form">
      <PageHeader
        title={<bdi>{query.data?.name ?? 'Organization'}</bdi>}
        description={`Your role: ${memberRoleRules[role].label}. ${memberRoleRules[role].may}.`}
      />
      <LoadState
        loading={query.isPending}
        skeleton={<SkeletonRows rows={6} />}
        error={loadError(query)}
        onRetry={() => void query.refetch()}
      >
        {query.data ? (
          <>
            <Section ref={keepFocus} title="Members">
              <MemberList members={query.data.members} isOwner={isOwner} />
            </Section>
            {isOwner ? (
              <>
                <Section
                  ref={keepFocus}
                  title="Invite"
                  description="By mail. The invitation works once, for an account with that address, for seven days."
                >
                  <Invitations invitations={query.data.invitations} />
                </Section>
                <Section title="Details">
                  <OrganizationSettings organization={query.data} />
                </Section>
              </>
            ) : null}
            {children}
            {mayAs(role, 'handle') ? <BulkLink /> : null}
            <QuotesLink />
            <Section title="Switch account">
              <OrganizationList />
            </Section>
            <Section title="Leave" description="Your own account stays. An organization keeps at least one owner.">
              <LeaveOrganization name={query.data.name} />
            </Section>
          </>
        ) : null}
      </LoadState>
    </Page>
  );
}

function BulkLink() {
  return (
    <Section title="Bulk order" description="Many orders from one list and its files.">
      <ButtonLink render={<Link to="/dashboard/bulk" />} variant="secondary" wide="phone">
        Order from a CSV
      </ButtonLink>
    </Section>
  );
}

function QuotesLink() {
  return (
    <Section title="Quotes" description="A price that stays as it is for 30 days, to print and to order from.">
      <ButtonLink render={<Link to="/dashboard/quotes" />} variant="secondary" wide="phone">
        Quotes
      </ButtonLink>
    </Section>
  );
}

import { createFileRoute } from '@tanstack/react-router';
import { MemberOnly } from '#client/features/auth/organizations/member-only.tsx';
import { OrganizationPage } from '#client/features/auth/organizations/organization-page.tsx';
import { useCurrentUser } from '#client/features/auth/sign-in/use-current-user.ts';
import { Matters } from '#client/features/folders/matters.tsx';
import { Account } from '#client/features/payments/on-account/account.tsx';
import { Invoices } from '#client/features/payments/on-account/invoices.tsx';
import { searchText } from '#client/lib/search.ts';
import { Section } from '#client/ui/layout/page.tsx';
import { words } from '#client/ui/words.ts';
import { mayAs } from '#shared/organizations.ts';

export const Route = createFileRoute('/dashboard/organization')({
  staticData: {
    title: () => words('members')('title'),
    words: ['organization', 'members', 'invoices', 'payments', 'offer'],
  },
  validateSearch: (search): { session_id?: string } => ({ session_id: searchText(search['session_id']) }),
  component: Organization,
});

function Organization() {
  const t = words('members');
  const invoices = words('invoices');
  const user = useCurrentUser();
  const { session_id: paidSession } = Route.useSearch();
  return (
    <OrganizationPage>
      <Section title={t('matters.title')} description={t('matters.text')}>
        <Matters canCreate={mayAs(user?.member ?? null, 'handle')} />
      </Section>
      <Section title={invoices('account.title')} description={invoices('account.text')}>
        <MemberOnly right="pay">
          <Account paidSession={paidSession} />
        </MemberOnly>
      </Section>
      <Section title={invoices('title')} description={invoices('text')}>
        <MemberOnly right="pay">
          <Invoices />
        </MemberOnly>
      </Section>
    </OrganizationPage>
  );
}

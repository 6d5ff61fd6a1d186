import { createFileRoute } from '@tanstack/react-router';
import { MemberOnly } from '#client/features/auth/organizations/member-only.tsx';
import { OrganizationPage } from '#client/features/auth/organizations/organization-page.tsx';
import { useCurrentUser } from '#client/features/auth/sign-in/use-current-user.ts';
import { Matters } from '#client/features/folders/matters.tsx';
import { Account } from '#client/features/payments/on-account/account.tsx';
import { Invoices } from '#client/features/payments/on-account/invoices.tsx';
import { searchText } from '#client/lib/search.ts';
import { Section } from '#client/ui/layout/page.tsx';
import { mayAs } from '#shared/organizations.ts';

export const Route = createFileRoute('/dashboard/organization')({
  staticData: { title: 'Organization', words: ['organization'] },
  validateSearch: (search): { session_id?: string } => ({ session_id: searchText(search['session_id']) }),
  component: Organization,
});

function Organization() {
  const user = useCurrentUser();
  const { session_id: paidSession } = Route.useSearch();
  return (
    <OrganizationPage>
      <Section title="Matters" description="Folders with a client’s reference. All members see what is in them.">
        <Matters canCreate={mayAs(user?.member ?? null, 'handle')} />
      </Section>
      <Section title="Account" description="Orders on account are paid with one invoice a month.">
        <MemberOnly right="pay">
          <Account paidSession={paidSession} />
        </MemberOnly>
      </Section>
      <Section
        title="Invoices"
        description="One for each paid order or month on account, and a credit note for each refund."
      >
        <MemberOnly right="pay">
          <Invoices />
        </MemberOnly>
      </Section>
    </OrganizationPage>
  );
}

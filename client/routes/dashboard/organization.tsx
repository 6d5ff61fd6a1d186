import { createFileRoute } from '@tanstack/react-router';
import { OrganizationPage } from '#client/features/auth/organizations/organization-page.tsx';
import { useCurrentUser } from '#client/features/auth/sign-in/use-current-user.ts';
import { Matters } from '#client/features/folders/matters.tsx';
import { Section } from '#client/ui/layout/page.tsx';

export const Route = createFileRoute('/dashboard/organization')({
  staticData: { title: 'Organization' },
  component: Organization,
});

function Organization() {
  const user = useCurrentUser();
  return (
    <OrganizationPage>
      <Section title="Matters" description="Folders with a client’s reference. All members see what is in them.">
        <Matters canCreate={user?.member !== 'billing'} />
      </Section>
    </OrganizationPage>
  );
}

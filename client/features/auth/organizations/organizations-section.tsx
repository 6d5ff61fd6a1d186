import { Link } from '@tanstack/react-router';
import { ButtonLink } from '#client/ui/button/button-link.tsx';
import { Section } from '#client/ui/layout/page.tsx';
import { words } from '#client/ui/words.ts';

/** The profile's way to organizations, whose own pages are English. */
export function OrganizationsSection() {
  const t = words('profile');
  return (
    <Section title={t('organizations')} description={t('organizationsText')}>
      <ButtonLink render={<Link to="/dashboard/organization" />} variant="secondary" wide="phone">
        {t('organizations')}
      </ButtonLink>
    </Section>
  );
}

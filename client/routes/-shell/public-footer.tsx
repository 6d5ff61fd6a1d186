import { Link } from '@tanstack/react-router';
import { greetings, support } from '#shared/support.ts';
import { brand, chatHref, phoneHref } from '#client/lib/brand.ts';
import { Footer, FooterColumn } from '#client/ui/layout/footer.tsx';
import { Wordmark } from '#client/ui/layout/wordmark.tsx';

const information = [
  { to: '/security', label: 'Security' },
  { to: '/privacy', label: 'Privacy' },
  { to: '/terms', label: 'Terms' },
  { to: '/refunds', label: 'Refunds' },
  { to: '/contact', label: 'Contact' },
] as const;

/** The footer of the public pages: links, contacts and disclaimer. */
export function PublicFooter() {
  return (
    <Footer
      brand={<Wordmark mark={brand.mark} name={brand.name} />}
      disclaimer={brand.disclaimer}
      legal={`© ${brand.legalName}`}
    >
      <FooterColumn title="Explore">
        <li>
          <Link to="/">Mentorship</Link>
        </li>
        <li>
          <Link to="/translations">Translations</Link>
        </li>
        <li>
          <Link to="/verify">Verify Document</Link>
        </li>
      </FooterColumn>
      <FooterColumn title="Account">
        <li>
          <Link to="/login">Login</Link>
        </li>
        <li>
          <Link to="/register">Create Account</Link>
        </li>
      </FooterColumn>
      <FooterColumn title="Legal">
        {information.map(({ to, label }) => (
          <li key={to}>
            <Link to={to}>{label}</Link>
          </li>
        ))}
      </FooterColumn>
      <FooterColumn title="Contact">
        <li>
          <a href={`mailto:${brand.supportEmail}`}>{brand.supportEmail}</a>
        </li>
        <li>
          <a href={phoneHref}>{brand.supportPhone}</a>
        </li>
        <li>{support.phoneHours}</li>
        <li>
          <a href={chatHref(greetings.translation)} target="_blank" rel="noreferrer">
            Chat with us
          </a>
        </li>
      </FooterColumn>
    </Footer>
  );
}

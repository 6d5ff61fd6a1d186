import { Link } from '@tanstack/react-router';
import { brand, phoneHref } from '../../lib/brand.ts';
import { Footer, FooterColumn } from '../../ui/footer.tsx';
import { Wordmark } from '../../ui/wordmark.tsx';

const thisYear = new Date().getFullYear();

/** The foot of the public pages: where to go, whom to ask, and what we are not. */
export function PublicFooter() {
  return (
    <Footer
      brand={<Wordmark mark={brand.mark} name={brand.name} />}
      disclaimer={brand.disclaimer}
      legal={`© ${String(thisYear)} ${brand.legalName}`}
    >
      <FooterColumn title="Service">
        <li>
          <Link to="/register">Create Account</Link>
        </li>
        <li>
          <Link to="/verify">Verify Document</Link>
        </li>
      </FooterColumn>
      <FooterColumn title="Contact">
        <li>
          <a href={`mailto:${brand.supportEmail}`}>{brand.supportEmail}</a>
        </li>
        <li>
          <a href={phoneHref}>{brand.supportPhone}</a>
        </li>
        <li>
          <a href={brand.chatUrl} target="_blank" rel="noreferrer">
            Chat with us
          </a>
        </li>
      </FooterColumn>
    </Footer>
  );
}

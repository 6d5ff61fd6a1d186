import { Link } from '@tanstack/react-router';
import { useEffect } from 'react';
import { brand } from '#client/lib/brand.ts';
import { keepSessionHint, visitorsOnly } from '#client/lib/session-hint.ts';
import { useVisitor } from '#client/lib/use-visitor.ts';
import { PublicBar } from '#client/ui/layout/public-bar.tsx';
import { PublicLink } from '#client/ui/layout/public-link.tsx';
import { lazyPart } from '#client/ui/lazy-part.tsx';
import { words } from '#client/ui/words.ts';
import { BrandLink } from './brand-link.tsx';
import { LanguageSelect } from './language-select.tsx';

// Loaded lazily: most readers are visitors on a desktop.
const loadMenu = async () => (await import('./public-menu.tsx')).PublicMenu;
const PublicMenu = lazyPart(loadMenu, { failure: 'unsaid' });
const MemberLinks = lazyPart(async () => (await import('./member-links.tsx')).AccountLinks, { failure: 'unsaid' });

/** The top bar of the public pages. */
export function PublicHeader() {
  const t = words('frame');
  const user = useVisitor();
  useEffect(() => {
    if (user !== undefined) keepSessionHint(user !== null);
  }, [user]);
  return (
    <PublicBar
      brand={<BrandLink />}
      links={
        <>
          {brand.hasLanding ? (
            <PublicLink render={<Link to="/" activeOptions={{ exact: true }} />}>{t('nav.mentorship')}</PublicLink>
          ) : null}
          <PublicLink render={<Link to="/translations" />}>{t('nav.translations')}</PublicLink>
          <PublicLink render={<Link to="/verify" />}>{t('nav.verify')}</PublicLink>
          <PublicLink render={<Link to="/business" />}>{t('nav.business')}</PublicLink>
          <span aria-hidden="true" className="mx-2 h-6 border-s border-line" />
          {user ? (
            <MemberLinks user={user} />
          ) : (
            <span className={`flex items-center gap-1 ${visitorsOnly}`}>
              <PublicLink render={<Link to="/login" />}>{t('nav.login')}</PublicLink>
              <PublicLink render={<Link to="/register" />}>{t('nav.register')}</PublicLink>
            </span>
          )}
        </>
      }
      actions={<LanguageSelect isNarrow />}
      drawer={<PublicMenu user={user} />}
      onMenu={() => void loadMenu().catch(() => undefined)}
    />
  );
}

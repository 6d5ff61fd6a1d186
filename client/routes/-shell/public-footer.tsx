import { Link, useLocation } from '@tanstack/react-router';
import { brand, chatHref, phoneHref } from '#client/lib/brand.ts';
import { chooseLocale } from '#client/lib/i18n/choose-locale.ts';
import { keepLocale } from '#client/lib/i18n/document-locale.ts';
import { Footer, FooterColumn } from '#client/ui/layout/footer.tsx';
import { currentLocale, words } from '#client/ui/words.ts';
import { defaultDisclaimer } from '#shared/brand.ts';
import { localeNames, locales, localizePath } from '#shared/locales.ts';
import { BrandMark } from './brand-mark.tsx';

const information = ['security', 'privacy', 'terms', 'refunds', 'imprint', 'cookies', 'contact'] as const;

/** The footer of the public pages: links, contacts and disclaimer. */
export function PublicFooter() {
  const t = words('frame');
  const chat = chatHref(t('contact.translationGreeting'));
  return (
    <Footer
      brand={<BrandMark />}
      // A disclaimer of the settings has no translations.
      disclaimer={brand.disclaimer === defaultDisclaimer ? t('footer.disclaimer') : brand.disclaimer}
      legal={`© ${brand.legalName}`}
    >
      <FooterColumn title={t('footer.explore')}>
        {brand.hasLanding ? (
          <li>
            <Link to="/">{t('nav.mentorship')}</Link>
          </li>
        ) : null}
        <li>
          <Link to="/translations">{t('nav.translations')}</Link>
        </li>
        <li>
          <Link to="/verify">{t('nav.verifyDocument')}</Link>
        </li>
        <li>
          <Link to="/business">{t('nav.business')}</Link>
        </li>
        <li>
          <Link to="/developers">{t('footer.developers')}</Link>
        </li>
      </FooterColumn>
      <FooterColumn title={t('footer.account')}>
        <li>
          <Link to="/login">{t('nav.login')}</Link>
        </li>
        <li>
          <Link to="/register">{t('nav.createAccount')}</Link>
        </li>
      </FooterColumn>
      <FooterColumn title={t('footer.legal')}>
        {information.map((page) => (
          <li key={page}>
            <Link to={`/${page}`}>{t(`footer.${page}`)}</Link>
          </li>
        ))}
      </FooterColumn>
      <FooterColumn title={t('footer.contact')}>
        <li>
          <a href={`mailto:${brand.supportEmail}`}>{brand.supportEmail}</a>
        </li>
        <li>
          <a href={phoneHref()} dir="ltr">
            {brand.supportPhone}
          </a>
        </li>
        <li>{brand.officeHours || t('contact.officeHours')}</li>
        {chat === undefined ? null : (
          <li>
            <a href={chat} target="_blank" rel="noreferrer">
              {t('contact.chat')}
            </a>
          </li>
        )}
      </FooterColumn>
      <FooterColumn title={t('language')}>
        <LanguageLinks />
      </FooterColumn>
    </Footer>
  );
}

/** Links to this page in each language; documents of their own, so plain links. */
function LanguageLinks() {
  const { pathname } = useLocation();
  return (
    <>
      {locales.map((locale) => (
        <li key={locale}>
          <a
            href={localizePath(locale, pathname)}
            hrefLang={locale}
            lang={locale}
            className="font-latin"
            aria-current={locale === currentLocale() ? 'true' : undefined}
            onClick={(event) => {
              if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) {
                keepLocale(locale);
                return;
              }
              event.preventDefault();
              void chooseLocale(locale);
            }}
          >
            {localeNames[locale]}
          </a>
        </li>
      ))}
    </>
  );
}

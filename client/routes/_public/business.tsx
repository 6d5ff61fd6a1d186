import { createFileRoute, Link, type LinkProps } from '@tanstack/react-router';
import { ButtonLink } from '#client/ui/button/button-link.tsx';
import { Card } from '#client/ui/layout/card.tsx';
import { currentLocale, words } from '#client/ui/words.ts';
import { limits } from '#shared/limits.ts';

export const Route = createFileRoute('/_public/business')({
  staticData: { title: () => words('business')('title'), words: ['business'], isLight: true },
  component: BusinessPage,
});

const quoteDays = limits.quoteMs / (24 * 60 * 60 * 1000);

/** Page for law firms, agencies and developers. Its links lead visitors to the login and back. */
function BusinessPage() {
  const t = words('business');
  return (
    <div className="gutter mx-auto w-full max-w-[calc(var(--container-content)+4rem)] py-12 md:py-16">
      <h1 className="font-serif text-3xl font-semibold md:text-4xl">{t('heading')}</h1>
      <p className="mt-4 mb-8 max-w-prose text-lg text-ink-2">{t('text')}</p>
      <ul className="grid gap-5 md:grid-cols-2">
        <Tool
          title={t('organizations.title')}
          text={t('organizations.text')}
          to="/dashboard/organization"
          open={t('organizations.open')}
        />
        <Tool
          title={t('quotes.title')}
          text={t('quotes.text', { days: quoteDays })}
          to="/dashboard/quotes"
          open={t('quotes.open')}
        />
        <Tool
          title={t('bulk.title')}
          text={t('bulk.text', { count: limits.bulkLines })}
          to="/dashboard/bulk"
          open={t('bulk.open')}
        />
        <Tool title={t('api.title')} text={t('api.text')} to="/developers" open={t('api.open')} />
      </ul>
      {currentLocale() === 'en' ? null : <p className="mt-8 text-sm text-ink-2">{t('inEnglish')}</p>}
    </div>
  );
}

interface ToolProps {
  title: string;
  text: string;
  to: LinkProps['to'];
  open: string;
}

function Tool({ title, text, to, open }: ToolProps) {
  return (
    <Card as="li" className="flex flex-col items-start">
      <h2 className="font-serif text-xl font-semibold">{title}</h2>
      <p className="mt-2 mb-5 text-ink-2">{text}</p>
      <ButtonLink variant="secondary" className="mt-auto" render={<Link to={to} />}>
        {open}
      </ButtonLink>
    </Card>
  );
}

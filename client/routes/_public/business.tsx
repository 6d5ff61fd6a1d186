import { createFileRoute, Link, type LinkProps } from '@tanstack/react-router';
import { Braces, Building, ListChecks, ReceiptText } from 'lucide-react';
import type { ReactNode } from 'react';
import { limits } from '#shared/limits.ts';
import { ButtonLink } from '#client/ui/button/button-link.tsx';
import { Card } from '#client/ui/layout/card.tsx';
import { currentLocale, words } from '#client/ui/words.ts';

export const Route = createFileRoute('/_public/business')({
  staticData: { title: () => words('business')('title'), words: ['business'], isLight: true },
  component: BusinessPage,
});

const quoteDays = limits.quoteMs / (24 * 60 * 60 * 1000);

/** What law firms, agencies and developers use. Its links lead visitors to the login and back. */
function BusinessPage() {
  const t = words('business');
  return (
    <div className="gutter mx-auto w-full max-w-[calc(var(--container-content)+4rem)] py-12 md:py-16">
      <h1 className="font-serif text-3xl font-semibold md:text-4xl">{t('heading')}</h1>
      <p className="mt-4 mb-8 max-w-prose text-lg text-ink-2">{t('text')}</p>
      <ul className="grid gap-5 md:grid-cols-2">
        <Tool
          icon={<Building aria-hidden="true" />}
          title={t('organizations.title')}
          text={t('organizations.text')}
          to="/dashboard/organization"
          open={t('organizations.open')}
        />
        <Tool
          icon={<ReceiptText aria-hidden="true" />}
          title={t('quotes.title')}
          text={t('quotes.text', { days: quoteDays })}
          to="/dashboard/quotes"
          open={t('quotes.open')}
        />
        <Tool
          icon={<ListChecks aria-hidden="true" />}
          title={t('bulk.title')}
          text={t('bulk.text', { count: limits.bulkLines })}
          to="/dashboard/bulk"
          open={t('bulk.open')}
        />
        <Tool
          icon={<Braces aria-hidden="true" />}
          title={t('api.title')}
          text={t('api.text')}
          to="/developers"
          open={t('api.open')}
        />
      </ul>
      {currentLocale() === 'en' ? null : <p className="mt-8 text-sm text-ink-2">{t('inEnglish')}</p>}
    </div>
  );
}

interface ToolProps {
  icon: ReactNode;
  title: string;
  text: string;
  to: LinkProps['to'];
  open: string;
}

function Tool({ icon, title, text, to, open }: ToolProps) {
  return (
    <Card as="li" className="flex items-start gap-4">
      <span className="flex size-11 shrink-0 items-center justify-center rounded-control bg-primary-soft text-primary [&_svg]:size-5">
        {icon}
      </span>
      <div className="min-w-0">
        <h2 className="font-semibold">{title}</h2>
        <p className="mt-1 text-ink-2">{text}</p>
        <ButtonLink size="sm" variant="secondary" className="mt-4" render={<Link to={to} />}>
          {open}
        </ButtonLink>
      </div>
    </Card>
  );
}

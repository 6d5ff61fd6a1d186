import { Link } from '@tanstack/react-router';
import { Download, Languages, LifeBuoy, ShieldCheck, Upload } from 'lucide-react';
import type { ReactElement, ReactNode } from 'react';
import { useMay } from '#client/features/auth/organizations/use-may.ts';
import { brand } from '#client/lib/brand.ts';
import { Section } from '#client/ui/layout/page.tsx';
import { renderAs } from '#client/ui/render-as.ts';
import { words } from '#client/ui/words.ts';

/** Shortcuts to the main tasks. */
export function QuickActions({ hasCompleted }: { hasCompleted: boolean }) {
  const t = words('overview');
  const mayHandle = useMay('handle');
  return (
    <Section title={t('actions.title')}>
      <ul className="flex flex-wrap gap-px overflow-hidden rounded-card border border-line bg-line">
        {mayHandle ? (
          <Action
            icon={<Upload aria-hidden="true" />}
            text={t('actions.uploadText')}
            render={<Link to="/dashboard" search={{ upload: 'new' }} resetScroll={false} />}
          >
            {t('actions.upload')}
          </Action>
        ) : null}
        {hasCompleted && mayHandle ? (
          <Action
            icon={<Download aria-hidden="true" />}
            text={t('actions.downloadText')}
            render={<a href="/files/translations.zip" download />}
          >
            {t('actions.download')}
          </Action>
        ) : null}
        <Action icon={<ShieldCheck aria-hidden="true" />} text={t('actions.verifyText')} render={<Link to="/verify" />}>
          {t('actions.verify')}
        </Action>
        <Action
          icon={<Languages aria-hidden="true" />}
          text={t('actions.servicesText')}
          render={<a href="/translations" />}
        >
          {t('actions.services')}
        </Action>
        <Action
          icon={<LifeBuoy aria-hidden="true" />}
          text={t('actions.supportText')}
          render={
            <a
              href={brand.chatUrl || `mailto:${brand.supportEmail}`}
              {...(brand.chatUrl !== '' && { target: '_blank', rel: 'noreferrer' })}
            />
          }
        >
          {t('actions.support')}
        </Action>
      </ul>
    </Section>
  );
}

function Action(props: ActionTileProps) {
  return (
    <li className="grow basis-70 bg-sheet">
      <ActionTile {...props} />
    </li>
  );
}

interface ActionTileProps {
  /** The link element. */
  render: ReactElement;
  icon: ReactNode;
  /** Short description of the destination. */
  text: string;
  children: ReactNode;
}

/** Link with an icon and a description, as an item of a list of actions. */
function ActionTile({ render, icon, text, children }: ActionTileProps) {
  return renderAs(render, {
    className:
      'flex h-full min-h-16 items-center gap-4 bg-sheet px-4 py-3 transition-colors -outline-offset-2! hover:bg-sunken md:px-6',
    children: (
      <>
        <span aria-hidden="true" className="shrink-0 text-brass [&_svg]:size-5">
          {icon}
        </span>
        <span className="min-w-0">
          <span className="block font-semibold">{children}</span>
          <span className="block text-sm text-ink-2">{text}</span>
        </span>
      </>
    ),
  });
}

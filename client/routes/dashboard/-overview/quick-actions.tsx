import { Link } from '@tanstack/react-router';
import { Download, Languages, LifeBuoy, ShieldCheck, Upload } from 'lucide-react';
import { useMay } from '#client/features/auth/organizations/use-may.ts';
import { brand } from '#client/lib/brand.ts';
import { ActionTile, type ActionTileProps } from '#client/ui/button/action-tile.tsx';
import { Section } from '#client/ui/layout/page.tsx';
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
            brand.chatUrl === '' ? (
              <a href={`mailto:${brand.supportEmail}`} />
            ) : (
              <a href={brand.chatUrl} target="_blank" rel="noreferrer" />
            )
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

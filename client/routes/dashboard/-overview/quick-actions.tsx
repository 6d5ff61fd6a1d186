import { Link } from '@tanstack/react-router';
import { Download, Languages, LifeBuoy, ShieldCheck, Upload } from 'lucide-react';
import { brand } from '#client/lib/brand.ts';
import { ActionTile, type ActionTileProps } from '#client/ui/button/action-tile.tsx';
import { Section } from '#client/ui/layout/page.tsx';

/** Shortcuts to the main tasks. */
export function QuickActions({ hasCompleted }: { hasCompleted: boolean }) {
  return (
    <Section title="Quick actions">
      <ul className="flex flex-wrap gap-px overflow-hidden rounded-card border border-line bg-line">
        <Action
          icon={<Upload aria-hidden="true" />}
          text="PDF or photo; see the price before you pay"
          render={<Link to="/dashboard" search={{ upload: 'new' }} resetScroll={false} />}
        >
          Upload Document
        </Action>
        {hasCompleted ? (
          <Action
            icon={<Download aria-hidden="true" />}
            text="All your finished translations in one ZIP file"
            render={<a href="/files/translations.zip" download />}
          >
            Download Translations
          </Action>
        ) : null}
        <Action
          icon={<ShieldCheck aria-hidden="true" />}
          text="Check a translation with its code"
          render={<Link to="/verify" />}
        >
          Verify Document
        </Action>
        <Action
          icon={<Languages aria-hidden="true" />}
          text="What we translate and what it costs"
          render={<a href="/translations" />}
        >
          Translation Services
        </Action>
        <Action
          icon={<LifeBuoy aria-hidden="true" />}
          text="Chat with our support team"
          render={<a href={brand.chatUrl} target="_blank" rel="noreferrer" />}
        >
          Contact Support
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

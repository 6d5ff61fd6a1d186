import { useNavigate } from '@tanstack/react-router';
import { ArrowLeftRight, Building, Check, Settings, UserRound } from 'lucide-react';
import { trpc } from '#client/lib/trpc.ts';
import { IconButton } from '#client/ui/button/icon-button.tsx';
import { Menu, MenuItem, MenuSeparator } from '#client/ui/overlay/menu.tsx';
import { words } from '#client/ui/words.ts';
import type { SessionUser } from '#shared/schemas/auth.ts';
import { useSwitchAccount } from './use-switch-account.ts';

/** Switches between the person's own account and their organizations. */
export function AccountMenu({ user }: { user: SessionUser }) {
  return (
    <Menu
      trigger={
        <IconButton label={words('organization')('menu.label')}>
          <ArrowLeftRight aria-hidden="true" />
        </IconButton>
      }
    >
      <Accounts user={user} />
    </Menu>
  );
}

function Accounts({ user }: { user: SessionUser }) {
  const t = words('organization');
  const query = trpc.auth.organizations.useQuery();
  const { switchTo } = useSwitchAccount();
  const navigate = useNavigate();
  const iconOf = (isCurrent: boolean, Icon: typeof UserRound) =>
    isCurrent ? <Check aria-hidden="true" className="text-ok" /> : <Icon aria-hidden="true" />;
  return (
    <>
      <MenuItem icon={iconOf(user.member === null, UserRound)} onClick={() => switchTo(null)}>
        <bdi>{user.person.name ?? user.person.email}</bdi>
        {user.member === null ? <span className="sr-only">{t('menu.current')}</span> : null}
      </MenuItem>
      {query.data?.items.map(({ id, name, isCurrent }) => (
        <MenuItem key={id} icon={iconOf(isCurrent, Building)} onClick={() => switchTo(id)}>
          <bdi>{name}</bdi>
          {isCurrent ? <span className="sr-only">{t('menu.current')}</span> : null}
        </MenuItem>
      ))}
      <MenuSeparator />
      <MenuItem icon={<Settings aria-hidden="true" />} onClick={() => void navigate({ to: '/dashboard/organization' })}>
        {t('menu.manage')}
      </MenuItem>
    </>
  );
}

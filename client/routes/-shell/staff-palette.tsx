import { useRouter } from '@tanstack/react-router';
import { FileText, LogOut, SunMoon, UserRound } from 'lucide-react';
import { useDeferredValue, useState } from 'react';
import { useCurrentUser } from '#client/features/auth/sign-in/use-current-user.ts';
import { useSignOut } from '#client/features/auth/sign-in/use-sign-out.tsx';
import { trpc } from '#client/lib/trpc.ts';
import { chooseTheme } from '#client/ui/layout/use-theme.ts';
import { CommandPalette, type Command } from '#client/ui/overlay/command-palette.tsx';
import { pageRoleOf } from '#shared/access.ts';
import { paperTitle } from '#shared/certificate/title.ts';
import { areaOf } from '#shared/roles.ts';
import { placesOf } from './staff-places.tsx';

const resultLimit = 6;

/** The command palette: pages of the area, documents and, for admins, users. */
export function StaffPalette({ open, onOpenChange }: { open: boolean; onOpenChange: (open: boolean) => void }) {
  const router = useRouter();
  const user = useCurrentUser();
  const session = useSignOut();
  const [typed, setTyped] = useState('');
  const search = useDeferredValue(typed.trim());
  const isAdmin = user !== null && user !== undefined && areaOf[pageRoleOf(user)] === 'admin';
  const found = useFound(search, { isAdmin, isSearching: open && search.length > 1 });

  const places = placesOf(user ? pageRoleOf(user) : undefined, user).map((place): Command => ({
    id: place.label,
    label: place.label,
    icon: place.icon,
    onRun: () => void router.navigate({ to: place.to, hash: place.hash ?? '', hashScrollIntoView: false }),
  }));
  const actions: Command[] = [
    {
      id: 'theme',
      label: 'Switch between light and dark',
      icon: <SunMoon aria-hidden="true" />,
      onRun: () => chooseTheme(document.documentElement.dataset['theme'] === 'dark' ? 'light' : 'dark'),
    },
    {
      id: 'profile',
      label: 'My Profile',
      icon: <UserRound aria-hidden="true" />,
      onRun: () => void router.navigate({ to: isAdmin ? '/admin/profile' : '/authenticator/profile' }),
    },
    { id: 'logout', label: 'Logout', icon: <LogOut aria-hidden="true" />, onRun: session.signOut },
  ];

  const groups = [
    { title: 'Go to', commands: places },
    { title: 'Documents', commands: found.documents },
    { title: 'People', commands: found.people },
    { title: 'Actions', commands: actions },
  ];
  return (
    <>
      {session.dialog}
      <CommandPalette
        open={open}
        onOpenChange={onOpenChange}
        placeholder={isAdmin ? 'Search documents and people, or go to…' : 'Search documents, or go to…'}
        onSearch={setTyped}
        loading={found.isFetching}
        groups={groups.filter((group) => group.commands.length > 0)}
      />
    </>
  );
}

/** Search results from the server: documents and users for an admin, reviews for an authenticator. */
function useFound(search: string, { isAdmin, isSearching }: { isAdmin: boolean; isSearching: boolean }) {
  const router = useRouter();
  const documents = trpc.admin.documents.useQuery(
    { page: 1, pageSize: resultLimit, search },
    { enabled: isAdmin && isSearching, placeholderData: (previous) => previous },
  );
  const people = trpc.admin.users.useQuery(
    { page: 1, pageSize: resultLimit, search },
    { enabled: isAdmin && isSearching, placeholderData: (previous) => previous },
  );
  const reviews = trpc.authenticator.queue.useQuery(
    { page: 1, pageSize: resultLimit, search },
    { enabled: !isAdmin && isSearching, placeholderData: (previous) => previous },
  );

  // The server matches more than the label; the keyword keeps its results through the palette's own filter.
  const documentCommands = [
    ...(documents.data?.items ?? []).map((document) => ({
      id: document.id,
      label: paperTitle(document),
      hint: document.userEmail,
      isReview: false,
    })),
    ...(reviews.data?.items ?? []).map((review) => ({
      id: review.id,
      label: paperTitle(review),
      hint: review.userEmail,
      isReview: true,
    })),
  ].map(({ id, label, hint, isReview }): Command => ({
    id,
    label,
    keywords: search,
    hint,
    icon: <FileText aria-hidden="true" />,
    onRun: () => {
      if (isReview) void router.navigate({ to: '/authenticator/authenticate/$reviewId', params: { reviewId: id } });
      else void router.navigate({ to: '/admin', search: { doc: id } });
    },
  }));
  const personCommands = (people.data?.items ?? []).map(({ id, name, email }): Command => ({
    id,
    label: name ?? email,
    keywords: search,
    hint: email,
    icon: <UserRound aria-hidden="true" />,
    onRun: () => void router.navigate({ to: '/user-management', search: { q: email } }),
  }));
  return {
    documents: isSearching ? documentCommands : [],
    people: isSearching ? personCommands : [],
    isFetching: documents.isFetching || people.isFetching || reviews.isFetching,
  };
}

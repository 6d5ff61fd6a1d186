import { Avatar } from '#client/ui/data/avatar.tsx';

/** The user in the header: initials, with the name on wide windows. */
export function Person({ name }: { name: string }) {
  return (
    <span className="flex min-h-11 items-center gap-2 ps-2 pe-1 text-sm font-medium">
      <bdi className="sr-only md:not-sr-only">{name}</bdi>
      <Avatar name={name} size="sm" />
    </span>
  );
}

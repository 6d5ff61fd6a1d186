import { Avatar } from '#client/ui/data/avatar.tsx';

/** Who works here, in the header: initials on a phone, the name beside them elsewhere. */
export function Person({ name }: { name: string }) {
  return (
    <span className="flex min-h-11 items-center gap-2 ps-2 pe-1 text-sm font-medium">
      <bdi className="sr-only md:not-sr-only">{name}</bdi>
      <Avatar name={name} size="sm" />
    </span>
  );
}

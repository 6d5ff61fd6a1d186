import { Avatar } from '#client/ui/data/avatar.tsx';
import { Skeleton } from '#client/ui/feedback/skeleton.tsx';

/** The user in the header: initials, with the name on wide windows. Undefined while the session loads. */
export function Person({ name }: { name: string | undefined }) {
  if (name === undefined) {
    return (
      <span className="flex min-h-11 items-center gap-2 ps-2 pe-1">
        <Skeleton className="h-4 w-24 max-md:hidden" />
        <Skeleton className="size-8 rounded-full" />
      </span>
    );
  }
  return (
    <span className="flex min-h-11 items-center gap-2 ps-2 pe-1 text-sm font-medium">
      <bdi className="sr-only md:not-sr-only">{name}</bdi>
      <Avatar name={name} size="sm" />
    </span>
  );
}

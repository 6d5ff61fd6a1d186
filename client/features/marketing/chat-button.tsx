import { MessageCircle } from 'lucide-react';
import { chatHref } from '#client/lib/brand.ts';
import { ButtonLink, type ButtonLinkProps } from '#client/ui/button/button-link.tsx';

export interface ChatButtonProps extends Pick<ButtonLinkProps, 'size' | 'wide' | 'variant' | 'className'> {
  label: string;
  greeting: string;
}

/** Opens the messaging app in a new tab, with the greeting prefilled; nothing without a chat. */
export function ChatButton({ label, greeting, ...looks }: ChatButtonProps) {
  const href = chatHref(greeting);
  if (href === undefined) return null;
  return (
    <ButtonLink
      variant="secondary"
      {...looks}
      icon={<MessageCircle aria-hidden="true" />}
      // ButtonLink adds the label.
      render={<a href={href} target="_blank" rel="noreferrer" />}
    >
      {label}
    </ButtonLink>
  );
}

import { AppError } from '#server/errors.ts';
import { canonicalEmail } from '#shared/email.ts';

interface Invitation {
  email: string;
  acceptedAt: Date | null;
  revokedAt: Date | null;
  expiresAt: Date;
}

/** The invitation if its reader can accept it. Throws INVITATION_INVALID, INVITATION_FOR_ANOTHER, INVITATION_USED, INVITATION_EXPIRED. */
export function requireOpenInvitation<T extends Invitation>(
  invitation: T | undefined,
  { person, now }: { person: { email: string }; now: Date },
): T {
  if (!invitation || invitation.revokedAt) throw new AppError('INVITATION_INVALID');
  // Only confirmed addresses sign in.
  if (canonicalEmail(person.email) !== invitation.email) throw new AppError('INVITATION_FOR_ANOTHER');
  if (invitation.acceptedAt) throw new AppError('INVITATION_USED');
  if (invitation.expiresAt <= now) throw new AppError('INVITATION_EXPIRED');
  return invitation;
}

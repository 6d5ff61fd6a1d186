import { Link } from '@tanstack/react-router';
import { describeCredential } from '#shared/certificate/signer.ts';
import type { SignerAnswer } from '#shared/schemas/signer.ts';
import { useCurrentUser } from '#client/features/auth/sign-in/use-current-user.ts';

/** Who signs the certificate. What the profile lacks is listed with everything else that is missing. */
export function SignerNotice({ signer }: { signer: SignerAnswer | undefined }) {
  const user = useCurrentUser();
  if (!signer) return null;
  const { profile } = signer;
  return (
    <div>
      <p className="flex justify-between gap-4 font-semibold">
        Signed by
        <Link
          to={user?.role === 'admin' ? '/admin/profile' : '/authenticator/profile'}
          hash="how-you-sign"
          className="rounded-badge font-normal underline underline-offset-3"
        >
          {signer.isWhole ? 'Change' : 'Complete your profile'}
        </Link>
      </p>
      {profile?.legalName ? (
        <p className="mt-1">
          <bdi>{profile.legalName}</bdi>
          <span className="block text-xs text-ink-2">{describeCredential(profile)}</span>
        </p>
      ) : (
        <p className="mt-1 text-ink-2">You have no signer’s profile yet.</p>
      )}
    </div>
  );
}

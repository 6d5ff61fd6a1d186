import { limits } from '#shared/limits.ts';
import { rateLimits } from '#shared/rate-limits.ts';
import { CodeExample } from './code-example.tsx';
import verify from './examples/verify/python.py?raw';

/** Limits of verification, and how a program answers the challenge above them. */
export function VerificationLimits() {
  return (
    <>
      <p className="max-w-prose">
        Verification needs no key. An address gets {rateLimits.verifyHits.points} certificates an hour, and{' '}
        {rateLimits.verifyMisses.points} unknown codes a minute. Above that, <code>/verify/&lt;code&gt;.json</code>,{' '}
        <code>verification.lookup</code> and <code>verification.check</code> answer 429 <code>TOO_MANY_LOOKUPS</code>:
        wait for the seconds of <code>Retry-After</code>, or do about a second of work.
      </p>
      <p className="max-w-prose">
        The first 32 hex digits of the SHA-256 of <code>details.challenge</code> are the seed. Find eight numbers n so
        that the SHA-256 of <code>seed.i.n</code>, with i from 0 to 7, begins with <code>details.bits</code> zero bits.
        Ask the same again as <code>proofOfWork</code>: the challenge, a dot, and the numbers with hyphens between. It
        counts once, within {limits.workChallengeMs / 60_000} minutes, for the same question from the same address.
      </p>
      <CodeExample title="Verify a certificate" example={{ python: verify }} />
    </>
  );
}

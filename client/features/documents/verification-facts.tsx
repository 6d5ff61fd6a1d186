import { codeGroups } from '#shared/verification-code.ts';
import type { DocumentDetails } from '#shared/schemas/documents.ts';
import { CodeText } from '../../ui/code-text.tsx';
import { DateTime } from '../../ui/date-time.tsx';
import { DescriptionList } from '../../ui/description-list.tsx';

/** The public code, and who vouches for it. */
export function VerificationFacts({ document }: { document: DocumentDetails }) {
  const { verification } = document;
  const code = verification?.verificationCode ?? document.verificationCode;
  return (
    <DescriptionList
      facts={[
        {
          term: 'Verification code',
          value: (
            <CodeText
              code={code}
              groups={codeGroups(code).map((group) => group.length)}
              copy
              label="verification code"
            />
          ),
        },
        { term: 'Authenticated', value: authenticated(document) },
        ...(verification?.authenticationDate
          ? [{ term: 'Authentication date', value: <DateTime value={verification.authenticationDate} /> }]
          : []),
      ]}
    />
  );
}

function authenticated({ verification, paymentStatus }: DocumentDetails) {
  if (verification?.isAuthenticated) {
    return (
      <>
        Yes
        {verification.authenticatedByName ? (
          <>
            , by <bdi>{verification.authenticatedByName}</bdi>
          </>
        ) : null}
      </>
    );
  }
  return paymentStatus === 'unpaid' ? 'Not yet processed' : 'Pending';
}

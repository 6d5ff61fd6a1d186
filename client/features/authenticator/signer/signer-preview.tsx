import { describeSigner, type SignerFields } from '#shared/certificate/signer.ts';

export interface SignerPreviewProps {
  fields: SignerFields;
  /** Address of the signature's image; undefined without one. */
  signature: string | undefined;
}

/** The signer's block as it is printed, always light like the paper. */
export function SignerPreview({ fields, signature }: SignerPreviewProps) {
  const { credential, address, contact } = describeSigner(fields);
  return (
    <figure
      data-theme="light"
      lang="en"
      dir="ltr"
      aria-label="Your signature block"
      className="min-w-0 rounded-card border border-line bg-sheet p-4 text-ink md:p-6"
    >
      <div className="flex h-16 items-end">
        {signature === undefined ? (
          <span className="text-sm text-ink-3">No signature yet</span>
        ) : (
          <img
            src={signature}
            alt={`Signature of ${fields.legalName}`}
            className="max-h-16 max-w-full object-contain object-left mix-blend-multiply"
          />
        )}
      </div>
      <div className="mt-1 border-t border-ink pt-2 wrap-anywhere">
        <p className="font-serif text-lg font-semibold">{fields.legalName || 'Your legal name'}</p>
        {fields.nativeName ? (
          <p>
            <bdi>{fields.nativeName}</bdi>
          </p>
        ) : null}
        <div className="mt-1 grid gap-0.5 text-xs text-ink-2">
          <p>{credential || 'Your credential'}</p>
          <p>{address || 'Your business address'}</p>
          <p>{contact || 'Your email or phone'}</p>
          <p>Signed on the day of the decision</p>
        </div>
      </div>
    </figure>
  );
}

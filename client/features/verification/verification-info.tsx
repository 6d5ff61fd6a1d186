import { brand } from '#client/lib/brand.ts';
import { Section } from '#client/ui/layout/page.tsx';

const parts = [
  {
    title: 'How verification works',
    text: 'An authenticator certifies each translation under their own name. From then on, anyone can check its code here at any time, and the QR code on the certificate opens this page with the code filled in.',
  },
  {
    title: 'What it proves',
    text: 'That we certified a translation with this code on the date shown, with this number of pages and these languages. Compare them with the document you have.',
  },
  {
    title: 'What it does not prove',
    text: 'That the original document is genuine, or that the person presenting it is its owner.',
  },
  {
    title: 'What it shows',
    text: 'The kind of document, its languages, page count, and dates, and at most the owner’s initials. It never shows full names, contact details, or the file itself.',
  },
];

/** What a positive result proves, and what it does not. */
export function VerificationInfo() {
  return (
    <div className="mt-12 border-t border-line pt-4">
      {parts.map((part) => (
        <Section key={part.title} title={part.title} className="mt-6! md:mt-8!">
          <p className="text-ink-2">{part.text}</p>
        </Section>
      ))}
      <p className="mt-8 text-sm text-ink-2">
        Institutions with questions about a certificate can write to{' '}
        <a href={`mailto:${brand.supportEmail}`} className="inline-link wrap-anywhere">
          {brand.supportEmail}
        </a>
        .
      </p>
    </div>
  );
}

import type { Meta } from '@storybook/react-vite';
import type { SignerFields } from '#shared/certificate/signer.ts';
import { SignerPreview } from './signer-preview.tsx';

export default { title: 'Certificate/Signer' } satisfies Meta;

const fields: SignerFields = {
  legalName: 'Misaki Yamazaki',
  nativeName: '山﨑 美咲',
  credential: 'NAATI Certified Translator',
  credentialNumber: 'CPN8KL55M',
  credentialExpiresOn: '2027-12-31',
  address: ['12 Bourke Street', 'Melbourne VIC 3000'],
  email: 'misaki@people.example',
  languagePairs: [{ from: 'Japanese', to: 'English' }],
};
const drawn = encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 220 60"><path d="M4 50c20-60 40-60 50-20s40-40 60-20 50 20 100 0" fill="none" stroke="#17202e" stroke-width="2"/></svg>',
);

export function Whole() {
  return <SignerPreview fields={fields} signature={`data:image/svg+xml,${drawn}`} />;
}

export function Empty() {
  const empty = { ...fields, legalName: '', nativeName: undefined, credential: '', credentialNumber: '', address: [] };
  return (
    <SignerPreview
      fields={{ ...empty, credentialExpiresOn: '', email: undefined, languagePairs: [] }}
      signature={undefined}
    />
  );
}

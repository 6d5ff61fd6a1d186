import { createPrivateKey, sign as signBytes } from 'node:crypto';
import { P12Signer, PDF, PdfArray, PdfDict, PdfName, PdfNumber, PdfRef, PdfStream, type Signer } from '@libpdf/core';
import { reservedBytes } from '#server/platform/signing/signature-gap.ts';
import type { SigningMaterial, TranslatorMaterial, ValidationData } from '#server/platform/signing/types.ts';
import { signatureFields } from '#shared/certificate/signer-keys.ts';
import type { SignedHead } from '#shared/schemas/transparency.ts';
import { addMetadata } from './metadata.ts';
import { PrintError } from './print-error.ts';
import type { ExtensionJob, PrintJob } from './print-job.ts';

/** Vocabulary of the log's heads in a delivered file's metadata. */
const namespace = 'urn:certificate-log:head#';

const fields = ['origin', 'size', 'root', 'time', 'key', 'signature'] as const satisfies readonly (keyof SignedHead)[];

export interface Signed {
  pdf: Uint8Array;
  /** For `remote` material. */
  toBeSigned: Uint8Array | null;
}

/**
 * Embeds the attachment and the validation data, and certifies the file (PAdES B-B, DocMDP). DocMDP goes to the first signature:
 * the translator's where there is one. The company's comes last, since timestamps and checks go by the one that covers the whole.
 */
export async function finish(
  pdf: Uint8Array,
  { attachment, signing }: Pick<PrintJob, 'attachment' | 'signing'>,
): Promise<Signed> {
  if (!attachment && !signing) return { pdf, toBeSigned: null };
  try {
    const document = await PDF.load(pdf);
    if (attachment) {
      const { name, bytes, description, mimetype: mimeType } = attachment;
      document.addAttachment(name, bytes, { description, mimeType });
    }
    if (!signing) return { pdf: await document.save({ incremental: true }), toBeSigned: null };
    // Part of the first signed revision: readers without DSS support report a later one as a change of the content.
    storeValidation(document, signing.validation);
    if (signing.logHead) addMetadata(document, describe(signing.logHead));
    const { translator, reason, contact: contactInfo, time: signingTime } = signing;
    const shared = { signingTime, level: 'B-B' } as const;
    const signer = await signerOf(signing.material);
    const company = {
      ...shared,
      signer,
      reason,
      contactInfo,
      fieldName: signatureFields.company,
      estimatedSize: reservedBytes,
    };
    if (!translator) return outcome(await certify(document, company), signer);
    const first = await certify(document, {
      ...shared,
      signer: await signerOf(translator.material),
      reason: translator.reason,
      fieldName: signatureFields.translator,
      estimatedSize: translatorBytes(translator.material),
    });
    const certified = await PDF.load(first.bytes);
    return outcome(await certified.sign(company), signer);
  } catch (error) {
    throw new PrintError('signing', String(error));
  }
}

/** Reserved for the translator's CMS: certificates and signature. The company's timestamp covers it. */
function translatorBytes(material: TranslatorMaterial): number {
  const certificates = material.kind === 'key' ? material.certificates : [];
  return 8_192 + certificates.reduce((bytes, certificate) => bytes + certificate.length, 0);
}

function outcome({ bytes }: { bytes: Uint8Array }, signer: Signer): Signed {
  return { pdf: bytes, toBeSigned: signer instanceof RemoteSigner ? signer.toBeSigned : null };
}

/** Form filling and further signatures. 1, no changes, would be enough, but Acrobat then refuses document timestamps, too. */
const permittedChanges = 2;

/**
 * Signs with a DocMDP reference, so that a reader reports later changes of the pages. `sign` has no option for one: its
 * dictionary is completed as it is registered.
 */
async function certify(document: PDF, options: Parameters<PDF['sign']>[0]): ReturnType<PDF['sign']> {
  const { registry } = document.context;
  const register = registry.register.bind(registry);
  registry.register = (object) => {
    const ref = register(object);
    if (object instanceof PdfDict && object.getName('Type')?.value === 'Sig') {
      const params = PdfDict.of({
        Type: PdfName.of('TransformParams'),
        P: PdfNumber.of(permittedChanges),
        V: PdfName.of('1.2'),
      });
      const reference = PdfDict.of({
        Type: PdfName.of('SigRef'),
        TransformMethod: PdfName.of('DocMDP'),
        TransformParams: params,
      });
      object.set('Reference', new PdfArray([reference]));
      document.getCatalog().set('Perms', PdfDict.of({ DocMDP: ref }));
    }
    return ref;
  };
  try {
    return await document.sign(options);
  } finally {
    registry.register = register;
  }
}

/** Adds missing entries to the DSS dictionary of the catalog. */
function storeValidation(document: PDF, { certificates, revocationLists }: ValidationData): void {
  const catalog = document.getCatalog();
  const resolve = (ref: PdfRef) => document.context.resolve(ref);
  const known = catalog.getDict('DSS', resolve);
  const store = PdfDict.of({ Type: PdfName.of('DSS') });
  for (const [name, items] of [
    ['Certs', certificates],
    ['CRLs', revocationLists],
  ] as const) {
    const refs = [...(known?.getArray(name, resolve) ?? [])];
    const held = new Set(refs.flatMap((ref) => (ref instanceof PdfRef ? contentOf(resolve(ref)) : [])));
    const added = items.filter((item) => !held.has(Buffer.from(item).toString('base64')));
    refs.push(...added.map((item) => document.context.register(new PdfStream(new PdfDict(), item))));
    if (refs.length > 0) store.set(name, new PdfArray(refs));
  }
  // An empty DSS dictionary is omitted.
  if (!store.has('Certs') && !store.has('CRLs')) return;
  catalog.set('DSS', document.context.register(store));
  // The dictionary is not in PDF 1.7 itself.
  const extensions = catalog.getDict('Extensions', resolve) ?? new PdfDict();
  extensions.set('ESIC', PdfDict.of({ BaseVersion: PdfName.of('1.7'), ExtensionLevel: PdfNumber.of(5) }));
  catalog.set('Extensions', extensions);
}

function contentOf(object: unknown): string[] {
  return object instanceof PdfStream ? [Buffer.from(object.getDecodedData()).toString('base64')] : [];
}

/** Appends validation data, and where asked an empty document timestamp (`ETSI.RFC3161`) over everything, in one update. */
export async function extend({ signed, validation, timestampBytes }: ExtensionJob): Promise<Uint8Array> {
  try {
    const document = await PDF.load(signed);
    const obstacle = document.canSaveIncrementally();
    if (obstacle !== null) throw new Error(`the file takes no update: ${obstacle}`);
    storeValidation(document, validation);
    if (timestampBytes === null) return await document.save({ incremental: true });
    // Replaced by the token; the worker has no network.
    const timestampAuthority = { timestamp: () => Promise.resolve(new Uint8Array(1)) };
    return (await document.addTimestamp({ timestampAuthority, estimatedSize: timestampBytes })).bytes;
  } catch (error) {
    throw new PrintError('signing', String(error));
  }
}

async function signerOf(material: SigningMaterial): Promise<Signer> {
  switch (material.kind) {
    case 'p12':
      return P12Signer.create(material.p12, material.passphrase);
    case 'remote':
      return new RemoteSigner(material);
    case 'key': {
      const key = createPrivateKey({ key: Buffer.from(material.pkcs8), format: 'der', type: 'pkcs8' });
      return {
        ...chainOf(material.certificates),
        ...(key.asymmetricKeyType === 'rsa'
          ? { keyType: 'RSA' as const, signatureAlgorithm: 'RSASSA-PKCS1-v1_5' as const }
          : { keyType: 'EC' as const, signatureAlgorithm: 'ECDSA' as const }),
        sign: (data) => Promise.resolve(new Uint8Array(signBytes('sha256', data, key))),
      };
    }
  }
}

/** Leaves the signature empty, and stores the bytes to be signed. */
class RemoteSigner implements Signer {
  readonly certificate: Uint8Array;
  readonly certificateChain: Uint8Array[];
  readonly keyType: Signer['keyType'];
  readonly signatureAlgorithm: Signer['signatureAlgorithm'];
  toBeSigned: Uint8Array | null = null;

  constructor({ certificates, keyType }: SigningMaterial & { kind: 'remote' }) {
    const { certificate, certificateChain } = chainOf(certificates);
    this.certificate = certificate;
    this.certificateChain = certificateChain;
    this.keyType = keyType;
    this.signatureAlgorithm = keyType === 'EC' ? 'ECDSA' : 'RSASSA-PKCS1-v1_5';
  }

  sign(data: Uint8Array): Promise<Uint8Array> {
    this.toBeSigned = data;
    return Promise.resolve(new Uint8Array(1));
  }
}

function chainOf(certificates: readonly Uint8Array[]): { certificate: Uint8Array; certificateChain: Uint8Array[] } {
  const [certificate, ...certificateChain] = certificates;
  if (!certificate) throw new Error('a certificate is missing');
  return { certificate, certificateChain };
}

/** A signed head of the certificate log. */
function describe(head: SignedHead): string {
  const stated = fields.map((name) => `<log:${name}>${escaped(String(head[name]))}</log:${name}>`);
  return `<rdf:Description rdf:about="" xmlns:log="${namespace}">${stated.join('')}</rdf:Description>`;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}

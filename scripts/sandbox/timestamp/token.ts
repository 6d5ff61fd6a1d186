import { createHash, createPrivateKey, webcrypto } from 'node:crypto';
import { fromBER, GeneralizedTime, Integer, ObjectIdentifier, OctetString, Sequence } from 'asn1js';
import {
  Accuracy,
  AlgorithmIdentifier,
  Attribute,
  ContentInfo,
  EncapsulatedContentInfo,
  GeneralName,
  GeneralNames,
  IssuerAndSerialNumber,
  IssuerSerial,
  MessageImprint,
  PKIStatus,
  PKIStatusInfo,
  SignedAndUnsignedAttributes,
  SignedData,
  SignerInfo,
  TimeStampReq,
  TimeStampResp,
  TSTInfo,
  type Certificate,
} from 'pkijs';
import { cryptoEngine, parseCertificate } from '#server/platform/signing/certificates.ts';
import type { AuthorityKeys } from './keys.ts';

/** RFC 3161 responses, genuine or wrong in one respect. */

/** Fault injected into a response; null for none. */
export type Lie = 'imprint' | 'nonce' | 'signature' | 'time' | 'certificate' | null;

const oids = {
  signedData: '1.2.840.113549.1.7.2',
  tstInfo: '1.2.840.113549.1.9.16.1.4',
  contentType: '1.2.840.113549.1.9.3',
  messageDigest: '1.2.840.113549.1.9.4',
  signingTime: '1.2.840.113549.1.9.5',
  signingCertificateV2: '1.2.840.113549.1.9.16.2.47',
  sha256: '2.16.840.1.101.3.4.2.1',
  /** A made-up policy. */
  policy: '1.2.3.4.1',
};

const dayMs = 24 * 60 * 60 * 1000;

/** The response to a request, DER. Throws for a malformed request. */
export async function respond(request: Uint8Array, keys: AuthorityKeys, lie: Lie): Promise<Buffer> {
  const query = new TimeStampReq({ schema: fromBER(Uint8Array.from(request).buffer).result });
  if (query.messageImprint.hashAlgorithm.algorithmId !== oids.sha256) return refusal();
  const content = Buffer.from(stampedContent(query, lie).toSchema().toBER());
  const signer = lie === 'certificate' ? keys.impostor : keys.leaf;
  const token = await signContent(content, { ...signer, root: keys.root.certificate });
  if (lie === 'signature') breakSignature(token);
  const response = new TimeStampResp({
    status: new PKIStatusInfo({ status: PKIStatus.granted }),
    timeStampToken: new ContentInfo({ contentType: oids.signedData, content: token.toSchema(true) }),
  });
  return Buffer.from(response.toSchema().toBER());
}

function refusal(): Buffer {
  return Buffer.from(
    new TimeStampResp({ status: new PKIStatusInfo({ status: PKIStatus.rejection }) }).toSchema().toBER(),
  );
}

function stampedContent(query: TimeStampReq, lie: Lie): TSTInfo {
  const otherHash = createHash('sha256').update('something else').digest();
  const messageImprint =
    lie === 'imprint'
      ? new MessageImprint({
          hashAlgorithm: new AlgorithmIdentifier({ algorithmId: oids.sha256 }),
          hashedMessage: new OctetString({ valueHex: Uint8Array.from(otherHash).buffer }),
        })
      : query.messageImprint;
  const nonce = lie === 'nonce' ? new Integer({ value: 7 }) : query.nonce;
  return new TSTInfo({
    version: 1,
    policy: oids.policy,
    messageImprint,
    serialNumber: randomInteger(),
    genTime: new Date(Date.now() - (lie === 'time' ? 365 * dayMs : 0)),
    accuracy: new Accuracy({ seconds: 1 }),
    ...(nonce && { nonce }),
  });
}

function randomInteger(): Integer {
  const bytes = webcrypto.getRandomValues(new Uint8Array(8));
  bytes[0] = ((bytes[0] ?? 0) & 0x3f) | 0x40;
  return new Integer({ valueHex: bytes.buffer });
}

interface ContentSigner {
  certificate: Buffer;
  pkcs8: Buffer;
  root: Buffer;
}

async function signContent(content: Buffer, { certificate, pkcs8, root }: ContentSigner): Promise<SignedData> {
  const leaf = parseCertificate(certificate);
  const sid = new IssuerAndSerialNumber({ issuer: leaf.issuer, serialNumber: leaf.serialNumber });
  const attributes = signedAttributes(content, { certificate, leaf });
  const encapContentInfo = new EncapsulatedContentInfo({ eContentType: oids.tstInfo });
  // Assigned: the constructor would encode a constructed string, and DER allows primitive ones only.
  encapContentInfo.eContent = new OctetString({ valueHex: Uint8Array.from(content).buffer });
  const signed = new SignedData({
    version: 3,
    encapContentInfo,
    certificates: [leaf, parseCertificate(root)],
    signerInfos: [
      new SignerInfo({ version: 1, sid, signedAttrs: new SignedAndUnsignedAttributes({ type: 0, attributes }) }),
    ],
  });
  const key = createPrivateKey({ key: pkcs8, format: 'der', type: 'pkcs8' }).export({ format: 'der', type: 'pkcs8' });
  const algorithm = { name: 'ECDSA', namedCurve: 'P-256' };
  const signingKey = await webcrypto.subtle.importKey('pkcs8', key, algorithm, false, ['sign']);
  await signed.sign(signingKey, 0, 'SHA-256', Uint8Array.from(content).buffer, cryptoEngine);
  return signed;
}

function signedAttributes(content: Buffer, { certificate, leaf }: { certificate: Buffer; leaf: Certificate }) {
  const digest = (bytes: Buffer): OctetString =>
    new OctetString({ valueHex: Uint8Array.from(createHash('sha256').update(bytes).digest()).buffer });
  const issuer = new GeneralNames({ names: [new GeneralName({ type: 4, value: leaf.issuer })] });
  const issuerSerial = new IssuerSerial({ issuer, serialNumber: leaf.serialNumber });
  // SigningCertificateV2: sequence of ESSCertIDv2, with SHA-256 as its default.
  const certificateId = new Sequence({ value: [digest(certificate), issuerSerial.toSchema()] });
  return [
    new Attribute({ type: oids.contentType, values: [new ObjectIdentifier({ value: oids.tstInfo })] }),
    new Attribute({ type: oids.signingTime, values: [new GeneralizedTime({ valueDate: new Date() })] }),
    new Attribute({ type: oids.messageDigest, values: [digest(content)] }),
    new Attribute({
      type: oids.signingCertificateV2,
      values: [new Sequence({ value: [new Sequence({ value: [certificateId] })] })],
    }),
  ];
}

function breakSignature({ signerInfos }: SignedData): void {
  const [signer] = signerInfos;
  if (!signer) return;
  const bytes = Uint8Array.from(signer.signature.valueBlock.valueHexView);
  bytes[bytes.length - 1] = (bytes.at(-1) ?? 0) ^ 1;
  signer.signature = new OctetString({ valueHex: bytes.buffer });
}

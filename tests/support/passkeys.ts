import { createHash, generateKeyPairSync, randomBytes, sign, type KeyObject } from 'node:crypto';

/** An authenticator in software: P-256, without attestation, with the user verified. */

interface Options {
  challenge: string;
  rpId: string;
  origin: string;
}

export interface SoftKey {
  id: string;
  /** The answer to `auth.setUpPasskey`. */
  register: (options: Options) => {
    id: string;
    rawId: string;
    type: 'public-key';
    response: { clientDataJSON: string; attestationObject: string; transports: string[] };
  };
  /** The answer to `auth.passkeyChallenge`; `counter` and `isVerified` lie on request. */
  answer: (
    options: Options,
    lies?: { counter?: number; isVerified?: boolean },
  ) => {
    id: string;
    rawId: string;
    type: 'public-key';
    response: { clientDataJSON: string; authenticatorData: string; signature: string };
  };
}

const flag = { present: 1, verified: 4, attested: 64 };

export function createSoftKey(): SoftKey {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const credentialId = randomBytes(32);
  const id = credentialId.toString('base64url');
  let counter = 0;
  const head = { id, rawId: id, type: 'public-key' } as const;
  return {
    id,
    register({ challenge, rpId, origin }) {
      const attested = Buffer.concat([Buffer.alloc(16), uint16(credentialId.length), credentialId, coseKey(publicKey)]);
      const data = authenticatorData(rpId, { flags: flag.present + flag.verified + flag.attested, counter, attested });
      const attestation = Buffer.concat([
        mapHead(3),
        ...[text('fmt'), text('none'), text('attStmt'), mapHead(0), text('authData'), bytes(data)],
      ]);
      return {
        ...head,
        response: {
          clientDataJSON: clientData('webauthn.create', challenge, origin).toString('base64url'),
          attestationObject: attestation.toString('base64url'),
          transports: ['internal'],
        },
      };
    },
    answer({ challenge, rpId, origin }, { counter: given, isVerified = true } = {}) {
      counter = given ?? counter + 1;
      const data = authenticatorData(rpId, { flags: flag.present + (isVerified ? flag.verified : 0), counter });
      const client = clientData('webauthn.get', challenge, origin);
      const signed = Buffer.concat([data, createHash('sha256').update(client).digest()]);
      return {
        ...head,
        response: {
          clientDataJSON: client.toString('base64url'),
          authenticatorData: data.toString('base64url'),
          signature: sign('sha256', signed, privateKey).toString('base64url'),
        },
      };
    },
  };
}

function clientData(type: string, challenge: string, origin: string): Buffer {
  return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
}

function authenticatorData(
  rpId: string,
  { flags, counter, attested = Buffer.alloc(0) }: { flags: number; counter: number; attested?: Buffer },
): Buffer {
  const count = Buffer.alloc(4);
  count.writeUInt32BE(counter);
  return Buffer.concat([createHash('sha256').update(rpId).digest(), Buffer.from([flags]), count, attested]);
}

/** The public key as COSE (RFC 9052): kty EC2, ES256, P-256, x, y. */
function coseKey(key: KeyObject): Buffer {
  const { x = '', y = '' } = key.export({ format: 'jwk' });
  const point = (value: string) => bytes(Buffer.from(value, 'base64url'));
  return Buffer.concat([Buffer.from([0xa5, 1, 2, 3, 0x26, 0x20, 1, 0x21]), point(x), Buffer.from([0x22]), point(y)]);
}

// CBOR, as far as needed.
const uint16 = (value: number) => Buffer.from([value >> 8, value & 0xff]);
const mapHead = (entries: number) => Buffer.from([0xa0 + entries]);
const text = (value: string) => Buffer.concat([Buffer.from([0x60 + value.length]), Buffer.from(value)]);
const bytes = (value: Buffer) =>
  Buffer.concat([
    value.length < 256 ? Buffer.from([0x58, value.length]) : Buffer.concat([Buffer.from([0x59]), uint16(value.length)]),
    value,
  ]);

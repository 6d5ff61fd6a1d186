import { Router } from 'express';
import type { Deps } from '#server/deps.ts';
import { AppError } from '#server/errors.ts';
import { toPem } from '#server/platform/signing/pem.ts';
import { revocationListPath } from '#server/platform/signing/revocation-list.ts';
import { SigningKeyError } from '#server/platform/signing/types.ts';

/**
 * Certificates that delivered files chain to, with their periods, the revocation list of each own root, and the keys of the
 * transparency log: for verifiers that trust no one's copy. Retired ones stay listed.
 */
export function signingRootsRouter({ env, signing }: Deps): Router {
  const router = Router();

  router.get('/.well-known/document-signing.pem', async (_request, response) => {
    const roots = await signing.roots();
    const blocks = roots.map(({ subject, from, until, retiredAt, compromisedSince, certificate }) =>
      [
        `# ${subject}`,
        `# From ${from.toISOString()} until ${until.toISOString()}`,
        ...(retiredAt ? [`# Retired ${retiredAt.toISOString()}`] : []),
        ...(compromisedSince ? [`# Compromised since ${compromisedSince.toISOString()}`] : []),
        toPem(certificate),
      ].join('\n'),
    );
    response.type('application/x-pem-file').send(blocks.join('\n'));
  });

  router.get('/.well-known/document-signing.json', async (_request, response) => {
    const [roots, logKeys] = await Promise.all([signing.roots(), signing.logKeys()]);
    response.json({
      roots: roots.map(({ certificate, ...root }) => ({
        ...root,
        pem: toPem(certificate),
        // Revocation lists of a signer from the settings are published by its issuers.
        crl: root.kind === 'root' ? `${env.publicUrl}${revocationListPath(certificate)}` : null,
      })),
      logKeys: logKeys.map(({ publicKey, ...key }) => ({ ...key, publicKey: publicKey.toString('base64') })),
    });
  });

  router.get('/.well-known/document-signing/:root.crl', async (request, response) => {
    const list = await signing.revocationList(request.params.root).catch((error: unknown) => {
      throw error instanceof SigningKeyError ? new AppError('SERVICE_UNAVAILABLE', { cause: error }) : error;
    });
    if (list === null) throw new AppError('NOT_FOUND');
    response.set('Cache-Control', 'public, max-age=3600').type('application/pkix-crl').send(list);
  });

  return router;
}

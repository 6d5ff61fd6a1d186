import { Router } from 'express';
import type { Deps } from '#server/deps.ts';
import { toPem } from '#server/platform/signing/pem.ts';

/**
 * Certificates that delivered files chain to, with their periods, and the keys of the transparency log: for verifiers that
 * trust no one's copy. Retired ones stay listed.
 */
export function signingRootsRouter({ signing }: Deps): Router {
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
      roots: roots.map(({ certificate, ...root }) => ({ ...root, pem: toPem(certificate) })),
      logKeys: logKeys.map(({ publicKey, ...key }) => ({ ...key, publicKey: publicKey.toString('base64') })),
    });
  });

  return router;
}

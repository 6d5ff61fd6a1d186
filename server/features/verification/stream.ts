import { Router, type Request, type RequestHandler } from 'express';
import type { Deps } from '#server/deps.ts';
import { AppError } from '#server/errors.ts';
import { lookupInput, lookupOutput } from '#shared/schemas/verification.ts';
import { codeInputMax, isTestCode } from '#shared/verification-code.ts';
import { printCopy } from './copies.ts';
import { lookUpCode } from './service.ts';

/** By the form of the code, also after the document is deleted: no certificate has such a code. */
const testDocument = { state: 'test', isAuthenticated: false, status: 'Test document, no certificate' };

const workQuery = lookupInput.pick({ proofOfWork: true });

/** A malformed proof counts as missing: 404 says that a certificate is unknown. */
function workIn(query: unknown): { proofOfWork?: string | undefined } {
  return workQuery.safeParse(query).data ?? {};
}

/**
 * Public JSON of a certificate: `/verify/<code>.json`, or `/verify/<code>` with `Accept: application/json`. The same lookup
 * and limits as the page, with the proof of work as `?proofOfWork=`; 404 where no certificate has the code, with `state: "test"`
 * for a test document's, else `state: "unknown"`. And the files that were opened with an access key.
 */
export function verificationJson(deps: Deps, readClientIp: (request: Request) => string): Router {
  const answer: RequestHandler<{ code: string }> = async (request, response) => {
    const input = lookupInput.safeParse({ ...request.params, ...workIn(request.query) });
    if (!input.success) throw new AppError('NOT_FOUND');
    const { code } = input.data;
    const found = lookupOutput.parse(await lookUpCode(deps, { ...input.data, ip: readClientIp(request) }));
    response
      .status(found === null ? 404 : 200)
      .set({ 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' })
      .json(found ?? (isTestCode(code) ? testDocument : { state: 'unknown' }));
  };
  const router = Router();
  router.get('/copy/:token', async (request: Request<{ token: string }>, response) => {
    const pdf = await printCopy(deps, { token: request.params.token, ip: readClientIp(request) });
    response
      .set({
        'Content-Type': 'application/pdf',
        'Content-Disposition': 'inline; filename="copy.pdf"',
        'Cache-Control': 'private, no-store',
        'X-Robots-Tag': 'noindex',
        'X-Content-Type-Options': 'nosniff',
        'Referrer-Policy': 'no-referrer',
        'Cross-Origin-Resource-Policy': 'same-origin',
      })
      .end(Buffer.from(pdf.buffer, pdf.byteOffset, pdf.byteLength));
  });
  router.get('/:code.json', answer);
  router.get(
    '/:code',
    (request, response, next) => {
      response.vary('Accept');
      next(request.accepts(['html', 'json']) === 'json' ? undefined : 'route');
    },
    answer,
  );
  return router;
}

/** `/V/<code>`, in any case, the address in the QR codes of papers: leads to the page of the certificate. */
export function printedCodes(): RequestHandler<{ code: string }> {
  return ({ params: { code } }, response) => {
    if (code.length > codeInputMax) throw new AppError('NOT_FOUND');
    response.set('X-Robots-Tag', 'noindex').redirect(302, `/verify?${new URLSearchParams({ code }).toString()}`);
  };
}

import type { Fault, Import, Tree } from './tree.ts';

interface Permission {
  /** Files that may use the package. */
  at: RegExp;
  /** Files that may import only its types. */
  typesAt?: RegExp;
}

const routers = /^server\/features\/.+\/router\.ts$/;

/** Packages limited to one place each; the rest of the server calls that place's functions. */
const places: Record<string, Permission> = {
  '@aws-sdk/client-s3': { at: /^server\/(platform\/integrations\/storage|operations\/backup\/objects)\.ts$/ },
  '@redis/client': { at: /^server\/platform\/realtime\/pubsub\.ts$/ },
  // Its error classes are matched in the payments slice.
  stripe: {
    at: /^server\/(platform\/integrations\/stripe\.ts|public-api\/test-stripe\.ts|features\/payments\/)/,
    typesAt: /^server\/deps\.ts$/,
  },
  '@opentelemetry/api': { at: /^server\/platform\/observability\/opentelemetry\.ts$/ },
  '@opentelemetry/exporter-trace-otlp-http': { at: /^server\/platform\/observability\/opentelemetry\.ts$/ },
  '@opentelemetry/resources': { at: /^server\/platform\/observability\/opentelemetry\.ts$/ },
  '@opentelemetry/sdk-trace-node': { at: /^server\/platform\/observability\/opentelemetry\.ts$/ },
  nodemailer: { at: /^server\/platform\/integrations\/mailer\.ts$/ },
  lucia: { at: /^server\/features\/auth\/session\.ts$/ },
  'pg-boss': { at: /^server\/platform\/jobs\// },
  pg: {
    at: /^server\/(platform\/(db|realtime)|operations)\//,
    typesAt: /^server\/(deps|platform\/rate-limit\/limiter)\.ts$/,
  },
  'rate-limiter-flexible': { at: /^server\/platform\/rate-limit\/limiter\.ts$/ },
  '@node-rs/argon2': { at: /^server\/features\/auth\/password\.ts$/ },
  pino: { at: /^server\/platform\/observability\/log\.ts$/ },
  'pino-http': { at: /^server\/app\.ts$/ },
  helmet: { at: /^server\/app\.ts$/ },
  'prom-client': { at: /^server\/(platform\/observability\/metrics|operations\/backlog)\.ts$/ },
  ws: { at: /^server\/(transport\/websocket|platform\/rate-limit\/bounded-socket)\.ts$/ },
  express: {
    at: /^server\/([^/]+|(operations|platform\/http|transport)\/[^/]+)\.ts$|\/(webhook|stream)\.ts$/,
    typesAt: /^server\//,
  },
  '@trpc/server': {
    at: /^server\/((trpc|app)\.ts$|public-api\/|transport\/|platform\/http\/)|^client\/lib\/proof-link\.ts$/,
    typesAt: /^server\//,
  },
  'react-dom': { at: /^server\/features\/notifications\/mail\// },
  react: { at: /^server\/features\/notifications\/mail\// },
  '@libpdf/core': {
    at: /^server\/(features\/documents\/upload|platform\/(typesetting|signing))\//,
  },
  pkijs: { at: /^server\/platform\/signing\// },
  asn1js: { at: /^server\/platform\/signing\// },
  uqr: { at: /^server\/platform\/typesetting\// },
  fontkit: { at: /^server\/platform\/typesetting\// },
  sharp: {
    at: /^(server\/(features\/(documents\/(conversation|inspection|thumbnails|upload)|translation\/reading)|platform\/typesetting)|scripts\/sample)\/|^server\/features\/certification\/signature-image\.ts$|^server\/features\/company\/pictures\.ts$/,
  },
  '@myriaddreamin/typst.ts': { at: /^server\/platform\/typesetting\// },
  '@cantoo/pdf-lib': { at: /^server\/features\/documents\/upload\// },
  'pdfjs-dist': {
    at: /^server\/(platform\/processes\/pdf\.ts|features\/(documents\/(upload|inspection)|translation\/reading)\/)/,
  },
  '@napi-rs/canvas': { at: /^server\/platform\/processes\/pdf\.ts$/ },
  'tesseract.js': { at: /^server\/features\/translation\/reading\// },
  mrz: { at: /^server\/features\/translation\/reading\// },
  'xliff/js2xliff': { at: /^server\/features\/translation\/studio\/exchange\// },
  'xliff/xliff2js': { at: /^server\/features\/translation\/studio\/exchange\// },
  'file-type': { at: /^server\/features\/documents\/file-type\.ts$/ },
};

/** Packages allowed in whole rooms. */
const rooms: readonly { where: RegExp; only: RegExp; message: string }[] = [
  { where: /^shared\//, only: /^zod$/, message: 'shared imports only zod' },
  { where: /^migrations\//, only: /^kysely$/, message: 'a migration imports only kysely' },
  {
    where: /^client\/ui\//,
    only: /^(?!@trpc\/|@tanstack\/react-router|@tanstack\/react-query)/,
    message: 'ui imports no procedures, routes or queries',
  },
  {
    where: /^client\/(ui|lib|features|routes)\//,
    only: /^(?!node:)/,
    message: 'Node modules do not exist in a browser',
  },
];

/** Vendor packages are imported only in their places. */
export function checkPackages(tree: Tree): Fault[] {
  return tree.files.flatMap((file) =>
    file.imports
      .filter((imported) => !imported.isInternal)
      .flatMap((imported) => {
        const message = refuseRoom(file.path, imported) ?? refusePlace(file.path, imported);
        return message === undefined ? [] : [{ file: file.path, line: imported.line, rule: 'vendor place', message }];
      }),
  );
}

function refuseRoom(path: string, imported: Import): string | undefined {
  return rooms.find(({ where, only }) => where.test(path) && !only.test(imported.target))?.message;
}

function refusePlace(path: string, imported: Import): string | undefined {
  const place = places[imported.target];
  if (!path.startsWith('server/') || place === undefined || place.at.test(path)) return undefined;
  if (imported.isTypeOnly && place.typesAt?.test(path)) return undefined;
  // Routers mark subscription events with the library's `tracked`.
  if (imported.target === '@trpc/server' && routers.test(path)) return undefined;
  return `${imported.target} may not be imported here`;
}

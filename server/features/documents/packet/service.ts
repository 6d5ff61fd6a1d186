import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import { z } from 'zod';
import type { SignedInActor } from '#server/context.ts';
import type { Deps } from '#server/deps.ts';
import { AppError, toAppError } from '#server/errors.ts';
import { recordFileAccess } from '#server/features/documents/access-log.ts';
import {
  assertAsRecorded,
  readStored,
  verifyStored,
  type RecordedFile,
} from '#server/features/documents/stored-bytes.ts';
import { openPayload, signPayload } from '#server/platform/http/signed-token.ts';
import { streamZip } from '#server/platform/http/zip.ts';
import { packetImageBytes } from '#server/platform/typesetting/packet-limits.ts';
import { PrintError } from '#server/platform/typesetting/print-error.ts';
import type {
  PacketJob,
  PacketPaper,
  PacketSection,
  PlacedFile,
  Printed,
} from '#server/platform/typesetting/print-job.ts';
import { certifiedTitle } from '#shared/certificate/title.ts';
import { filingPortalKeys, filingPortals, type FilingPortal } from '#shared/filing-packets.ts';
import { limits } from '#shared/limits.ts';
import { countOf } from '#shared/plural.ts';
import type { PacketInput, packetOutput } from '#shared/schemas/packets.ts';
import { planParts, type PlannedSection } from './plan.ts';
import { listPacketPapers } from './queries.ts';

/*
 * Filing packets: delivered papers joined into PDFs below the size limit of a portal, with a cover list and bookmarks.
 * Promises: only the owner's papers, and only while their certificates are in force; every file is compared with its recorded
 * hash. One part is in memory at a time; each is made in the print worker.
 * Never: a packet that passes for signed. Joined pages lose their signatures, and the cover says so.
 */

const purpose = 'filing-packet';
/** Joining adds a cover and expands compressed objects. */
const roomFraction = 0.94;
const coverBytes = 120_000;

const payload = z.object({
  userId: z.uuid(),
  sessionId: z.string(),
  ids: z.array(z.uuid()),
  portal: z.enum(filingPortalKeys),
  /** Of the files, so that a paper reissued meanwhile is noticed. */
  files: z.string(),
  expires: z.number(),
});

interface PacketFile {
  label: string;
  recorded: RecordedFile;
  mimetype: PlacedFile['mimetype'];
  pageCounts: readonly number[] | null;
  isOptional: boolean;
}

interface Paper {
  number: number;
  documentId: string;
  title: string;
  code: string;
  note: string | null;
  files: PacketFile[];
}

/**
 * Checks the actor's papers and signs a link to their packet. Throws DOCUMENT_NOT_FOUND (also for another person's),
 * PACKET_REVOKED, PACKET_FILE_DAMAGED, PACKET_PAGE_TOO_LARGE, PACKET_FAILED, TOO_MANY_PACKETS.
 */
export async function linkPacket(
  deps: Deps,
  actor: SignedInActor,
  { ids, portal }: PacketInput,
): Promise<z.input<typeof packetOutput>> {
  await deps.rateLimiter.consume('packets', actor.id, 'TOO_MANY_PACKETS');
  const papers = await findPapers(deps, actor, ids);
  const parts = await deps.fairShares.packets.run(actor.id, async () => {
    for (const paper of papers) await verifyPaper(deps, paper);
    return plan(deps, { actor, papers, portal });
  });
  const { id: userId, sessionId } = actor;
  const expires = deps.now().getTime() + limits.fileLinkInAppMs;
  const token = { userId, sessionId, ids, portal, files: digest(papers), expires };
  return {
    url: `${deps.env.publicUrl}/files/packets/${signPayload(deps.env.appSecrets[0], purpose, token)}`,
    expiresAt: new Date(expires).toISOString(),
    parts: parts.length,
  };
}

/**
 * Makes the packet of a link: a PDF, or a ZIP of several that are made while it is sent.
 * Throws LINK_FORGED (also in another session), LINK_EXPIRED, PACKET_CHANGED and the codes of `linkPacket`.
 */
export async function openPacket(
  deps: Deps,
  actor: SignedInActor,
  token: string,
): Promise<{ filename: string; body: Uint8Array | Readable }> {
  const opened = payload.safeParse(openPayload(deps.env.appSecrets, purpose, token));
  if (!opened.success) throw new AppError('LINK_FORGED');
  const { userId, sessionId, ids, portal, files, expires } = opened.data;
  if (userId !== actor.id || sessionId !== actor.sessionId) throw new AppError('LINK_FORGED');
  if (expires <= deps.now().getTime()) throw new AppError('LINK_EXPIRED');
  await deps.rateLimiter.consume('packets', actor.id, 'TOO_MANY_PACKETS');
  const papers = await findPapers(deps, actor, ids);
  if (digest(papers) !== files) throw new AppError('PACKET_CHANGED');
  const parts = await deps.fairShares.packets.run(actor.id, () => plan(deps, { actor, papers, portal }));
  const make = (part: number) => makePart(deps, { actor, papers, portal, parts, part });
  // Made before the first byte, so that a failure is an answer and not a cut download.
  const first = await make(0);
  if (parts.length === 1) return { filename: 'filing-packet.pdf', body: first };
  async function* entries() {
    for (const part of parts.keys()) {
      const input = part === 0 ? first : await make(part);
      yield { name: `filing-packet-${part + 1}-of-${parts.length}.pdf`, input, lastModified: deps.now() };
    }
  }
  return { filename: 'filing-packet.zip', body: streamZip(entries()) };
}

async function findPapers(deps: Deps, actor: SignedInActor, ids: readonly string[]): Promise<Paper[]> {
  const rows = await listPacketPapers(deps.db, { userId: actor.id, ids });
  const chosen = new Map<string, Paper>();
  for (const id of ids) {
    const row = rows.find((one) => one.id === id || one.documentId === id);
    if (!row) throw new AppError('DOCUMENT_NOT_FOUND');
    if (chosen.has(row.id)) continue;
    const paper = toPaper(row, chosen.size + 1);
    if (row.revokedAt !== null || !row.isAuthenticated) {
      throw new AppError('PACKET_REVOKED', { details: { title: paper.title } });
    }
    chosen.set(row.id, paper);
  }
  return [...chosen.values()];
}

async function verifyPaper(deps: Deps, { title, files }: Paper): Promise<void> {
  try {
    for (const { recorded } of files) {
      assertAsRecorded(deps, recorded);
      await verifyStored(deps, recorded);
    }
  } catch (error) {
    refuse(error, title);
  }
}

function toPaper(row: Awaited<ReturnType<typeof listPacketPapers>>[number], number: number): Paper {
  const { documentId, code, certified } = row;
  const isTitled = certifiedTitle(certified) !== undefined && certified !== null;
  const title = isTitled
    ? [certified.paperKind, certified.holders.join(', ')].filter(Boolean).join(' · ')
    : row.filename;
  const delivered: PacketFile = {
    label: row.sourceCopy ? 'Certificate, translation and a copy of the original' : 'Certificate and translation',
    recorded: { documentId, ...pick(row), isAsRecorded: row.isAsRecorded },
    mimetype: toPlaceable(row.mimetype),
    pageCounts: row.deliveredPages === null ? null : [row.deliveredPages],
    isOptional: false,
  };
  const files = [delivered];
  const isOriginalKept = row.fileKey !== null && row.fileSizeBytes !== null && row.fileSha256 !== null;
  if (!row.sourceCopy && isOriginalKept && row.fileMimetype !== null) {
    files.push({
      label: 'Original',
      recorded: { documentId, key: row.fileKey ?? '', sizeBytes: row.fileSizeBytes ?? 0, sha256: row.fileSha256 ?? '' },
      mimetype: toPlaceable(row.fileMimetype),
      pageCounts: [row.pages, row.viewerPages ?? row.pages],
      isOptional: true,
    });
  }
  const note = row.sourceCopy || isOriginalKept ? null : 'Original: no longer stored; please attach your own copy';
  return { number, documentId, title, code, note, files };
}

const pick = ({ key, sizeBytes, sha256 }: { key: string; sizeBytes: number; sha256: string }) => ({
  key,
  sizeBytes,
  sha256,
});

function toPlaceable(mimetype: string): PlacedFile['mimetype'] {
  return mimetype === 'image/jpeg' || mimetype === 'image/png' ? mimetype : 'application/pdf';
}

function digest(papers: readonly Paper[]): string {
  const hash = createHash('sha256');
  for (const { files } of papers) for (const { recorded } of files) hash.update(`${recorded.sha256}\n`);
  return hash.digest('base64url');
}

function roomOf(portal: FilingPortal): number {
  return Math.floor(filingPortals[portal].maxBytes * roomFraction) - coverBytes;
}

/** Divides the papers among parts; a file larger than a part is measured and divided by pages. */
async function plan(
  deps: Deps,
  { actor, papers, portal }: { actor: SignedInActor; papers: readonly Paper[]; portal: FilingPortal },
): Promise<PlannedSection[][]> {
  const room = roomOf(portal);
  const sized = [];
  for (const paper of papers) {
    const sections = [];
    for (const file of paper.files) {
      const { sizeBytes } = file.recorded;
      if (file.mimetype !== 'application/pdf') sections.push([{ range: null, sizeBytes: packetImageBytes }]);
      else if (sizeBytes <= room) sections.push([{ range: null, sizeBytes }]);
      else sections.push(await divide(deps, { actor, paper, file, room }));
    }
    sized.push({ sections });
  }
  return planParts(sized, room);
}

/** Page ranges of a file, each below `room`, found by halving. Throws PACKET_PAGE_TOO_LARGE. */
async function divide(
  deps: Deps,
  { actor, paper, file, room }: { actor: SignedInActor; paper: Paper; file: PacketFile; room: number },
) {
  const bytes = await readStored(deps, file.recorded);
  const cover = await coverOf(deps, { papers: [paper], part: 0, parts: 1 });
  const measure = async (range: readonly [number, number] | null): Promise<Printed> =>
    print(deps, actor, {
      ...cover,
      packetPapers: [toPrinted(paper, [toSection(file, bytes, range)])],
      elsewhere: [],
    });
  const whole = await measure(null);
  const ranges: { range: readonly [number, number]; sizeBytes: number }[] = [];
  const waiting: (readonly [number, number])[] = [[0, whole.sourcePages]];
  for (let range = waiting.shift(); range; range = waiting.shift()) {
    const [first, end] = range;
    const sizeBytes = (await measure(range)).pdf.length;
    if (sizeBytes <= room) {
      ranges.push({ range, sizeBytes });
    } else if (end - first < 2) {
      throw new AppError('PACKET_PAGE_TOO_LARGE', { details: { title: paper.title } });
    } else {
      const middle = Math.ceil((first + end) / 2);
      waiting.unshift([first, middle], [middle, end]);
    }
  }
  // A file that cannot be joined has no pages, and is named on the cover instead.
  return ranges.length > 0 && whole.sourcePages > 0 ? ranges : [{ range: null, sizeBytes: 0 }];
}

interface Part {
  actor: SignedInActor;
  papers: readonly Paper[];
  portal: FilingPortal;
  parts: readonly PlannedSection[][];
  part: number;
}

async function makePart(deps: Deps, { actor, papers, portal, parts, part }: Part): Promise<Uint8Array> {
  return deps.fairShares.packets.run(actor.id, async () => {
    const planned = parts[part] ?? [];
    const packetPapers: PacketPaper[] = [];
    for (const [index, paper] of papers.entries()) {
      const sections: PacketSection[] = [];
      for (const { section, range } of planned.filter((one) => one.paper === index)) {
        const file = paper.files[section];
        if (!file) continue;
        const bytes = await readStored(deps, file.recorded).catch((error: unknown) => refuse(error, paper.title));
        sections.push(toSection(file, bytes, range));
      }
      if (sections.length > 0) packetPapers.push(toPrinted(paper, sections));
    }
    const elsewhere = papers.flatMap(({ number, title, code }, index) => {
      const numbers = [...parts.keys()].filter((one) => parts[one]?.some(({ paper }) => paper === index));
      return numbers.includes(part)
        ? []
        : [{ number, title, code, where: `Part ${numbers.map((one) => one + 1).join(', ')}` }];
    });
    const cover = await coverOf(deps, { papers, part, parts: parts.length });
    const { pdf } = await print(deps, actor, { ...cover, packetPapers, elsewhere });
    if (pdf.length > filingPortals[portal].maxBytes) {
      deps.log.error({ bytes: pdf.length, portal }, 'filing packet exceeds its planned size');
      throw new AppError('PACKET_FAILED');
    }
    for (const index of new Set(planned.map(({ paper }) => paper))) {
      const documentId = papers[index]?.documentId;
      if (documentId) await recordFileAccess(deps, actor, { documentId, file: 'packet', disposition: 'attachment' });
    }
    return pdf;
  });
}

async function coverOf(
  deps: Deps,
  { papers, part, parts }: { papers: readonly Paper[]; part: number; parts: number },
): Promise<Omit<PacketJob, 'packetPapers' | 'elsewhere'>> {
  const now = deps.now();
  const { publicUrl } = deps.env;
  const brand = await deps.company.site();
  const made = now.toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' });
  const contents = countOf(papers.length, 'certified translation');
  return {
    title: 'Filing packet',
    brand: brand.legalName,
    date: [now.getUTCFullYear(), now.getUTCMonth() + 1, now.getUTCDate()],
    verify: `${publicUrl.replace(/^https?:\/\//, '')}/verify`,
    qr: `${publicUrl}/verify`,
    subtitle: parts === 1 ? `${contents} · ${made}` : `Part ${part + 1} of ${parts} · ${contents} in all · ${made}`,
    remarks: [
      'This packet holds copies. Joining files removes the electronic signatures of the certified translations.',
      'Each paper is verified by its code at the address below. The signed files are available from the person who filed this packet.',
    ],
  };
}

function toPrinted({ number, title, code, note }: Paper, sections: readonly PacketSection[]): PacketPaper {
  return { number, title, code, note, sections };
}

function toSection(
  { label, mimetype, pageCounts, isOptional }: PacketFile,
  bytes: Uint8Array,
  range: PacketSection['range'],
): PacketSection {
  const isPart = range !== null;
  const name = isPart ? `${label}, its pages ${range[0] + 1} to ${range[1]}` : label;
  return { label: name, file: { bytes, mimetype }, pageCounts, range, isOptional };
}

async function print(deps: Deps, actor: SignedInActor, job: PacketJob): Promise<Printed> {
  try {
    return await deps.typesetter.print(job, `packet:${actor.id}`);
  } catch (error) {
    if (!(error instanceof PrintError)) throw error;
    // A crashed worker is replaced, so a retry can succeed.
    const isTemporary = error.fault === 'busy' || error.fault === 'crashed';
    throw new AppError(isTemporary ? 'SERVICE_UNAVAILABLE' : 'PACKET_FAILED', { cause: error });
  }
}

/** Names the paper whose stored file is missing or altered. */
function refuse(error: unknown, title: string): never {
  const { code } = toAppError(error);
  const isDamaged = code === 'STORED_FILE_MISSING' || code === 'STORED_FILE_ALTERED';
  throw isDamaged ? new AppError('PACKET_FILE_DAMAGED', { cause: error, details: { title } }) : error;
}

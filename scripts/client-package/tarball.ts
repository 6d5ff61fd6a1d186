import { gzipSync } from 'node:zlib';

const blockBytes = 512;

/** A package as npm installs it. Times and owners are left out, so that the same files give the same bytes. */
export function toTarball(files: ReadonlyMap<string, Buffer>): Buffer {
  const entries = [...files].flatMap(([name, content]) => [
    headerOf(`package/${name}`, content.length),
    content,
    Buffer.alloc((blockBytes - (content.length % blockBytes)) % blockBytes),
  ]);
  return gzipSync(Buffer.concat([...entries, Buffer.alloc(2 * blockBytes)]), { level: 9 });
}

/** The `ustar` header of a plain file. */
function headerOf(name: string, size: number): Buffer {
  const header = Buffer.alloc(blockBytes);
  const octal = (value: number, length: number) => value.toString(8).padStart(length - 1, '0');
  header.write(name, 0, 100);
  header.write(octal(0o644, 8), 100);
  header.write(octal(0, 8), 108);
  header.write(octal(0, 8), 116);
  header.write(octal(size, 12), 124);
  header.write(octal(0, 12), 136);
  // The checksum counts itself as spaces.
  header.fill(' ', 148, 156);
  header.write('0', 156);
  header.write('ustar\u000000', 257, 'latin1');
  const sum = header.reduce((total, byte) => total + byte, 0);
  header.write(`${octal(sum, 7)}\0 `, 148, 'latin1');
  return header;
}

import { inflateRawSync } from 'node:zlib';

const END = Buffer.from('504b0506', 'hex');
const ENTRY = 0x02014b50;
/** Compression methods of a zip archive. */
const STORED = 0;
const DEFLATED = 8;

/**
 * Yields the wanted files of a zip archive in the order of its central directory, unpacked to at most `most` bytes in total.
 * Throws for an archive that is damaged, larger or compressed with another method.
 */
export function* zipEntries(
  zip: Buffer,
  isWanted: (name: string) => boolean,
  most: number,
): Generator<{ name: string; bytes: Buffer }> {
  const end = zip.lastIndexOf(END);
  if (end < 0) throw new Error('the archive has no central directory');
  let offset = zip.readUInt32LE(end + 16);
  let left = most;
  while (offset + 46 <= zip.length && zip.readUInt32LE(offset) === ENTRY) {
    const nameLength = zip.readUInt16LE(offset + 28);
    const name = zip.subarray(offset + 46, offset + 46 + nameLength).toString('utf8');
    if (isWanted(name)) {
      const header = zip.readUInt32LE(offset + 42);
      const start = header + 30 + zip.readUInt16LE(header + 26) + zip.readUInt16LE(header + 28);
      const packed = zip.subarray(start, start + zip.readUInt32LE(offset + 20));
      const bytes = unpacked(packed, zip.readUInt16LE(offset + 10), left);
      left -= bytes.length;
      yield { name, bytes };
    }
    offset += 46 + nameLength + zip.readUInt16LE(offset + 30) + zip.readUInt16LE(offset + 32);
  }
}

function unpacked(packed: Buffer, method: number, most: number): Buffer {
  if (method === DEFLATED) return inflateRawSync(packed, { maxOutputLength: Math.max(1, most) });
  if (method !== STORED || packed.length > most) throw new Error('unsupported compression, or too large');
  return packed;
}

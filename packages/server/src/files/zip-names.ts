import type { DraftReader } from './drafts.ts';

/** The end of central directory record lies within this many bytes from the end: 22, and a comment of up to 65,535. */
const END_SEARCH = 65_557;
const END_SIGNATURE = 0x06054b50;
const ENTRY_SIGNATURE = 0x02014b50;
const MOST_DIRECTORY_BYTES = 8 * 1024 * 1024;

/** Returns the names of the files in a zip archive from its central directory; empty when it cannot be read. */
export async function zipNames(file: DraftReader): Promise<Set<string>> {
  const names = new Set<string>();
  const tailStart = Math.max(0, file.size - END_SEARCH);
  const tail = await file.slice(tailStart, END_SEARCH);
  const mark = Buffer.from('504b0506', 'hex');
  const end = tail.lastIndexOf(mark);
  if (end < 0 || end + 22 > tail.length || tail.readUInt32LE(end) !== END_SIGNATURE) return names;
  const size = tail.readUInt32LE(end + 12);
  const start = tail.readUInt32LE(end + 16);
  if (size > MOST_DIRECTORY_BYTES || start + size > tailStart + end) return names;
  const directory = await file.slice(start, size);
  let offset = 0;
  while (offset + 46 <= directory.length && directory.readUInt32LE(offset) === ENTRY_SIGNATURE) {
    const length = directory.readUInt16LE(offset + 28);
    names.add(directory.subarray(offset + 46, offset + 46 + length).toString('utf8'));
    offset += 46 + length + directory.readUInt16LE(offset + 30) + directory.readUInt16LE(offset + 32);
  }
  return names;
}

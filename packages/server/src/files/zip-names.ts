import type { DraftReader } from './drafts.ts';

/** The end of central directory record lies within this many bytes from the end: 22, and a comment of up to 65,535. */
const END_SEARCH = 65_557;
const END_SIGNATURE = 0x06054b50;
const ENTRY_SIGNATURE = 0x02014b50;
const LOCATOR_SIGNATURE = 0x07064b50;
const END64_SIGNATURE = 0x06064b50;
const LOCATOR_BYTES = 20;
const END64_BYTES = 56;
const MOST_DIRECTORY_BYTES = 8 * 1024 * 1024;
/** In the plain end record, these stand for a value that only the ZIP64 record has. */
const IN_ZIP64 = { count: 0xff_ff, size: 0xff_ff_ff_ff, start: 0xff_ff_ff_ff };

/** Where the central directory is, and how many entries it has. */
type Directory = Readonly<Record<keyof typeof IN_ZIP64, number>>;

/** Returns what the ZIP64 record at `position` says, which ends before its locator; null unless the plain end record agrees. */
async function zip64Directory(
  file: DraftReader,
  position: number,
  locatorStart: number,
  plain: Directory,
): Promise<Directory | null> {
  if (position + END64_BYTES > locatorStart) return null;
  const record = await file.slice(position, END64_BYTES);
  if (record.length < END64_BYTES || record.readUInt32LE(0) !== END64_SIGNATURE) return null;
  const [length, count, size, start] = [4, 32, 40, 48].map((at) => Number(record.readBigUInt64LE(at)));
  const found = { count: count!, size: size!, start: start! };
  const agrees = (['count', 'size', 'start'] as const).every(
    (name) => plain[name] === IN_ZIP64[name] || plain[name] === found[name],
  );
  return agrees && locatorStart === position + 12 + length! ? found : null;
}

/**
 * Returns the names of the files in a zip archive from its central directory, also of a ZIP64 archive; empty when it cannot be
 * read, or when programs could read another directory than this one: the directory, its records and the comment must follow
 * each other to the end of the file, and the plain and ZIP64 records must agree.
 */
export async function zipNames(file: DraftReader): Promise<Set<string>> {
  const none = new Set<string>();
  const tailStart = Math.max(0, file.size - END_SEARCH - LOCATOR_BYTES);
  const tail = await file.slice(tailStart, END_SEARCH + LOCATOR_BYTES);
  const mark = Buffer.alloc(4);
  mark.writeUInt32LE(END_SIGNATURE);
  const end = tail.lastIndexOf(mark);
  if (end < 0 || end + 22 > tail.length || end + 22 + tail.readUInt16LE(end + 20) !== tail.length)
    return none;
  const plain: Directory = {
    count: tail.readUInt16LE(end + 10),
    size: tail.readUInt32LE(end + 12),
    start: tail.readUInt32LE(end + 16),
  };
  let directory: Directory | null = plain;
  let directoryEnd = tailStart + end;
  const locator = end - LOCATOR_BYTES;
  if (locator >= 0 && tail.readUInt32LE(locator) === LOCATOR_SIGNATURE) {
    directoryEnd = Number(tail.readBigUInt64LE(locator + 8));
    directory = await zip64Directory(file, directoryEnd, tailStart + locator, plain);
  }
  if (!directory) return none;
  const { count, size, start } = directory;
  if (size > MOST_DIRECTORY_BYTES || start + size !== directoryEnd) return none;
  return namesIn(await file.slice(start, size), count) ?? none;
}

/** Returns the names in a central directory; null unless it consists of this many entries. */
function namesIn(directory: Buffer, count: number): Set<string> | null {
  const names = new Set<string>();
  let offset = 0;
  let entries = 0;
  while (offset + 46 <= directory.length && directory.readUInt32LE(offset) === ENTRY_SIGNATURE) {
    const length = directory.readUInt16LE(offset + 28);
    names.add(directory.subarray(offset + 46, offset + 46 + length).toString('utf8'));
    offset += 46 + length + directory.readUInt16LE(offset + 30) + directory.readUInt16LE(offset + 32);
    entries += 1;
  }
  return offset === directory.length && entries === count ? names : null;
}

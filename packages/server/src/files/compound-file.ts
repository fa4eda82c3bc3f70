import type { DraftReader } from './drafts.ts';

/** Reads the names inside a compound file, the container of the older Office formats ([MS-CFB]). */

export const COMPOUND_SIGNATURE = Buffer.from('d0cf11e0a1b11ae1', 'hex');

const END_OF_CHAIN = 0xfffffffa;
const HEADER_DIFAT = 109;
/** The directory of an Office file takes a few sectors; a longer chain means a damaged or malicious file. */
const MOST_SECTORS = 64;
const MOST_DIFAT_SECTORS = 512;

/** Returns the names of the streams and storages of a compound file; empty when it cannot be read. */
export async function compoundNames(file: DraftReader): Promise<Set<string>> {
  const names = new Set<string>();
  const header = await file.slice(0, 512);
  if (header.length < 512 || !header.subarray(0, 8).equals(COMPOUND_SIGNATURE)) return names;
  const shift = header.readUInt16LE(30);
  if (shift !== 9 && shift !== 12) return names;
  const sectorSize = 1 << shift;
  const sector = (number: number): Promise<Buffer> => file.slice((number + 1) * sectorSize, sectorSize);

  /** Returns the sector that holds this part of the file allocation table. */
  async function tableSector(part: number): Promise<number> {
    if (part < HEADER_DIFAT) return header.readUInt32LE(76 + part * 4);
    const perSector = sectorSize / 4 - 1;
    let next = header.readUInt32LE(68);
    let left = Math.floor((part - HEADER_DIFAT) / perSector);
    for (let step = 0; step < MOST_DIFAT_SECTORS && next < END_OF_CHAIN; step += 1) {
      const difat = await sector(next);
      if (difat.length < sectorSize) break;
      if (left === 0) return difat.readUInt32LE(((part - HEADER_DIFAT) % perSector) * 4);
      left -= 1;
      next = difat.readUInt32LE(sectorSize - 4);
    }
    return END_OF_CHAIN;
  }

  let number = header.readUInt32LE(48);
  for (let step = 0; step < MOST_SECTORS && number < END_OF_CHAIN; step += 1) {
    const directory = await sector(number);
    for (let entry = 0; entry + 128 <= directory.length; entry += 128) {
      const bytes = directory.readUInt16LE(entry + 64);
      if (bytes >= 2 && bytes <= 64)
        names.add(directory.subarray(entry, entry + bytes - 2).toString('utf16le'));
    }
    const table = await tableSector(Math.floor(number / (sectorSize / 4)));
    if (table >= END_OF_CHAIN) break;
    const part = await sector(table);
    const offset = (number % (sectorSize / 4)) * 4;
    if (offset + 4 > part.length) break;
    number = part.readUInt32LE(offset);
  }
  return names;
}

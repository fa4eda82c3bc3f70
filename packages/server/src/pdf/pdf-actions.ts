import { promisify } from 'node:util';
import { inflate } from 'node:zlib';
import type { DraftReader } from '../files/index.ts';

/** An action that a PDF could run in a reader, or `hidden` when it cannot be inspected. */
export type PdfAction = 'script' | 'launch' | 'hidden';

const PIECE = 1024 * 1024;
/** Maximum number of object streams; a file that has more is not checked any further. */
const MOST_STREAMS = 20_000;
/**
 * Maximum size of a stream dictionary, and of object streams packed and unpacked; real ones are far smaller. Pieces of the
 * file overlap by the size of a dictionary on both sides, so that every dictionary is whole in one of them.
 */
const MOST_DICTIONARY = 64 * 1024;
const MOST_PACKED = 8 * 1024 * 1024;
const MOST_UNPACKED = 16 * 1024 * 1024;
const MOST_UNPACKED_TOGETHER = 256 * 1024 * 1024;

/** Returns a pattern for a whole PDF name, each letter plain or as a `#xx` escape (ISO 32000-1, 7.3.5). */
function nameOf(name: string): string {
  const letters = [...name].map((letter) => {
    const [high, low] = letter.codePointAt(0)!.toString(16);
    const digit = (text: string): string => (/\d/.test(text) ? text : `[${text}${text.toUpperCase()}]`);
    return `(?:${letter}|#${digit(high!)}${digit(low!)})`;
  });
  return `/${letters.join('')}(?![^\\0\\t\\n\\f\\r ()<>[\\]{}/%])`;
}

const BLANK = '[\\0\\t\\n\\f\\r ]*';
/** JavaScript, in an action, in the document's list of scripts, or in a rendition action. */
const SCRIPT = new RegExp(`${nameOf('JavaScript')}|${nameOf('S')}${BLANK}${nameOf('Rendition')}`);
const LAUNCH = new RegExp(nameOf('Launch'));
const ENCRYPTED = new RegExp(nameOf('Encrypt'));
/** Names in the dictionary of an object stream, even when its type is missing. */
const PACKED = new RegExp(`${nameOf('ObjStm')}|${nameOf('First')}`, 'g');
const FILTERED = new RegExp(nameOf('Filter'));
/** Filter parameters encode the same bytes differently; these streams count as hidden. */
const DISGUISED = new RegExp(nameOf('DecodeParms'));
const DICTIONARY_END = /endobj|endstream|stream\r?\n/;

const actionIn = (text: string): PdfAction | null =>
  SCRIPT.test(text) ? 'script' : LAUNCH.test(text) ? 'launch' : null;

const unpack = promisify<Buffer, { maxOutputLength: number }, Buffer>(inflate);

/** Returns the bytes of a stream from `start` to its end; null when no end is found within the limit. */
async function packedBytes(file: DraftReader, start: number): Promise<Buffer | null> {
  for (let length = 64 * 1024; ; length *= 4) {
    const bytes = await file.slice(start, Math.min(length, MOST_PACKED));
    const end = bytes.indexOf('endstream');
    if (end >= 0) return bytes.subarray(0, end);
    if (length >= MOST_PACKED || bytes.length < length) return null;
  }
}

/**
 * Returns whether a PDF contains scripts or starts programs (ISO 32000-1, 12.6.4.5 and 12.6.4.16). Scans the whole file in
 * pieces, including object streams, without relying on its cross-reference table. Objects packed in a way that no usual PDF
 * writer uses are `hidden`. In an encrypted file only the unencrypted parts are inspected (decision 34). The work only grows
 * with the size of the file, whatever is in it.
 */
export async function pdfAction(file: DraftReader): Promise<PdfAction | null> {
  let isEncrypted = false;
  let isHidden = false;
  let streams = 0;
  /** Bytes of object streams read and unpacked so far; streams that do not overlap have no more bytes than the file. */
  let packed = 0;
  let unpacked = 0;
  /** Offset up to which stream dictionaries were inspected. */
  let seen = 0;

  /** Inspects the object stream with this dictionary whose bytes start at `start`; returns the action found in it. */
  async function lookInto(dictionary: string, start: number): Promise<PdfAction | null> {
    try {
      if (packed > file.size || unpacked > MOST_UNPACKED_TOGETHER || DISGUISED.test(dictionary))
        throw new Error('hidden');
      const bytes = await packedBytes(file, start);
      packed += bytes?.length ?? MOST_PACKED;
      if (!bytes) throw new Error('hidden');
      // Counted in full when it fails, since it may have unpacked as much.
      unpacked += MOST_UNPACKED;
      const objects = await unpack(bytes, { maxOutputLength: MOST_UNPACKED });
      unpacked += objects.length - MOST_UNPACKED;
      return actionIn(objects.toString('latin1'));
    } catch {
      isHidden = true;
      return null;
    }
  }

  for (let start = 0; start < file.size; start += PIECE) {
    const windowStart = Math.max(0, start - MOST_DICTIONARY);
    const text = (await file.slice(windowStart, start - windowStart + PIECE + MOST_DICTIONARY)).toString(
      'latin1',
    );
    const action = actionIn(text);
    if (action) return action;
    isEncrypted ||= ENCRYPTED.test(text);
    for (const { index } of text.matchAll(PACKED)) {
      const offset = windowStart + index;
      if (offset < start || offset < seen) continue;
      if (offset >= start + PIECE) break;
      const after = text.slice(index, index + MOST_DICTIONARY);
      const end = DICTIONARY_END.exec(after);
      seen = offset + (end?.index ?? after.length);
      if (!end) isHidden = true;
      if (!end?.[0].startsWith('stream')) continue;
      streams += 1;
      if (streams > MOST_STREAMS) {
        isHidden = true;
        continue;
      }
      const opening = text.slice(Math.max(0, index - MOST_DICTIONARY), index);
      const dictionary = opening.slice(opening.lastIndexOf('obj') + 1) + after.slice(0, end.index);
      // Without a filter the objects are plain text, which is scanned anyway.
      if (!FILTERED.test(dictionary)) continue;
      const found = await lookInto(dictionary, offset + end.index + end[0].length);
      if (found) return found;
    }
  }
  return isHidden && !isEncrypted ? 'hidden' : null;
}

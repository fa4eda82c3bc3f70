import type { StateName } from '../../foundations/state-mark/index.js';
import type { StringKey, Translate } from '../../foundations/strings/index.js';
import { hasArrived, type UploadItem } from './upload-item.js';
import type { UploadRules } from './upload-rules.js';

/** How the state of a file is shown: mark, label and reason. */
export interface UploadStatusText {
  readonly mark: StateName;
  readonly label: StringKey;
  readonly reason: StringKey | null;
}

const MARKS: Record<UploadItem['status'], StateName> = {
  waiting: 'submitted',
  progress: 'progress',
  done: 'done',
  error: 'refused',
  incompatible: 'refused',
  duplicate: 'colleague',
};

/** Returns the texts for the state of a file (UPL-025 to UPL-028). */
export function uploadStatusText(item: UploadItem, hasTypes: boolean): UploadStatusText {
  const mark = MARKS[item.status];
  const { status, error } = item;
  if (status === 'error' && item.isSurplus)
    return { mark, label: 'uploads.status.surplus', reason: 'uploads.reason.surplus' };
  if (status === 'incompatible')
    return { mark, label: 'uploads.status.incompatible', reason: 'uploads.reason.incompatible' };
  if (status === 'duplicate')
    return item.isKept
      ? { mark: 'done', label: 'uploads.status.done', reason: null }
      : { mark, label: 'uploads.status.duplicate', reason: 'uploads.reason.duplicate' };
  if (status !== 'error') return { mark, label: `uploads.status.${status}`, reason: null };
  switch (error) {
    case 'badExtension':
      return {
        mark,
        label: 'uploads.status.badExtension',
        reason: hasTypes ? 'uploads.reason.badExtension' : 'uploads.reason.badExtensionAny',
      };
    case 'overSize':
    case 'emptyFile':
    case 'incorrectFileName':
    case 'activeContent':
      return { mark, label: `uploads.status.${error}`, reason: `uploads.reason.${error}` };
    case 'duplicate':
      return { mark, label: 'uploads.status.duplicate', reason: 'uploads.reason.duplicate' };
    default:
      return { mark, label: 'uploads.status.error', reason: 'uploads.reason.default' };
  }
}

/** Characters that a text cannot show: control characters, rare spaces, and accents without a letter. */
const INVISIBLE = /[\p{Z}\p{C}\p{M}]/u;
/** The spaces that people type: the usual one, and those before French punctuation. */
const TYPED_SPACE = /[ \u00a0\u202f]/;

/** Returns a character as people read it: a word for a space, a code such as U+0302 for what cannot be shown. */
function signName(sign: string, t: Translate): string {
  if (TYPED_SPACE.test(sign)) return t('uploads.reason.space');
  return INVISIBLE.test(sign)
    ? `U+${sign.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0')}`
    : sign;
}

/** Returns the characters of a name that uploaders do not accept, each once. */
function refusedSigns({ name, size }: UploadItem, check: UploadRules['check'], t: Translate): string[] {
  const [, stem = '', extension = ''] = /^(.*?)(\.[a-z]+)?$/is.exec(name.normalize('NFC')) ?? [];
  // Beside a digit: an accent would become part of a letter.
  const refused = [...stem].filter(
    (sign) => check({ name: `0${sign}${extension}`, size }) === 'incorrectFileName',
  );
  return [...new Set(refused.map((sign) => signName(sign, t)))];
}

/** Returns the reason as text: the server's message if there is one; a refused name with the characters at fault. */
export function uploadReasonText(
  item: UploadItem,
  reason: StringKey,
  t: Translate,
  { check, types, size }: Pick<UploadRules, 'check'> & { types: string; size: string },
): string {
  if (item.message !== null) return item.message;
  if (reason !== 'uploads.reason.incorrectFileName') return t(reason, { types, size });
  const signs = refusedSigns(item, check, t);
  return signs.length > 0 ? t(reason, { signs: signs.join(' ') }) : t('uploads.reason.nameForm');
}

/** Returns the uploaded share of a file, from 0 to 1. */
export const shareOf = (item: UploadItem): number =>
  hasArrived(item) ? 1 : item.size === 0 ? 0 : item.sent / item.size;

/** Returns progress and estimated time left, such as “62%, 4 s”. */
export function progressText(item: UploadItem, t: Translate): string {
  const value = Math.floor(shareOf(item) * 100);
  const { secondsLeft } = item;
  if (secondsLeft === null) return t('uploads.percent', { value });
  return secondsLeft < 90
    ? t('uploads.percentAndSeconds', { value, seconds: secondsLeft })
    : t('uploads.percentAndMinutes', { value, minutes: Math.ceil(secondsLeft / 60) });
}

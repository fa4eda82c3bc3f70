import type { Article } from '@atrium/contract/highlights';
import { api } from './client.ts';
import { wholeBody } from './transport/whole-body.ts';

/** Says why the installation refuses a file, from its name and size; null if it accepts it. */
type Check = (file: { name: string; size: number }) => unknown;

/** Returns the name without the characters that are refused (UPL-012). */
function acceptedName(name: string, check: Check): string {
  const [, stem = '', extension = ''] = /^(.*?)(\.[a-z]+)?$/is.exec(name.normalize('NFC')) ?? [];
  const isAccepted = (sign: string) => check({ name: `a${sign}.pdf`, size: 1 }) === null;
  const gap = isAccepted(' ') ? ' ' : '_';
  const words = Array.from(stem, (sign) => (isAccepted(sign) ? sign : gap))
    .join('')
    .split(gap);
  return words.filter(Boolean).join(gap) + extension;
}

/** Reads the files attached to an article, under names with which they can be uploaded: editors name them freely. */
export const readAttachedFiles = ({ source, id, attachments }: Article, check: Check): Promise<File[]> =>
  Promise.all(
    attachments.map(async ({ id: fileId, name, mime }) => {
      const answer = await api().highlights.download({ params: { source, id, fileId } });
      const blob = await wholeBody(answer, () => answer.blob());
      return new File([blob], acceptedName(name, check), { type: mime });
    }),
  );

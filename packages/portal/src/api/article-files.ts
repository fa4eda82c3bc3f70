import type { Article } from '@atrium/contract/highlights';
import { api } from './client.ts';
import { wholeBody } from './transport/whole-body.ts';

/** Says why the installation refuses a file, from its name and size; null if it accepts it. */
type Check = (file: { name: string; size: number }) => unknown;

/** Returns the names without the characters that are refused (UPL-012), numbered where they are equal then (UPL-014). */
function acceptedNames(names: readonly string[], check: Check): readonly string[] {
  const isAccepted = (sign: string) => check({ name: `a${sign}.pdf`, size: 1 }) === null;
  const gap = isAccepted(' ') ? ' ' : '_';
  const accepted = new Set<string>();
  for (const name of names) {
    const [, stem = '', extension = ''] = /^(.*?)(\.[a-z]+)?$/is.exec(name.normalize('NFC')) ?? [];
    const words = Array.from(stem, (sign) => (isAccepted(sign) ? sign : gap))
      .join('')
      .split(gap);
    const kept = words.filter(Boolean).join(gap);
    const base = /[\p{L}\p{N}]/u.test(kept) ? kept : 'document';
    let numbered = base;
    for (let count = 2; accepted.has(numbered + extension); count += 1) numbered = `${base}${gap}${count}`;
    accepted.add(numbered + extension);
  }
  return [...accepted];
}

/** Reads the files attached to an article, under names with which they can be uploaded: editors name them freely. */
export const readAttachedFiles = ({ source, id, attachments }: Article, check: Check): Promise<File[]> => {
  const names = acceptedNames(
    attachments.map(({ name }) => name),
    check,
  );
  return Promise.all(
    attachments.map(async ({ id: fileId, mime }, index) => {
      const answer = await api().highlights.download({ params: { source, id, fileId } });
      const blob = await wholeBody(answer, () => answer.blob());
      return new File([blob], names[index]!, { type: mime });
    }),
  );
};

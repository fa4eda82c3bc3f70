import type { Article } from '@atrium/contract/highlights';
import { uploadProblem } from '@atrium/contract/upload-rules';
import { expect, it, vi } from 'vitest';
import { readAttachedFiles } from './article-files.ts';

vi.mock('./client.ts', () => ({
  api: () => ({ highlights: { download: () => Promise.resolve(new Response('content')) } }),
}));

const named = async (special: string, ...names: string[]) => {
  const attachments = names.map((name, index) => ({
    id: String(index),
    name,
    mime: 'application/pdf',
    size: 7,
  }));
  const limits = { FileMaxLength: 1000, AuthorizedSpecialCharcatersInName: special };
  const files = await readAttachedFiles({ source: 'press', id: '1', attachments } as Article, (file) =>
    uploadProblem(file, limits),
  );
  return files.map(({ name }) => name);
};

it('HIGH-016 UPL-012 the files of an article are named as uploads may be', async () => {
  const names = ['Note in full, 29\u00A0October 2026.pdf', 'Étude : taux (1).xlsx', 'plain.pdf'];
  expect(await named(' -.()É', ...names)).toEqual([
    'Note in full 29 October 2026.pdf',
    'Étude taux (1).xlsx',
    'plain.pdf',
  ]);
  expect(await named('', ...names)).toEqual([
    'Note_in_full_29_October_2026.pdf',
    'tude_taux_1.xlsx',
    'plain.pdf',
  ]);
});

it('HIGH-016 UPL-014 files whose names become equal are numbered, and one without any accepted letter has a name', async () => {
  const names = ['Note: EN.pdf', 'Note (EN).pdf', 'Note EN 2.pdf', 'Note EN.docx', 'Отчёт.pdf', '—.pdf'];
  expect(await named(' ', ...names)).toEqual([
    'Note EN.pdf',
    'Note EN 2.pdf',
    'Note EN 2 2.pdf',
    'Note EN.docx',
    'document.pdf',
    'document 2.pdf',
  ]);
  expect(await named('', 'a/b.pdf', 'a b.pdf')).toEqual(['a_b.pdf', 'a_b_2.pdf']);
});

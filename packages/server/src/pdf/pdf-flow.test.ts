import { PDFDocument } from '@cantoo/pdf-lib';
import { expect, it } from 'vitest';
import { textOfFile } from '../files/index.ts';
import { startFlow } from './index.ts';

async function pdfOf(...texts: string[]): Promise<Uint8Array<ArrayBuffer>> {
  const document = await PDFDocument.create();
  document.setCreationDate(new Date(0));
  document.setModificationDate(new Date(0));
  const flow = startFlow(document);
  for (const text of texts) {
    flow.write(text, { font: 'serif', size: 22, before: 40 });
    flow.write(text, { before: 40 });
    flow.write(text, { font: 'bold', before: 40 });
  }
  await flow.drawNumbered();
  return new Uint8Array(await document.save());
}

const textOf = async (...texts: string[]) =>
  (await textOfFile(await pdfOf(...texts), 'application/pdf')) ?? '';

it.each([
  'Łukasz Żółć',
  'Ελένη Παπαδοπούλου',
  'Дмитро Їжакевич',
  'Đặng Thị Ngọc',
  'Ștefan Țăranu',
  'İbrahim Şahin',
])('writes the name %s in every font', async (name) => {
  const text = await textOf(`Signed by ${name}`);
  expect(text.split(`Signed by ${name}`)).toHaveLength(4);
});

it('cuts a word of other letters that is longer than a line without losing a letter', async () => {
  const word = 'Łódź'.repeat(40);
  expect((await textOf(word)).replaceAll(/\s/g, '')).toBe(`${word.repeat(3)}1/1`);
});

it('CTR-019 SIGN-038 draws letters that no font has without their marks, as those of polytonic Greek', async () => {
  const text = await textOf('Signed by Ἀλέξανδρος Ᾰθῆναι');
  expect(text.split('Signed by Αλέξανδρος Αθηναι')).toHaveLength(4);
});

it('replaces characters that no font has', async () => {
  expect(await textOf('Ł 株 😀')).toContain('Ł ? ?');
});

it('embeds no font for texts in English and French, and gives the same file each time', async () => {
  expect(Buffer.from(await pdfOf('Œuvre d’Anaïs : 12 €')).includes('FontFile2')).toBe(false);
  const bytes = await pdfOf('Łukasz Żółć', 'Ελένη');
  expect(await pdfOf('Łukasz Żółć', 'Ελένη')).toEqual(bytes);
  expect(bytes.length).toBeLessThan(40_000);
});

import { PDFDocument } from '@cantoo/pdf-lib';
import { startFlow } from '../pdf/index.ts';
import type { Language } from '../http/index.ts';
import { TERMS } from './text.ts';

/** Returns the displayed version number: `1` for `cgu1`, as contracts name it. */
export const versionNumber = (version: string): string => version.replace(/^cgu(?=\d+$)/, '');

async function draw(version: string, language: Language): Promise<Uint8Array<ArrayBuffer>> {
  const { title, versionLabel, articles } = TERMS[language];
  const document = await PDFDocument.create();
  document.setTitle(title, { showInWindowTitleBar: true });
  document.setLanguage(language);
  document.setAuthor('Atrium Bank');
  // Fixed dates, so that the same version is always the same file.
  document.setCreationDate(new Date(0));
  document.setModificationDate(new Date(0));
  const flow = startFlow(document);
  flow.write(title, { font: 'serif', size: 24, keep: 72 });
  flow.write(`${versionLabel} ${versionNumber(version)}`, { before: 4, keep: 15 });
  for (const [index, { heading, paragraphs }] of articles.entries()) {
    // Keep a heading on the same page as the lines that follow it.
    flow.write(`${index + 1}. ${heading}`, { font: 'bold', size: 12, before: 20, keep: 72 });
    for (const paragraph of paragraphs) flow.write(paragraph, { size: 10.5, before: 6, keep: 31.5 });
  }
  await flow.drawNumbered();
  return new Uint8Array(await document.save());
}

const drawn = new Map<string, Promise<Uint8Array<ArrayBuffer>>>();

/** Returns a response with the terms of a version (the contract's `cguName`) in one language, as PDF (API-009). */
export async function termsDocument(version: string, language: Language): Promise<Response> {
  const key = `${version} ${language}`;
  const bytes = drawn.get(key) ?? draw(version, language);
  drawn.set(key, bytes);
  return new Response(await bytes, {
    headers: {
      'content-type': 'application/pdf',
      'content-disposition': `inline; filename="terms-${language}.pdf"`,
      'content-security-policy': "default-src 'none'; sandbox",
      'cache-control': 'private, no-cache',
      'terms-version': version,
    },
  });
}

import type { Transaction } from '../database/index.ts';
import { blobs, documents } from '../database/schema/index.ts';
import type { requests } from '../database/schema/index.ts';
import { startFlow } from '../pdf/index.ts';
import type { Language } from '../http/index.ts';
import type { Platform } from '../platform.ts';

interface AmendmentText {
  filename: string;
  title: string;
  articles: readonly (readonly [heading: string, text: string])[];
}

const TEXT: Readonly<Record<Language, AmendmentText>> = {
  en: {
    filename: 'Amendment.pdf',
    title: 'Amendment to the framework agreement',
    articles: [
      [
        'Subject',
        'The parties change their framework agreement as stated in the request to which this amendment belongs. The request, its messages and its documents are part of the amendment.',
      ],
      [
        'Effect',
        'The amendment takes effect on the day of its last signature. Everything that it does not change stays in force.',
      ],
      [
        'Signature',
        'The parties sign electronically. They accept that the electronic signature and its signature page prove their consent.',
      ],
    ],
  },
  fr: {
    filename: 'Avenant.pdf',
    title: 'Avenant à la convention cadre',
    articles: [
      [
        'Objet',
        'Les parties modifient leur convention cadre dans les termes de la demande à laquelle se rattache le présent avenant. La demande, ses messages et ses documents en font partie.',
      ],
      [
        'Effet',
        'L’avenant prend effet le jour de sa dernière signature. Tout ce qu’il ne modifie pas demeure en vigueur.',
      ],
      [
        'Signature',
        'Les parties signent par voie électronique. Elles acceptent que la signature électronique et sa page de signature prouvent leur consentement.',
      ],
    ],
  },
};

async function draw(language: Language): Promise<Uint8Array<ArrayBuffer>> {
  const { PDFDocument } = await import('@cantoo/pdf-lib');
  const { title, articles } = TEXT[language];
  const pdf = await PDFDocument.create();
  pdf.setTitle(title, { showInWindowTitleBar: true });
  pdf.setLanguage(language);
  pdf.setAuthor('Atrium Bank');
  // A fixed date for all copies, so that the form is always the same file.
  pdf.setCreationDate(new Date(0));
  pdf.setModificationDate(new Date(0));
  const flow = startFlow(pdf);
  flow.write(title, { font: 'serif', size: 24 });
  for (const [index, [heading, text]] of articles.entries()) {
    flow.write(`${index + 1}. ${heading}`, { font: 'bold', size: 12, before: 20, keep: 60 });
    flow.write(text, { size: 10.5, before: 6 });
  }
  await flow.draw();
  return new Uint8Array(await pdf.save());
}

const drawn = new Map<Language, Promise<Uint8Array<ArrayBuffer>>>();

function bytes(language: Language): Promise<Uint8Array<ArrayBuffer>> {
  const made = drawn.get(language) ?? draw(language);
  drawn.set(language, made);
  return made;
}

/** Returns the bank's amendment form in a language (SIGN-038). */
export async function amendmentForm(language: Language) {
  return { filename: TEXT[language].filename, bytes: await bytes(language) };
}

interface NewAmendment {
  request: Pick<typeof requests.$inferSelect, 'id' | 'contractId' | 'serviceCode'>;
  authorId: string;
  language: Language;
}

/** Adds the form to a request as a document to sign; returns its id. */
export async function addAmendment(
  tx: Transaction,
  { blobs: store, clock, newId }: Pick<Platform, 'blobs' | 'clock' | 'newId'>,
  { request, authorId, language }: NewAmendment,
): Promise<string> {
  const { sha256, size } = await store.put(await bytes(language));
  await tx.insert(blobs).values({ sha256, size, mime: 'application/pdf' }).onConflictDoNothing();
  const id = newId();
  await tx.insert(documents).values({
    id,
    filename: TEXT[language].filename,
    category: 'REQUESTS',
    sha256,
    contractId: request.contractId,
    serviceCode: request.serviceCode,
    requestId: request.id,
    authorId,
    createdAt: clock(),
  });
  return id;
}

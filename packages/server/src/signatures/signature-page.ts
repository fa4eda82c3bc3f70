import { shownSiren } from '@atrium/contract/signature-rules';
import { ParseSpeeds, PDFDocument } from '@cantoo/pdf-lib';
import { startFlow } from '../pdf/index.ts';
import type { Language } from '../http/index.ts';
import { fullName } from './envelope-records.ts';
import type { Envelope, Signatory } from './envelope-records.ts';
import { dateText } from '../formats/index.ts';

const TEXTS = {
  en: {
    title: 'Signature page',
    envelope: 'Envelope',
    document: 'Document',
    fingerprint: 'SHA-256 of the document as it was signed',
    signedBy: 'Signed by',
    at: 'Signed on',
    simple: 'Simple signature: personal link sent by email',
    advanced: 'Advanced signature: personal link sent by email, code sent to',
    bank: 'for the bank',
    client: 'for the client',
    joint: 'Joint signature of the bank and the client.',
    inTheNameOf: 'Signed in the name of',
  },
  fr: {
    title: 'Page de signature',
    envelope: 'Enveloppe',
    document: 'Document',
    fingerprint: 'SHA-256 du document tel qu’il a été signé',
    signedBy: 'Signé par',
    at: 'Signé le',
    simple: 'Signature simple : lien personnel envoyé par e-mail',
    advanced: 'Signature avancée : lien personnel envoyé par e-mail, code envoyé au',
    bank: 'pour la banque',
    client: 'pour le client',
    joint: 'Signature conjointe de la banque et du client.',
    inTheNameOf: 'Signé au nom de',
  },
} as const;

/** Formats a time in UTC, so that the text does not depend on a time zone. */
function moment(date: Date, language: Language): string {
  return `${dateText(date, language, { dateStyle: 'long', timeStyle: 'medium', timeZone: 'UTC' })} UTC`;
}

/** Masks a phone number, leaving enough digits to recognise it. */
export const maskedPhone = (phone: string): string =>
  `${phone.slice(0, 3)} ${'•'.repeat(Math.max(0, phone.length - 5))} ${phone.slice(-2)}`;

export interface PageFacts {
  envelope: Pick<Envelope, 'id' | 'title' | 'signatureOption' | 'enableGroupSign'> &
    Partial<Pick<Envelope, 'legalName' | 'siren'>>;
  signatories: readonly Pick<
    Signatory,
    'firstName' | 'lastName' | 'email' | 'roleName' | 'group' | 'phoneNumber' | 'statusChangedAt'
  >[];
  document: { filename: string; sha256: string };
  language: Language;
  /** Time of the last signature; used as the date of the file, so that making it again gives the same file. */
  signedAt: Date;
}

/** Returns the document with a last page that says who signed what, when and how. */
export async function withSignaturePage(
  bytes: Uint8Array,
  { envelope, signatories, document, language, signedAt }: PageFacts,
): Promise<Uint8Array> {
  const text = TEXTS[language];
  const pdf = await PDFDocument.load(bytes, { updateMetadata: false, parseSpeed: ParseSpeeds.Fastest });
  pdf.setModificationDate(signedAt);
  const flow = startFlow(pdf);
  flow.write(text.title, { font: 'serif', size: 24 });
  flow.write(envelope.title, { font: 'bold', size: 12, before: 8 });
  flow.write(`${text.envelope} ${envelope.id}`);
  flow.write(`${text.document} ${document.filename}`, { before: 8 });
  flow.write(text.fingerprint);
  flow.write(document.sha256, { size: 9 });
  if (envelope.legalName && envelope.siren)
    flow.write(`${text.inTheNameOf} ${envelope.legalName} (SIREN ${shownSiren(envelope.siren)})`, {
      before: 8,
    });
  if (envelope.enableGroupSign) flow.write(text.joint, { before: 8 });
  for (const signatory of signatories) {
    flow.rule();
    flow.write(`${text.signedBy} ${fullName(signatory)}`, { font: 'bold', size: 11, before: 4, keep: 80 });
    const part = envelope.enableGroupSign ? [text[signatory.group]] : [];
    const role = [signatory.roleName, ...part].filter(Boolean).join(', ');
    if (role) flow.write(role);
    flow.write(signatory.email);
    flow.write(`${text.at} ${moment(signatory.statusChangedAt, language)}`);
    flow.write(
      envelope.signatureOption === 'advanced'
        ? `${text.advanced} ${maskedPhone(signatory.phoneNumber)}`
        : text.simple,
    );
  }
  await flow.draw();
  // In a process of its own, there is no other work to yield to.
  return pdf.save({ useObjectStreams: false, objectsPerTick: Infinity });
}

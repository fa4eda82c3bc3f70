import type { ContentText } from '@atrium/contract/content';
import type { ContentTextRule } from '@atrium/contract/content-rules';
import { tagOf } from '../tags/tags.fixture.js';
import type { ContentDocument } from './document-list/index.js';

/** Texts and documents published by a bank, for stories and tests. */
export const TEXT: ContentText = {
  en: 'Cash pooling, sweeps and interest optimisation, within one country or across several.',
  fr: 'Centralisation, nivellements et optimisation des intérêts, dans un ou plusieurs pays.',
  version: 3,
};

export const PLAIN: ContentTextRule = { max: 120, isFormatted: false };
export const FORMATTED: ContentTextRule = { max: 3000, isFormatted: true };

export const NOTICE: ContentText = {
  en: '<p>This information is general and is not an offer.</p><ul><li>Fees are those of your schedule.</li></ul>',
  fr: '<p>Ces informations sont générales et ne constituent pas une offre.</p><ul><li>Les frais sont ceux de votre grille.</li></ul>',
  version: 1,
};

const PDF = 'application/pdf';
const document = (id: string, filename: string, more: Partial<ContentDocument> = {}): ContentDocument => ({
  id,
  filename,
  mediaType: PDF,
  size: 217_000,
  updatedAt: '2026-11-12T09:30:00.000Z',
  language: null,
  descriptionEn: null,
  descriptionFr: null,
  tags: [],
  version: 1,
  ...more,
});

export const PUBLISHED: readonly ContentDocument[] = [
  document('1', 'SEPA instant payments guide.pdf', {
    tags: [tagOf('Europe'), tagOf('Instant')],
    descriptionEn: 'How instant payments reach every bank of the area.',
    descriptionFr: 'Comment les paiements instantanés atteignent toutes les banques de la zone.',
  }),
  document('2', 'Cut-off times 2027.xlsx', {
    mediaType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    size: 98_000,
  }),
  document('3', 'Virtual accounts.pdf', { language: 'en' }),
  document('4', 'Collections across borders.pdf'),
  document('5', 'Request for payment rules.pdf'),
  document('6', 'Fees of cross-border payments.pdf', { tags: [tagOf('Fees')] }),
];

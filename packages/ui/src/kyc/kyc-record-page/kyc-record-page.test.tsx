import { kycDocumentStatus } from '@atrium/contract/kyc-rules';
import { within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { draw } from '../../contract-suite/draw.tsx';
import { kyc } from '../../contract-suite/samples/kyc.tsx';
import type { Language } from '../../foundations/index.js';
import { KYC_DOCUMENTS, RECORD, RESTRICTED, TODAY } from '../kyc.fixture.js';
import { KycRecordPage, type KycRecordPageProps } from './index.js';

const sample = kyc['KycRecordPage']!.props as unknown as KycRecordPageProps;
const [EXTRACT, ARTICLES, ACCOUNTS] = KYC_DOCUMENTS;
const IN_ORDER = [EXTRACT!, ARTICLES!];

/** Returns the panel, the section of documents and its head for a reader of a record. */
function show(record: typeof RECORD, documents = IN_ORDER, language: Language = 'en') {
  const view = draw(
    <KycRecordPage
      {...sample}
      record={record}
      documents={{ status: 'ready', documents }}
      documentStatusOf={(document) => kycDocumentStatus(document, TODAY)}
    />,
    { language },
  );
  const [missing, section] =
    language === 'fr' ? ['Ce qui manque', 'Documents KYC'] : ['What is missing', 'KYC documents'];
  return {
    missing: view.getByRole('region', { name: missing }),
    section: view.getByRole('region', { name: section }),
    head: view.getByRole('heading', { name: section, level: 2 }).parentElement!,
  };
}

describe('what is missing', () => {
  it('is nothing when all documents are in order', () => {
    const { missing, head } = show(RECORD);
    expect(missing).toHaveTextContent('Nothing is missingAll documents of this record are in order.');
    expect(head.querySelector('[data-state-mark="done"]')).not.toBeNull();
  });

  it.each([
    ['en', /Nothing is missing of what you may see.*does not show the shareholder list/],
    ['fr', /Rien ne manque parmi ce que vous pouvez voir.*ni à la liste des actionnaires/],
  ] as const)('KYC-029 is not claimed to be nothing for a restricted profile (%s)', (language, text) => {
    const { missing, head } = show(RESTRICTED, IN_ORDER, language);
    expect(missing).toHaveTextContent(text);
    expect(missing).not.toHaveTextContent(/All documents|Tous les documents/);
    expect(missing.querySelector('[data-state-mark="done"]')).toBeNull();
    expect(head.querySelector('[data-state-mark="done"]')).toBeNull();
  });

  it('KYC-029 is followed by what a restricted profile does not show', () => {
    expect(show(RESTRICTED, [ACCOUNTS!]).missing).toHaveTextContent(
      /Annual accounts.*does not show the shareholder list/,
    );
  });

  it('KYC-029 says that documents are not shown instead of that there is none', () => {
    const { section } = show(RESTRICTED, []);
    expect(within(section).getByText('Your profile shows no document of this record')).toBeInTheDocument();
    expect(section).not.toHaveTextContent('No document on record');
  });

  it('is late since the end of an expired document, whatever the date of the review', () => {
    const expired = KYC_DOCUMENTS.find(({ validUntil }) => validUntil !== null && validUntil < TODAY)!;
    expect(expired.validUntil).toBe('2026-06-02');
    const { missing } = show({ ...RECORD, nextReviewAt: '2027-01-15' }, [expired]);
    expect(missing).toHaveTextContent(/From you, since 2 Jun(e)? 2026/);
  });

  it('says that there is no document to a reader who sees all', () => {
    expect(show(RECORD, []).section).toHaveTextContent('No document on record');
  });
});

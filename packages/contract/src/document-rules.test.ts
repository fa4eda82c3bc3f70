import { describe, expect, test } from 'vitest';
import { DOCUMENT_FILTER_FIELDS, documentFilterBody, readDocumentId } from './document-filter-rules.ts';
import {
  canDeleteDocument,
  DOCUMENT_STATES,
  documentLimits,
  MEDIA_CATEGORIES,
  mediaCategory,
} from './document-rules.ts';
import { readFilters, writeFilters } from './filter-rules.ts';

const ID = '3f0f3a52-5a0c-4d8e-9a51-6b2c7d7f0001';

describe('DOC-008 URL of the documents page', () => {
  test('parses back to the filters it was built from', () => {
    const address = new URLSearchParams(
      `query=fees&categories=FEES&categories=TAX&dateFrom=2026-01-01&tags=${ID}&page=2`,
    );
    const filters = readFilters(DOCUMENT_FILTER_FIELDS, address);
    expect(filters).toEqual({
      query: 'fees',
      categories: ['FEES', 'TAX'],
      date: { dateFrom: '2026-01-01' },
      tags: [ID],
    });
    expect(readFilters(DOCUMENT_FILTER_FIELDS, writeFilters(DOCUMENT_FILTER_FIELDS, filters))).toEqual(
      filters,
    );
    expect(documentFilterBody(filters)).toEqual({
      query: 'fees',
      categories: ['FEES', 'TAX'],
      dateFrom: '2026-01-01',
      tags: [ID],
    });
  });

  test('drops parameters that the server would refuse', () => {
    const address = new URLSearchParams(
      `categories=NOTHING&tags=x&contracts=${ID}0&services=NONE&ricosCodes=${'x'.repeat(21)}&dateTo=2026-02-31`,
    );
    expect(readFilters(DOCUMENT_FILTER_FIELDS, address)).toEqual({});
  });

  test('DOC-009 contains the document of the preview', () => {
    expect(readDocumentId(new URLSearchParams({ documentId: ID.toUpperCase() }))).toBe(ID);
    expect(readDocumentId(new URLSearchParams({ documentId: '../secret' }))).toBeNull();
    expect(readDocumentId(new URLSearchParams())).toBeNull();
  });
});

test('DOC-020 users who may delete a document', () => {
  const foreign = { isUploadedByMe: false, isOfRequest: false, isPublic: false, isBankAdmin: true };
  expect(canDeleteDocument(foreign)).toBe(false);
  expect(canDeleteDocument({ ...foreign, isUploadedByMe: true })).toBe(true);
  expect(canDeleteDocument({ ...foreign, isUploadedByMe: true, isOfRequest: true })).toBe(false);
  expect(canDeleteDocument({ ...foreign, isPublic: true })).toBe(true);
  expect(canDeleteDocument({ ...foreign, isPublic: true, isBankAdmin: false })).toBe(false);
});

test.each([
  ['FEES', 'DOCUMENTS', 'author', 'bank'],
  ['RELEASE_NOTES', 'DOCUMENTS', 'authorOrBank', 'bank'],
  ['REQUESTS', 'REQUESTS_BOARD', 'request', 'request'],
] as const)('DOC-015 DOC-020 who may do what a user may not do with a document of %s', (...facts) => {
  const [id, documentService, deletion, tagging] = facts;
  const category = { id, documentService };
  expect(documentLimits({ category, rights: { canDelete: false, canManageTags: false } })).toEqual({
    deletion,
    tagging,
  });
  expect(documentLimits({ category, rights: { canDelete: true, canManageTags: true } })).toEqual({
    deletion: null,
    tagging: null,
  });
});

test('DOC-021 a document is pending, validated or refused', () => {
  expect(DOCUMENT_STATES).toEqual(['PENDING', 'VALIDATED', 'REFUSED']);
});

describe('DOC-022 the category of a media type', () => {
  const OFFICE = 'application/vnd.openxmlformats-officedocument';
  test.each([
    ['application/pdf', 'PDF'],
    ['application/msword', 'WORD'],
    [`${OFFICE}.wordprocessingml.document`, 'WORD'],
    ['application/vnd.ms-excel', 'EXCEL'],
    [`${OFFICE}.spreadsheetml.sheet`, 'EXCEL'],
    ['image/png', 'IMAGE'],
    ['application/vnd.ms-powerpoint', 'POWERPOINT'],
    [`${OFFICE}.presentationml.presentation`, 'POWERPOINT'],
    ['text/plain', 'OTHERS'],
    ['text/csv', 'OTHERS'],
    ['application/zip', 'OTHERS'],
    ['application/pdf-like', 'OTHERS'],
  ])('%s is %s', (mime, category) => {
    expect(mediaCategory(mime)).toBe(category);
  });

  test('there are six', () => {
    expect(MEDIA_CATEGORIES).toEqual(['PDF', 'WORD', 'EXCEL', 'IMAGE', 'POWERPOINT', 'OTHERS']);
  });
});

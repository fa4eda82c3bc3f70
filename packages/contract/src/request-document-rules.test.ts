import { expect, test } from 'vitest';
import { canValidateDocument } from './request-document-rules.ts';

test('RDET-069 each side validates documents of the other side, if the request requires validation and the user may upload', () => {
  const bank = {
    documentValidationEnabled: true,
    canUploadDocument: true,
    isInternal: true,
    isFromBank: false,
    isOutForSignature: false,
    isSignedCopy: false,
  };
  expect(canValidateDocument(bank)).toBe(true);
  expect(canValidateDocument({ ...bank, isInternal: false, isFromBank: true })).toBe(true);
  expect(canValidateDocument({ ...bank, isFromBank: true })).toBe(false);
  expect(canValidateDocument({ ...bank, isInternal: false })).toBe(false);
  expect(canValidateDocument({ ...bank, documentValidationEnabled: false })).toBe(false);
  expect(canValidateDocument({ ...bank, canUploadDocument: false })).toBe(false);
  expect(canValidateDocument({ ...bank, isOutForSignature: true })).toBe(false);
  expect(canValidateDocument({ ...bank, isSignedCopy: true })).toBe(false);
});

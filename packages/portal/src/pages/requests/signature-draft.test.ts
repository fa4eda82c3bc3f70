import { SIGNATURE_FORM_STATES } from '@atrium/contract/signature-rules';
import { newSignatureForm } from '@atrium/ui';
import { beforeEach, expect, it } from 'vitest';
import { holdsMessages, signatureDrafts } from './signature-draft.ts';

const request = { id: 'r1', hasElectronicSignature: true, rights: { canUploadDocument: true } };
const value = newSignatureForm('Account opening');

beforeEach(() => signatureDrafts.clear());

it('RDET-053 a signature form that is being filled in holds the messages of its request', () => {
  expect(holdsMessages(request)).toBe(false);
  const held = SIGNATURE_FORM_STATES.filter((state) => {
    signatureDrafts.set('r1', { state, value });
    return holdsMessages(request);
  });
  expect(held).toEqual(['VISIBLE']);
});

it('RDET-053 holds neither another request nor one that needs or offers no signature', () => {
  signatureDrafts.set('r1', { state: 'VISIBLE', value });
  expect(holdsMessages({ ...request, id: 'r2' })).toBe(false);
  expect(holdsMessages({ ...request, hasElectronicSignature: false })).toBe(false);
  expect(holdsMessages({ ...request, rights: { canUploadDocument: false } })).toBe(false);
});

// @vitest-environment jsdom
import { SIGNATURE_FORM_STATES } from '@atrium/contract/signature-rules';
import { newSignatureForm } from '@atrium/ui';
import { beforeEach, describe, expect, it } from 'vitest';
import { holdsMessages, keepSignature, recallSignature } from './signature-draft.ts';

const request = { id: 'r1', hasElectronicSignature: true, rights: { canUploadDocument: true } };
const person = { id: 'u1', impersonator: null };
const value = newSignatureForm('Account opening');

beforeEach(() => sessionStorage.clear());

describe('draft of a signature', () => {
  it('is restored for the same user and request only', () => {
    keepSignature(person, 'r1', { state: 'VISIBLE', value, key: 'k' });
    expect(recallSignature(person, 'r1')).toEqual({ state: 'VISIBLE', value, key: 'k' });
    expect(recallSignature(person, 'r2')).toBeNull();
    expect(recallSignature({ ...person, id: 'u2' }, 'r1')).toBeNull();
    const impersonated = {
      ...person,
      impersonator: { id: 'u3', firstName: 'Ada', lastName: 'Lind', email: 'ada@atrium.example' },
    };
    expect(recallSignature(impersonated, 'r1')).toBeNull();
  });

  it.each(['HIDDEN', 'SENT'] as const)('is removed when it is %s', (state) => {
    keepSignature(person, 'r1', { state: 'VISIBLE', value, key: 'k' });
    keepSignature(person, 'r1', { state, value, key: 'k' });
    expect(recallSignature(person, 'r1')).toBeNull();
    expect(sessionStorage).toHaveLength(0);
  });

  it.each(['', 'null', '[]', '{"state":"VISIBLE"}', '{"state":"OPEN","value":{}}', '{"state":'])(
    'is ignored if stored as %j',
    (kept) => {
      sessionStorage.setItem('signature-draft:u1:r1', kept);
      expect(recallSignature(person, 'r1')).toBeNull();
    },
  );

  it('in an old format gets the fields added since', () => {
    sessionStorage.setItem('signature-draft:u1:r1', '{"state":"SAVED","value":{"title":"Mandate"}}');
    const { signatories, ...value } = newSignatureForm('Mandate');
    expect(recallSignature(person, 'r1')).toMatchObject({
      state: 'SAVED',
      value: { ...value, signatories: { signatureOption: signatories.signatureOption } },
    });
  });
});

it('RDET-053 an incomplete signature form blocks messages of its request', () => {
  expect(holdsMessages(person, request)).toBe(false);
  const held = SIGNATURE_FORM_STATES.filter((state) => {
    keepSignature(person, 'r1', { state, value, key: 'k' });
    return holdsMessages(person, request);
  });
  expect(held).toEqual(['VISIBLE']);
});

it('RDET-053 messages are not blocked for other requests, or where a signature is not required or not offered', () => {
  keepSignature(person, 'r1', { state: 'VISIBLE', value, key: 'k' });
  expect(holdsMessages(person, { ...request, id: 'r2' })).toBe(false);
  expect(holdsMessages(person, { ...request, hasElectronicSignature: false })).toBe(false);
  expect(holdsMessages(person, { ...request, rights: { canUploadDocument: false } })).toBe(false);
});

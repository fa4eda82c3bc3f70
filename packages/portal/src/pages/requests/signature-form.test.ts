import { describe, expect, test } from 'vitest';
import { newFormSignatory, type FormSignatory, type SignatureFormValue } from '@atrium/ui';
import { issuesOfSignatory, issuesOfSignature, toEnvelope, withKnownDocuments } from './signature-form.ts';

const signatory = (lastname: string, facts: Partial<FormSignatory> = {}): FormSignatory =>
  newFormSignatory({
    id: lastname,
    firstname: ' Lena ',
    lastname,
    mail: `${lastname}@halden.example`,
    phoneNumber: '12',
    ...facts,
  });
const value: SignatureFormValue = {
  title: ' Agreement ',
  signatureType: 'Generic',
  documentIds: ['7'],
  legalEntity: null,
  signatories: {
    signatureOption: 'simple',
    enableGroupSign: false,
    groupSignFirst: 'bank',
    signatories: [signatory('Brandt'), signatory('Roth', { group: 'bank' })],
  },
};

describe('signature form', () => {
  test('SIGN-034 API-076 sends only the requested values', () => {
    expect(toEnvelope(value)).toMatchObject({
      subject: 'Agreement',
      nameOfGroupToSignFirst: null,
      documentIds: ['7'],
      signatories: [{ firstName: 'Lena', lastName: 'Brandt', phoneNumber: '' }, { lastName: 'Roth' }],
    });
  });

  test('DATA-037 NEW-052 a signatory starts empty, with a soft token and an id', () => {
    const { id, ...facts } = newFormSignatory();
    expect(facts).toEqual({
      firstname: '',
      lastname: '',
      mail: '',
      phoneNumber: '',
      roleName: '',
      group: 'client',
      tokenChoice: 'SOFT_TOKEN',
    });
    expect(newFormSignatory({ tokenChoice: 'HARD_TOKEN' })).toMatchObject({ tokenChoice: 'HARD_TOKEN' });
    expect(newFormSignatory().id).not.toBe(id);
  });

  test('SIGN-015 SIGN-016 a joint signature orders the groups one after the other', () => {
    const joint = { ...value, signatories: { ...value.signatories, enableGroupSign: true } };
    const sent = toEnvelope(joint);
    expect(sent.nameOfGroupToSignFirst).toBe('bank');
    expect(sent.signatories.map(({ lastName, group }) => [lastName, group])).toEqual([
      ['Roth', 'bank'],
      ['Brandt', 'client'],
    ]);
  });

  test('SIGN-024 SIGN-025 SIGN-026 a phone number is only required when needed, and domains only when restricted', () => {
    const rules = { signatureOption: 'simple', authorisedDomains: ['halden.example'] } as const;
    const [one] = value.signatories.signatories;
    expect(issuesOfSignatory(rules)(one!, [])).toEqual({});
    expect(issuesOfSignatory({ ...rules, signatureOption: 'advanced' })(one!, [])).toEqual({
      phoneNumber: 'invalid',
    });
    expect(issuesOfSignatory({ ...rules, isDigipass: true })(one!, [one!])).toEqual({
      phoneNumber: 'invalid',
      mail: 'duplicate',
    });
    expect(issuesOfSignatory({ ...rules, authorisedDomains: ['x.example'] })(one!, []).mail).toBe('domain');
  });

  test('SIGN-031 SIGN-032 a company that people sign for is sent with its SIREN as digits', () => {
    const named = { ...value, legalEntity: { legalName: ' Halden Industries SA ', siren: '552 100 554' } };
    expect(toEnvelope(named).legalEntity).toEqual({ legalName: 'Halden Industries SA', siren: '552100554' });
    expect(issuesOfSignature(named, 10).legalEntity).toEqual({});
    expect(toEnvelope(value).legalEntity).toBeNull();
    const wrong = { ...value, legalEntity: { legalName: '', siren: '552100555' } };
    expect(issuesOfSignature(wrong, 10).legalEntity).toEqual({ legalName: 'required', siren: 'invalid' });
  });

  test('SIGN-028 SIGN-029 SIGN-033 title, document and signatory are required', () => {
    expect(issuesOfSignature(value, 10)).toEqual({});
    const empty = {
      ...value,
      title: ' ',
      documentIds: [],
      signatories: { ...value.signatories, signatories: [] },
    };
    expect(issuesOfSignature(empty, 10)).toEqual({
      title: 'required',
      documents: 'required',
      signatories: 'required',
    });
  });
});

describe('documents that have meanwhile been sent for signature', () => {
  test('must be selected again while the form is filled in', () => {
    const form = { ...value, documentIds: ['7', '8'] };
    expect(withKnownDocuments({ state: 'VISIBLE', value: form }, [{ id: '8' }]).documentIds).toEqual(['8']);
    expect(withKnownDocuments({ state: 'VISIBLE', value }, [{ id: '7' }])).toBe(value);
    expect(withKnownDocuments({ state: 'VISIBLE', value }, undefined)).toBe(value);
  });
  test('leave only the bank’s own form if there are no other documents', () => {
    expect(withKnownDocuments({ state: 'VISIBLE', value }, [])).toMatchObject({
      signatureType: 'Amendment',
      documentIds: [],
    });
  });
  test('do not change a form that was already confirmed', () => {
    expect(withKnownDocuments({ state: 'SAVED', value }, [])).toBe(value);
  });
});

import { expect, it, vi } from 'vitest';

/** Loads the module as on a fresh page. */
async function loadPage() {
  vi.resetModules();
  return import('./signatory-values.js');
}

it('restored draft rows never share a key with new rows', async () => {
  const before = await loadPage();
  const kept = before.newSignatoryForm().signatories;
  const after = await loadPage();
  const rows = [...kept, ...Array.from({ length: 20 }, () => after.newFormSignatory())];
  expect(new Set(rows.map(({ id }) => id)).size).toBe(21);
});

it('NEW-052 a row starts empty, with the default group and token', async () => {
  const { newFormSignatory } = await loadPage();
  expect(newFormSignatory({ firstname: 'Ada' })).toMatchObject({
    firstname: 'Ada',
    lastname: '',
    mail: '',
    group: 'client',
    tokenChoice: 'SOFT_TOKEN',
  });
});

it('SIGN-015 reordered rows keep their group and everybody', async () => {
  const { newFormSignatory, reorderSignatories, shownSignatories, newSignatoryForm } = await loadPage();
  const [a, b, c, d] = (['bank', 'client', 'bank', 'client'] as const).map((group, index) =>
    newFormSignatory({ group, lastname: 'ABCD'[index]! }),
  );
  const names = (rows: readonly { lastname: string }[]) => rows.map(({ lastname }) => lastname).join('');
  const form = { ...newSignatoryForm(), signatories: [a!, b!, c!, d!] };
  expect(names(reorderSignatories(form, [d!, a!, b!, c!]).signatories)).toBe('DABC');
  const joint = { ...form, enableGroupSign: true };
  expect(names(shownSignatories(joint))).toBe('ACBD');
  expect(names(shownSignatories(reorderSignatories(joint, [c!, a!])))).toBe('CABD');
  expect(names(shownSignatories(reorderSignatories(joint, [d!, b!])))).toBe('ACDB');
});

import { expect, it, vi } from 'vitest';

/** The module as a page has it that was loaded just now. */
async function loadPage() {
  vi.resetModules();
  return import('./signatory-values.js');
}

it('rows of a draft that a reload took up again are never taken for new ones', async () => {
  const before = await loadPage();
  const kept = before.newSignatoryForm().signatories;
  const after = await loadPage();
  const rows = [...kept, ...Array.from({ length: 20 }, () => after.newFormSignatory())];
  expect(new Set(rows.map(({ id }) => id)).size).toBe(21);
});

it('NEW-052 a row begins empty, with the usual group and token', async () => {
  const { newFormSignatory } = await loadPage();
  expect(newFormSignatory({ firstname: 'Ada' })).toMatchObject({
    firstname: 'Ada',
    lastname: '',
    mail: '',
    group: 'client',
    tokenChoice: 'SOFT_TOKEN',
  });
});

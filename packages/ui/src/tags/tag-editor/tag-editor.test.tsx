import { screen, within } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { draw } from '../../contract-suite/draw.tsx';
import { AVAILABLE, madeTag, tagOf } from '../tags.fixture.js';
import { NO_TAG_EDITS, TagEditor } from './index.js';

const SIX = ['Audit', 'Contract', 'Mandate', 'Payroll', 'Signed', 'Urgent'].map((name) => tagOf(name));

function Host() {
  const [edits, setEdits] = useState(NO_TAG_EDITS);
  return (
    <TagEditor
      tags={SIX}
      edits={edits}
      onEditsChange={setEdits}
      onSearch={() => Promise.resolve(AVAILABLE)}
      newTag={madeTag}
    />
  );
}
const chips = () =>
  within(screen.getByRole('list', { name: 'Tags' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
const said = () => document.querySelector('[data-announcer=polite]')?.textContent;

it('TAG-002 TAG-015 an added tag is announced and among the five that are shown, before older ones', async () => {
  const { user } = draw(<Host />);
  await user.click(screen.getByRole('combobox'));
  await user.click(await screen.findByRole('option', { name: /^Fees/ }));
  expect(said()).toBe('Fees added');
  await user.click(screen.getByRole('combobox'));
  await user.click(await screen.findByRole('option', { name: /^Statement/ }));
  expect(said()).toBe('Statement added');
  expect(chips().slice(0, 6)).toEqual(['Statement', 'Fees', 'Audit', 'Contract', 'Mandate', '3 more']);
  await user.click(screen.getByRole('button', { name: 'Remove Statement' }));
  expect(chips().slice(0, 6)).toEqual(['Fees', 'Audit', 'Contract', 'Mandate', 'Payroll', '2 more']);
});

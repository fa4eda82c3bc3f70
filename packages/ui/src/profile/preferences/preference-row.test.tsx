import { fireEvent, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderUi } from '../../../../../tools/render-ui.ts';
import { PREFERENCES } from '../profile.fixture.js';
import { PreferenceRow } from './preference-row.js';

const reference = PREFERENCES.find(({ preference }) => preference.id === 'mailReference')!;
const onChange = vi.fn();
const onUnsavedChange = vi.fn();
const row = (value: string, saving = false) => (
  <PreferenceRow
    preference={{ ...reference, values: [value] }}
    saving={saving}
    onChange={onChange}
    onUnsavedChange={onUnsavedChange}
  />
);

it('PROF-036 a refused text stays in its field to be sent again', () => {
  const { rerender } = renderUi(row('old'));
  const field = screen.getByRole('textbox');
  fireEvent.change(field, { target: { value: 'Treasury 4417 ' } });
  fireEvent.submit(field);
  expect(onChange).toHaveBeenLastCalledWith(['Treasury 4417']);
  // Optimistic update, rolled back while the failed change is still pending.
  rerender(row('Treasury 4417', true));
  rerender(row('old', true));
  rerender(row('old'));
  expect(field).toHaveValue('Treasury 4417');
  expect(onUnsavedChange).toHaveBeenLastCalledWith(true);
  fireEvent.submit(field);
  expect(onChange).toHaveBeenCalledTimes(2);
});

it('PROF-036 a text saved in another browser is displayed, unless another one is being typed', () => {
  const { rerender } = renderUi(row('old'));
  const field = screen.getByRole('textbox');
  rerender(row('elsewhere'));
  expect(field).toHaveValue('elsewhere');
  fireEvent.change(field, { target: { value: 'mine' } });
  rerender(row('elsewhere again'));
  expect(field).toHaveValue('mine');
});

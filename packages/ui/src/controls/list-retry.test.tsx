import { screen } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { draw } from '../contract-suite/draw.tsx';
import { Combobox } from './combobox/index.js';
import { Field } from './field/index.js';
import type { ListStatus } from './listbox/index.js';
import { MultiSelect } from './multi-select/index.js';
import { Select } from './select/index.js';

const OPTIONS = [{ value: 'tax', label: 'Tax' }];
const box = () => screen.getByRole<HTMLInputElement>('combobox');
const list = () => screen.queryByRole('listbox');
const retry = () => screen.getByRole('button', { name: 'Try again' });

describe.each([
  ['select', Select, ''],
  ['combobox', Combobox, 'ta'],
  ['multi-select', MultiSelect, 'ta'],
] as const)('the retry button in the list of a %s', (_, Control, text) => {
  /** Renders a control whose list failed to load, opens it and types; the retry is loading. */
  const drawFailed = async () => {
    const onValueChange = vi.fn<() => void>();
    const onBlur = vi.fn<() => void>();
    function Host() {
      const [status, setStatus] = useState<ListStatus>({
        error: 'No answer',
        onRetry: () => setStatus({ loading: true }),
      });
      return (
        <>
          <div onBlur={onBlur}>
            <Field label="Subject">
              <Control options={OPTIONS} onValueChange={onValueChange} {...status} />
            </Field>
          </div>
          <button type="button">Next</button>
        </>
      );
    }
    const drawn = draw(<Host />);
    await drawn.user.click(box());
    await drawn.user.keyboard(text || '{ArrowDown}');
    return { ...drawn, onValueChange, onBlur };
  };
  const expectOpen = () => {
    expect(list()).toBeInTheDocument();
    expect(box().value).toBe(text);
  };

  it('leaves focus and text to the control when clicked', async () => {
    const { user } = await drawFailed();
    await user.click(retry());
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
    expectOpen();
    expect(box()).toHaveFocus();
  });

  it.each(['{Enter}', ' '])('is reached with Tab, and gives the focus back after %s', async (key) => {
    const { user, onBlur } = await drawFailed();
    await user.tab();
    expect(retry()).toHaveFocus();
    expectOpen();
    expect(onBlur).not.toHaveBeenCalled();
    await user.keyboard(key);
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
    expectOpen();
    expect(box()).toHaveFocus();
  });

  it('leads back with Shift Tab', async () => {
    const { user } = await drawFailed();
    await user.tab();
    await user.tab({ shift: true });
    expect(box()).toHaveFocus();
    expectOpen();
  });

  it('closes the list with Escape, and gives the focus back', async () => {
    const { user, onValueChange } = await drawFailed();
    await user.tab();
    await user.keyboard('{Escape}');
    expect(list()).toBeNull();
    expect(box()).toHaveFocus();
    expect(box().value).toBe('');
    expect(onValueChange).not.toHaveBeenCalled();
  });

  it('is left like the control: the list closes and the text is discarded', async () => {
    const { user, onValueChange, onBlur } = await drawFailed();
    await user.tab();
    // From the last button of the list: “Select all” follows in a multi-select.
    while (list()) await user.tab();
    expect(screen.getByText('Next')).toHaveFocus();
    expect(box().value).toBe('');
    expect(onBlur).toHaveBeenCalled();
    expect(onValueChange).not.toHaveBeenCalled();
  });
});

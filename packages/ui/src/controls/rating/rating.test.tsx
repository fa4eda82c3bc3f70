import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { draw } from '../../contract-suite/draw.tsx';
import { Rating } from './index.js';

const filled = () => document.querySelectorAll('[data-icon=StarFilledIcon]').length;
const stars = () => screen.getAllByRole('radio');

// Not a story, because there the stars would react to the real pointer of the browser.
it('fills the stars up to the pointer, and up to the value after it has left', async () => {
  const onValueChange = vi.fn<(value: number) => void>();
  draw(<Rating aria-label="Your mark" onValueChange={onValueChange} />);
  await userEvent.hover(stars()[4]!);
  expect(filled()).toBe(5);
  await userEvent.click(stars()[3]!);
  expect(onValueChange.mock.calls).toEqual([[4]]);
  await userEvent.hover(stars()[0]!);
  expect(filled()).toBe(1);
  await userEvent.unhover(screen.getByRole('radiogroup'));
  expect(filled()).toBe(4);
});

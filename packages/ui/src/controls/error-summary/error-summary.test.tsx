import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { draw } from '../../contract-suite/draw.tsx';
import { ErrorSummary } from './index.js';

const form = (attempt: number, message?: string) => (
  <>
    <ErrorSummary errors={message ? [{ message }] : []} attempt={attempt} />
    <input aria-label="Email" />
  </>
);

it('takes the focus once per attempt, not when an error comes back while its field is corrected', async () => {
  const { rerender, user } = draw(form(0, 'Enter an email.'));
  expect(screen.getByRole('group')).not.toHaveFocus();
  rerender(form(1, 'Enter an email.'));
  expect(screen.getByRole('group')).toHaveFocus();
  await user.click(screen.getByLabelText('Email'));
  rerender(form(1));
  expect(screen.queryByRole('group')).toBeNull();
  rerender(form(1, 'Enter an email.'));
  expect(screen.getByLabelText('Email')).toHaveFocus();
  rerender(form(2, 'Enter an email.'));
  expect(screen.getByRole('group')).toHaveFocus();
});

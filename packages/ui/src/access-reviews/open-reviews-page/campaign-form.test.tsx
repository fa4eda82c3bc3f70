import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { draw } from '../../contract-suite/draw.tsx';
import { CampaignForm } from './campaign-form.js';

it('a chosen contract that has become read-only can be removed from the choice, and not be chosen again', async () => {
  const form = (disabled: boolean) => (
    <CampaignForm
      today="2026-11-24"
      onOpen={() => Promise.resolve()}
      contracts={{
        options: [
          { value: 'orvane', label: 'Orvane, cash', disabled },
          { value: 'brel', label: 'Brel, financing' },
        ],
        onQueryChange: vi.fn(),
      }}
    />
  );
  const { user, rerender } = draw(form(false));
  const field = screen.getByRole('combobox');
  await user.click(field);
  await user.click(screen.getByRole('option', { name: /Orvane/ }));
  expect(screen.getByRole('button', { name: 'Open 1 review' })).toBeInTheDocument();
  // The server has refused the campaign, as the contract is read-only now.
  rerender(form(true));
  await user.click(screen.getByRole('button', { name: /Orvane/ }));
  expect(screen.queryByRole('button', { name: 'Open 1 review' })).toBeNull();
  await user.click(field);
  expect(screen.getByRole('option', { name: /Orvane/ })).toHaveAttribute('aria-disabled', 'true');
});

it('says from how many characters contracts are searched', () => {
  draw(
    <CampaignForm
      today="2026-11-24"
      onOpen={() => Promise.resolve()}
      contracts={{ options: [], onQueryChange: vi.fn() }}
    />,
  );
  expect(screen.getByRole('combobox')).toHaveAccessibleDescription(
    /^At least 3 characters of the name or number/,
  );
});

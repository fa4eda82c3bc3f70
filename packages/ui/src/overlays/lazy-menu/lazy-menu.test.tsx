import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { LazyMenu } from './index.js';

// The first test must start before the code of the menu is loaded.
test('a key pressed before the code is loaded opens the menu with focus on its first item', async () => {
  const onSelect = vi.fn();
  render(
    <LazyMenu
      trigger={<button>More</button>}
      actions={[
        { id: 'sign', label: 'Sign', onSelect },
        { id: 'copy', label: 'Copy' },
      ]}
    />,
  );
  screen.getByRole('button', { name: 'More' }).focus();
  await userEvent.keyboard('{Enter}');
  const item = await screen.findByRole('menuitem', { name: 'Sign' });
  await waitFor(() => expect(item).toHaveFocus());
  await userEvent.keyboard('{Enter}');
  expect(onSelect).toHaveBeenCalledOnce();
  await waitFor(() => expect(screen.getByRole('button', { name: 'More' })).toHaveFocus());
});

test('a click puts the focus on the menu, not on an item', async () => {
  render(<LazyMenu trigger={<button>More</button>} actions={[{ id: 'sign', label: 'Sign' }]} />);
  await userEvent.click(screen.getByRole('button', { name: 'More' }));
  expect(await screen.findByRole('menuitem', { name: 'Sign' })).not.toHaveFocus();
  await waitFor(() => expect(screen.getByRole('menu')).toHaveFocus());
});

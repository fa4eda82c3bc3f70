import '@testing-library/jest-dom/vitest';
import { createToasts, ToastProvider, UiProvider } from '@atrium/ui';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { I18nextProvider } from 'react-i18next';
import { beforeEach, expect, it, vi } from 'vitest';
import { createUiI18n } from '../../../../../tools/i18n.ts';
import { portalTexts } from '../../../build/locales.ts';
import { Commands, openCommands } from './commands.tsx';

const loads = vi.fn<() => Promise<unknown>>();
vi.mock('../router/page.ts', () => ({ loadWithTexts: () => loads() }));

interface PaletteProps {
  onOpenChange: (open: boolean) => void;
  defaultText: string;
}

function Palette({ onOpenChange, defaultText }: PaletteProps) {
  return (
    <div role="dialog" data-state="open" aria-label="Commands">
      <input aria-label="Field" defaultValue={defaultText} />
      <button onClick={() => onOpenChange(false)}>Close</button>
    </div>
  );
}

beforeEach(() => loads.mockReset().mockResolvedValue({ default: Palette }));

function show(page: React.ReactNode = <input aria-label="On the page" />) {
  const i18n = createUiI18n('en');
  i18n.addResourceBundle('en', 'shell', portalTexts('en')['shell']);
  render(
    <I18nextProvider i18n={i18n}>
      <UiProvider>
        <ToastProvider toasts={createToasts()}>
          {page}
          <Commands />
        </ToastProvider>
      </UiProvider>
    </I18nextProvider>,
  );
  return userEvent.setup();
}
const palette = () => screen.queryByRole('dialog', { name: 'Commands' });

it.each(['{Control>}k{/Control}', '{Meta>}k{/Meta}'])(
  'is opened and closed by %s, and loaded once',
  async (keys) => {
    const user = show();
    expect(loads).not.toHaveBeenCalled();
    await user.keyboard(keys);
    expect(await screen.findByRole('dialog', { name: 'Commands' })).toBeVisible();
    await user.keyboard(keys);
    expect(palette()).toBeNull();
    await user.keyboard(keys);
    expect(palette()).toBeVisible();
    expect(loads).toHaveBeenCalledOnce();
  },
);

it('keeps what is typed while it loads, once, and keeps it away from the page', async () => {
  const loading = Promise.withResolvers<unknown>();
  loads.mockReturnValue(loading.promise);
  const user = show();
  await user.click(screen.getByLabelText('On the page'));
  await user.keyboard('{Control>}k{/Control}gu ar');
  loading.resolve({ default: Palette });
  expect(await screen.findByLabelText('Field')).toHaveValue('gu ar');
  expect(screen.getByLabelText('On the page')).toHaveValue('');
  await user.keyboard('{Control>}k{/Control}{Control>}k{/Control}');
  expect(screen.getByLabelText('Field')).toHaveValue('');
});

it('takes corrections, Enter and characters typed with AltGr while it loads', async () => {
  const loading = Promise.withResolvers<unknown>();
  loads.mockReturnValue(loading.promise);
  const onPress = vi.fn<() => void>();
  const user = show(<button onClick={onPress}>Pay</button>);
  act(() => screen.getByRole('button', { name: 'Pay' }).focus());
  await user.keyboard('{Control>}k{/Control}gx{Backspace}u{Enter}');
  fireEvent.keyDown(screen.getByRole('button', { name: 'Pay' }), {
    key: '@',
    ctrlKey: true,
    altKey: true,
    modifierAltGraph: true,
  });
  loading.resolve({ default: Palette });
  expect(await screen.findByLabelText('Field')).toHaveValue('gu@');
  expect(onPress).not.toHaveBeenCalled();
});

it('does not open after Escape while it loads', async () => {
  const loading = Promise.withResolvers<unknown>();
  loads.mockReturnValue(loading.promise);
  const user = show();
  await user.keyboard('{Control>}k{/Control}a{Escape}');
  loading.resolve({ default: Palette });
  await act(() => loading.promise);
  expect(palette()).toBeNull();
  await user.keyboard('{Control>}k{/Control}');
  expect(await screen.findByLabelText('Field')).toHaveValue('');
});

it('is opened by the shortcut in a field, and by the menu', async () => {
  const user = show();
  await user.click(screen.getByLabelText('On the page'));
  await user.keyboard('{Control>}k{/Control}');
  await user.click(await screen.findByRole('button', { name: 'Close' }));
  expect(palette()).toBeNull();
  openCommands();
  expect(await screen.findByRole('dialog', { name: 'Commands' })).toBeVisible();
});

it('ignores other keys and handled events', async () => {
  const user = show(<input aria-label="Editor" onKeyDown={(event) => event.preventDefault()} />);
  for (const keys of [
    'k',
    '{Control>}j{/Control}',
    '{Control>}{Alt>}k{/Alt}{/Control}',
    '{Control>}{Shift>}k{/Shift}{/Control}',
  ])
    await user.keyboard(keys);
  await user.click(screen.getByLabelText('Editor'));
  await user.keyboard('{Control>}k{/Control}');
  expect(loads).not.toHaveBeenCalled();
});

it('does not open above another layer', async () => {
  const user = show(<div role="alertdialog" data-state="open" aria-label="Discard your changes?" />);
  await user.keyboard('{Control>}k{/Control}');
  expect(loads).not.toHaveBeenCalled();
});

it('reports that its code failed to load, and can be retried', async () => {
  loads.mockRejectedValueOnce(new Error('no network'));
  const user = show();
  await user.keyboard('{Control>}k{/Control}');
  await waitFor(() =>
    expect(screen.getAllByText('The commands could not be loaded. Try again in a moment.')[0]).toBeVisible(),
  );
  expect(screen.getByLabelText('On the page')).toBeVisible();
  await user.keyboard('{Control>}k{/Control}');
  expect(await screen.findByRole('dialog', { name: 'Commands' })).toBeVisible();
});

import { Contract } from '@atrium/contract/contracts';
import { plausible } from '@atrium/contract/plausible.fixture';
import { ToastProvider, UiProvider, type ContractFormProps } from '@atrium/ui';
import { act, render, screen, waitFor } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { createUiI18n } from '../../../../../tools/i18n.ts';
import { portalTexts } from '../../../build/locales.ts';
import { cacheAndServer } from '../../api/cache.fixture.tsx';
import ContractEdit from './contract-edit.tsx';

/** The properties that the page gives to the form. */
let form: ContractFormProps;
vi.mock('@atrium/ui', async (importOriginal) => ({
  ...(await importOriginal<object>()),
  ContractForm: (props: ContractFormProps) => {
    form = props;
    return <p>Form</p>;
  },
}));
afterEach(() => vi.unstubAllGlobals());

const base = plausible(Contract, 'output') as Contract;
const CONTRACT = {
  ...base,
  id: 'c1',
  name: 'Halden',
  version: 3,
  type: { ...base.type, name: 'OSA' },
} as const;
const CHANGED = { title: 'Conflict', status: 409, errors: [{ code: 'RECORD_CHANGED', label: 'Changed' }] };

/** Renames the contract to “Mine”; the save is refused because somebody has saved `saved` since. */
async function renamed(saved: Partial<Contract>) {
  const server = cacheAndServer();
  const i18n = createUiI18n('en');
  i18n.addResourceBundle('en', 'contracts', portalTexts('en')['contracts']);
  const onEnd = vi.fn();
  const router = createMemoryRouter([
    { path: '/', element: <ContractEdit contract={CONTRACT} onEnd={onEnd} /> },
  ]);
  render(
    <I18nextProvider i18n={i18n}>
      <UiProvider>
        <ToastProvider>
          <server.wrapper>
            <RouterProvider router={router} />
          </server.wrapper>
        </ToastProvider>
      </UiProvider>
    </I18nextProvider>,
  );
  act(() => form.onValueChange({ name: 'Mine' }));
  act(() => form.onSave());
  await waitFor(() => expect(server.names()).toContain('PUT /contracts/c1'));
  act(() => server.call('PUT /contracts/c1').answer(CHANGED, 409));
  await waitFor(() => expect(server.names()).toContain('GET /contracts/c1'));
  act(() => server.call('GET /contracts/c1').answer({ ...CONTRACT, ...saved, version: 4 }));
  return { server, onEnd };
}

it('CTR-057 changes that are saved already end the editing, as after a save whose answer was lost', async () => {
  const { server, onEnd } = await renamed({ name: 'Mine', description: 'Theirs' });
  await waitFor(() => expect(onEnd).toHaveBeenCalledOnce());
  expect(await screen.findByText('“Mine” was updated')).toBeInTheDocument();
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(server.names().filter((name) => name.startsWith('PUT'))).toHaveLength(1);
});

it('other changes are shown side by side before anything is saved', async () => {
  const { onEnd } = await renamed({ name: 'Theirs' });
  const dialog = await screen.findByRole('alertdialog');
  expect(dialog).toHaveTextContent('Theirs');
  expect(onEnd).not.toHaveBeenCalled();
  expect(form.value.name).toBe('Mine');
});

import { fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { renderUi } from '../../../../../tools/render-ui.ts';
import { board } from '../layout-engine/boards.fixture.js';
import { layOut } from '../widget-grid/board.fixture.js';
import { Dashboard, type DashboardProps } from './index.js';

const network = vi.hoisted(() => ({ isAway: true }));
vi.mock('../template-picker/index.js', () => ({
  get TemplateDialog() {
    if (network.isAway) throw new Error('the code did not come');
    return () => <p role="dialog">Profiles</p>;
  },
}));

const widgets: DashboardProps['widgets'] = ['A', 'B'].map((id) => ({
  id,
  title: id,
  widths: [1, 2],
  content: <p>{id}</p>,
}));
const DEFAULT = board('A1 B1');
const templates = {
  DEFAULT,
  FINANCE_STRATEGY: DEFAULT,
  CASH_MANAGEMENT: DEFAULT,
  TRADE_FINANCE: DEFAULT,
  LEGAL_ENTITIES_ADMIN: DEFAULT,
  CAPITAL_MARKET: DEFAULT,
};
const onSave = vi.fn(() => Promise.resolve());
const saved = { template: 'DEFAULT', config: null };
function Home() {
  const [editing, setEditing] = useState(true);
  return (
    <Dashboard
      {...{ saved, widgets, templates, editing, onSave }}
      isInternal={false}
      onEditingChange={setEditing}
    />
  );
}
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
beforeEach(() => layOut());

it('HOME-017 profiles that fail to load leave the edit unchanged and can be loaded again', async () => {
  // React also logs errors caught by a boundary to the console.
  vi.spyOn(console, 'error').mockImplementation(() => {});
  renderUi(<Home />);
  await waitFor(() => expect(document.querySelector('[data-handle="B"]')).not.toBeNull());
  fireEvent.keyDown(document.querySelector('[data-handle="B"]')!, { key: 'ArrowRight', shiftKey: true });
  press('Choose profile');
  expect(await screen.findByText(/The profiles could not be loaded/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Undo' })).not.toHaveAttribute('aria-disabled');
  network.isAway = false;
  press('Choose profile');
  expect(await screen.findByRole('dialog')).toHaveTextContent('Profiles');
  expect(screen.queryByText(/The profiles could not be loaded/)).toBeNull();
  vi.restoreAllMocks();
});

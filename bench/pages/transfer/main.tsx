/** Page of the `transfer` benchmark: mounts a list of 2,000 options, searches, scrolls, drags across, adds all. */
import { createRoot } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { TransferList, type TransferValue } from '../../../packages/ui/src/controls/transfer-list/index.js';
import '../../../packages/ui/src/foundations/styles.css';
import { createUiI18n } from '../../../tools/i18n.ts';

const root = document.querySelector<HTMLElement>('#root')!;
const i18n = createUiI18n('en');
const COLUMNS = [
  { id: 'available', label: 'At Halden Group' },
  { id: 'chosen', label: 'In the contract' },
];
let current: TransferValue = {};
const rows = (column: string) => root.querySelector<HTMLElement>(`[data-transfer-rows="${column}"]`);

declare global {
  var __bench: unknown;
}

globalThis.__bench = {
  kind: 'transfer',
  mount: (options: { value: string; label: string }[]) => {
    const items = options.map(({ value, label }) => ({ id: value, label, details: ['FR', value] }));
    current = { available: items.map(({ id }) => id), chosen: [] };
    createRoot(root).render(
      <I18nextProvider i18n={i18n}>
        <div className="p-24">
          <TransferList
            label="Legal entities"
            items={items}
            columns={COLUMNS}
            defaultValue={current}
            onValueChange={(next) => {
              current = next;
            }}
          />
        </div>
      </I18nextProvider>,
    );
  },
  input: () => root.querySelector('input'),
  drawn: () => root.querySelectorAll('[data-transfer-row]').length,
  first: () => rows('available')?.querySelector('[aria-posinset="1"]')?.textContent,
  scroller: () => rows('available'),
  handle: () => rows('available')?.querySelector('[data-drag-handle]'),
  target: () => rows('chosen'),
  addAll: () =>
    [...root.querySelectorAll('button')].find(({ textContent }) => textContent?.startsWith('Add'))?.click(),
  chosen: () => current['chosen']?.length,
};

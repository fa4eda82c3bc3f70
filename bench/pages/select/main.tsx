/** Page of the `select` benchmark: mounts the multi-select, opens it, types and clears. */
import { createRoot } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { Field } from '../../../packages/ui/src/controls/field/index.js';
import type { Option } from '../../../packages/ui/src/controls/listbox/index.js';
import { MultiSelect } from '../../../packages/ui/src/controls/multi-select/index.js';
import '../../../packages/ui/src/foundations/styles.css';
import { createUiI18n } from '../../../tools/i18n.ts';

const root = document.querySelector<HTMLElement>('#root')!;
const i18n = createUiI18n('en');
const input = () => root.querySelector('input');

declare global {
  var __bench: unknown;
}

globalThis.__bench = {
  kind: 'select',
  mount: (options: Option[]) =>
    createRoot(root).render(
      <I18nextProvider i18n={i18n}>
        <div className="w-[360px] p-20">
          <Field label="Legal entities">
            <MultiSelect options={options} />
          </Field>
        </div>
      </I18nextProvider>,
    ),
  ready: () => input() !== null,
  open: () => {
    input()?.focus();
    root.querySelector('button')?.click();
  },
  input,
  firstOption: () => document.querySelector('[role=option][aria-posinset="1"]')?.textContent,
};

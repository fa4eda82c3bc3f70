/** Page of the `matrix` benchmark: 1,000 people by 17 services by 60 legal entities, with all features enabled. */
import { useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { Button } from '../../../packages/ui/src/controls/button/index.js';
import { useFormats } from '../../../packages/ui/src/foundations/provider/index.js';
import '../../../packages/ui/src/foundations/styles.css';
import { RightsMatrix, type RightsData } from '../../../packages/ui/src/rights-matrix/index.js';
import { largeRights } from '../../../packages/ui/src/rights-matrix/rights-matrix.fixture.js';
import { createUiI18n } from '../../../tools/i18n.ts';

const root = document.querySelector<HTMLElement>('#root')!;
root.style.width = '1200px';
const i18n = createUiI18n('en');
const done = () => Promise.resolve();

declare global {
  var __bench: unknown;
}

/** Renders what a portal shell has rendered before any matrix, so the font, the class merger and the formats are warm. */
function Shell({ onDrawn }: { onDrawn: () => void }) {
  const formats = useFormats();
  useEffect(onDrawn, [onDrawn]);
  return <Button>{formats.integer(1)}</Button>;
}

await document.fonts.load('14px "IBM Plex Sans Variable"');
const shell = createRoot(root);
await new Promise<void>((resolve) =>
  shell.render(
    <I18nextProvider i18n={i18n}>
      <Shell onDrawn={resolve} />
    </I18nextProvider>,
  ),
);
shell.unmount();

const grid = () => root.querySelector<HTMLElement>('[role=grid]')!;
const cell = (row: number, column: number) =>
  root.querySelector<HTMLElement>(
    `[aria-rowindex="${row + 3}"] [role=gridcell][aria-colindex="${column + 2}"]`,
  );

globalThis.__bench = {
  kind: 'matrix',
  data: () => largeRights(1_000, 60),
  mount: (data: RightsData) =>
    createRoot(root).render(
      <I18nextProvider i18n={i18n}>
        <RightsMatrix
          label="Rights"
          state={{ status: 'ready', data }}
          editable
          rowHeight={32}
          height={640}
          onSave={done}
        />
      </I18nextProvider>,
    ),
  cell,
  scroller: grid,
  press: (key: string) =>
    document.activeElement!.dispatchEvent(
      new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }),
    ),
};

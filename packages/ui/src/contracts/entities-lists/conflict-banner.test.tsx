import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { draw } from '../../contract-suite/draw.js';
import { uiStringsEn } from '../../foundations/index.js';
import { ConflictBanner } from './conflict-banner.js';

const { conflict: t } = uiStringsEn.contracts.lists;

/** Draws the banner beside a button that has the focus, and that is disabled with it or not. */
function drawn(disabled: boolean) {
  const page = (isShown: boolean) => (
    <>
      <button disabled={isShown && disabled}>Apply</button>
      {isShown ? <ConflictBanner conflict={{ kind: 'deleted' }} entities={[]} onSettle={vi.fn()} /> : null}
    </>
  );
  const { rerender } = draw(page(false));
  screen.getByText('Apply').focus();
  rerender(page(true));
}

it('API-140 a conflict takes the focus of the button that it disables', () => {
  drawn(true);
  expect(screen.getByRole('button', { name: t.discard })).toHaveFocus();
});

it('API-140 a conflict that is found while something else has the focus leaves it there', () => {
  drawn(false);
  expect(screen.getByText('Apply')).toHaveFocus();
});

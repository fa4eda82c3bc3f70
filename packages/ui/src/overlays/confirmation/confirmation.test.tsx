import { screen, within } from '@testing-library/react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { draw } from '../../contract-suite/draw.tsx';
import { Confirmation } from './index.js';

it('a double click confirms once, although the question can be clicked while it fades out', async () => {
  const styles = document.createElement('style');
  styles.textContent = '[data-state=open] { animation-name: in } [data-state=closed] { animation-name: out }';
  document.head.append(styles);
  onTestFinished(() => styles.remove());
  const onConfirm = vi.fn<() => void>();
  const { user } = draw(
    <Confirmation
      trigger={<button type="button">Ask</button>}
      title="Delete?"
      confirmLabel="Delete"
      cancelLabel="Keep"
      onConfirm={onConfirm}
    />,
  );
  await user.click(screen.getByRole('button', { name: 'Ask' }));
  const question = await screen.findByRole('alertdialog');
  await user.dblClick(within(question).getByRole('button', { name: 'Delete' }));
  expect(question).toBeInTheDocument();
  expect(onConfirm).toHaveBeenCalledOnce();
});

it('PLAT-115 a text with no-break or double spaces is typed as it is shown', async () => {
  const { user } = draw(
    <Confirmation
      open
      title="Delete?"
      typedText={'Trésorerie\u00a0:  Halden'}
      confirmLabel="Delete"
      cancelLabel="Keep"
      onConfirm={() => {}}
    />,
  );
  const confirm = screen.getByRole('button', { name: 'Delete' });
  await user.type(screen.getByRole('textbox'), 'Trésorerie : Halde');
  expect(confirm).toBeDisabled();
  await user.type(screen.getByRole('textbox'), 'n');
  expect(confirm).toBeEnabled();
});

import { act, fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderUi } from '../../../../../tools/render-ui.ts';
import { GroupMenu } from './group-menu.js';
import type { NavigationService } from './types.js';

const service = (id: string): NavigationService => ({
  id,
  group: 'Insight',
  label: id,
  href: `#${id}`,
  order: 1,
});

/** Opens a group from its button, which keeps the focus; renders the button of the next one, too. */
function opened() {
  renderUi(
    <>
      <GroupMenu group="Insight" services={[service('Halden')]} current={undefined} defaultOpen={false} />
      <button type="button">{'Reporting'}</button>
    </>,
  );
  const group = screen.getByRole('button', { name: 'Insight' });
  act(() => group.focus());
  fireEvent.click(group);
  return { group, link: screen.getByRole('link') };
}
const close = async (element: HTMLElement, next?: HTMLElement) => {
  fireEvent.keyDown(element, { key: 'Escape' });
  act(() => next?.focus());
  await act(() => new Promise((resolve) => setTimeout(resolve, 10)));
  expect(screen.queryByRole('link')).toBeNull();
};

it('returns the focus to its button when it closes', async () => {
  const { group, link } = opened();
  act(() => link.focus());
  await close(link);
  expect(document.activeElement).toBe(group);
});

it('leaves the focus to whom moves on right after closing it', async () => {
  const { group } = opened();
  const next = screen.getByRole('button', { name: 'Reporting' });
  await close(group, next);
  expect(document.activeElement).toBe(next);
});

import { act, fireEvent, render, screen } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { beforeAll, expect, it, vi } from 'vitest';
import { createUiI18n } from '../../../../../tools/i18n.ts';
import { UiProvider } from '../../foundations/provider/index.js';
import { GroupMenu } from './group-menu.js';
import type { NavigationService } from './types.js';

beforeAll(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  );
  return () => vi.unstubAllGlobals();
});

const service = (id: string): NavigationService => ({
  id,
  group: 'Insight',
  label: id,
  href: `#${id}`,
  order: 1,
});

/** Opens a group from its button, which keeps the focus; renders the button of the next one, too. */
function opened() {
  render(
    <I18nextProvider i18n={createUiI18n('en')}>
      <UiProvider timeZone="Europe/Paris">
        <GroupMenu group="Insight" services={[service('Halden')]} current={undefined} defaultOpen={false} />
        <button type="button">{'Reporting'}</button>
      </UiProvider>
    </I18nextProvider>,
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

import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { DraftsButton } from './drafts-button.js';
import type { ListedDraft } from './draft-list.js';

const DRAFT: ListedDraft = {
  id: '1',
  title: 'Review of 2026',
  about: 'KYC',
  savedAt: '2026-11-20T10:00:00.000Z',
  href: '#draft',
};

it('does not open its dialog by itself when a draft appears after the last one was deleted', async () => {
  const button = (drafts: readonly ListedDraft[]) => <DraftsButton drafts={drafts} onDelete={() => {}} />;
  const { rerender } = render(button([DRAFT]));
  fireEvent.click(screen.getByRole('button'));
  expect(await screen.findByRole('dialog')).toBeTruthy();
  rerender(button([]));
  expect(screen.queryByRole('dialog')).toBeNull();
  rerender(button([DRAFT]));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByRole('button').getAttribute('aria-expanded')).toBe('false');
});

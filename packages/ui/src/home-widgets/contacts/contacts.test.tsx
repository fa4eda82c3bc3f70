import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { renderUi } from '../../../../../tools/render-ui.ts';
import { WidgetPage } from '../../home/widget-page/index.js';
import { CONTACTS } from '../home-widgets.fixture.js';
import { ContactsWidget } from './index.js';

afterEach(() => vi.unstubAllGlobals());

it('WID-024 the number that is shown is the one that is copied', async () => {
  const writeText = vi.fn<(text: string) => Promise<void>>(() => Promise.resolve());
  vi.stubGlobal('navigator', { ...navigator, clipboard: { writeText } });
  const contact = { ...CONTACTS[0]!, mainPhone: '', mobilePhone: '+33612345678' };
  renderUi(
    <WidgetPage homeHref="#home">
      <ContactsWidget contacts={[contact]} normalise={(phone) => phone} onBookmarkChange={vi.fn()} />
    </WidgetPage>,
  );
  expect(screen.getByRole('link', { name: /6\s12\s34\s56\s78/ })).toHaveAttribute('href', 'tel:+33612345678');
  fireEvent.click(screen.getByRole('button', { name: 'Copy as a table' }));
  await waitFor(() => expect(writeText).toHaveBeenCalledOnce());
  expect(writeText.mock.lastCall![0]).toContain('+33612345678');
});

import { normalisePhone } from '@atrium/contract/person-rules';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { renderUi } from '../../../../../tools/render-ui.ts';
import { WidgetPage } from '../../home/widget-page/index.js';
import { CONTACTS } from '../home-widgets.fixture.js';
import { ContactsWidget } from './index.js';

afterEach(() => vi.unstubAllGlobals());

/** Renders a widget with these numbers; returns a function that reads them as shown. */
function numbers(...phones: string[]) {
  const contacts = phones.map((mainPhone, index) => ({ ...CONTACTS[index]!, mainPhone }));
  renderUi(<ContactsWidget contacts={contacts} normalise={normalisePhone} onBookmarkChange={vi.fn()} />);
  return () =>
    [...document.querySelectorAll('a[href^="tel:"]')].map((link) =>
      link.textContent.replaceAll('\u00a0', ' '),
    );
}

it.each([
  ['+33155402118', '+33 1 55 40 21 18'],
  ['0155402118', '+33 1 55 40 21 18'],
  ['+12125550123', '+1 212 555 0123'],
  ['+442079460412', '+44 20 7946 0412'],
  ['+41442151000', '+41 44 215 10 00'],
  ['+390272634410', '+39 02 7263 4410'],
])('WID-024 PLAT-117 %s is grouped by the rules of its country: %s', async (phone, shown) => {
  const seen = numbers(phone);
  await waitFor(() => expect(seen()).toEqual([shown]));
});

it.each(['112', 'ask the desk', '+33x'])('PLAT-122 “%s” is unchanged', async (phone) => {
  // The parser has loaded once the other number is grouped.
  const seen = numbers(phone, '+12125550123');
  await waitFor(() => expect(seen()).toEqual([phone, '+1 212 555 0123']));
});

it('WID-024 the displayed number is copied', async () => {
  const writeText = vi.fn<(text: string) => Promise<void>>(() => Promise.resolve());
  vi.stubGlobal('navigator', { ...navigator, clipboard: { writeText } });
  const contact = { ...CONTACTS[0]!, mainPhone: '', mobilePhone: '+33612345678' };
  renderUi(
    <WidgetPage homeHref="#home">
      <ContactsWidget contacts={[contact]} normalise={(phone) => phone} onBookmarkChange={vi.fn()} />
    </WidgetPage>,
  );
  expect(await screen.findByRole('link', { name: /6\s12\s34\s56\s78/ })).toHaveAttribute(
    'href',
    'tel:+33612345678',
  );
  fireEvent.click(screen.getByRole('button', { name: 'Copy as a table' }));
  await waitFor(() => expect(writeText).toHaveBeenCalledOnce());
  expect(writeText.mock.lastCall![0]).toContain('+33612345678');
});

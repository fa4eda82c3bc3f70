import { expect, userEvent } from 'storybook/test';
import { modes } from '../../../../../.storybook/modes.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { uiStringsEn, uiStringsFr } from '../../foundations/index.js';
import { LastRequests, RequestsCounter } from '../../home-widgets/index.js';
import { REQUESTS } from '../../requests/requests.fixture.js';
import { HomePage } from './index.js';

const meta = preview.meta({
  title: 'Home/Home page',
  component: HomePage,
  parameters: { layout: 'fullscreen' },
  args: {
    firstName: 'Claire',
    facts: [
      { id: 'action', label: '7 requests need you', href: '#action', isAction: true },
      { id: 'close', label: '4 requests to close', href: '#close' },
    ],
    widgets: [
      {
        id: 'LAST_REQUESTS',
        width: 2 as const,
        content: <LastRequests requests={REQUESTS} hrefOf={({ id }) => `#${id}`} boardHref="#board" />,
      },
      {
        id: 'REQUESTS_COUNTER',
        width: 1 as const,
        content: (
          <RequestsCounter
            counters={{ actionRequired: 7, inProgress: 20, open: 27, toClose: 4, favorite: 6 }}
            hrefs={{ board: '#1', actionRequired: '#2', inProgress: '#3', toClose: '#4', favorite: '#5' }}
          />
        ),
      },
    ],
  },
});

export const Default = meta.story({
  name: 'HOME-001 greets by name and part of the day; the facts are links',
  play: async ({ canvas, globals }) => {
    const { home } = globals['language'] === 'fr' ? uiStringsFr : uiStringsEn;
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(
      home.greeting.afternoon.replace('{{name}}', 'Claire'),
    );
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: '7 requests need you' })).toHaveFocus();
  },
});

export const Loading = meta.story({ name: 'Facts still load', args: { facts: undefined } });

export const Nothing = meta.story({
  name: 'No widget, no first name',
  args: { firstName: '', facts: [], widgets: [] },
  play: async ({ canvas, globals }) => {
    const { home } = globals['language'] === 'fr' ? uiStringsFr : uiStringsEn;
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(home.greeting.afternoonAlone);
    await expect(canvas.getByText(home.noWidgets.title)).toBeVisible();
  },
});

export const QA = meta.story({ parameters: { chromatic: { disableSnapshot: false, modes } }, tags: ['qa'] });

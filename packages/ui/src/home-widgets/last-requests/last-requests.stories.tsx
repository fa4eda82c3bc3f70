import { expect, fn, userEvent } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { SHEET, inColumns, stringsOf, widgetStates } from '../../../../../.storybook/widget-states.ts';
import { REQUESTS } from '../../requests/requests.fixture.js';
import { LastRequests, LastRequestsSettings, type LastRequestsProps } from './index.js';

const meta = preview.meta({
  title: 'Home/Last requests',
  component: LastRequests,
  args: {
    requests: REQUESTS,
    hrefOf: (request) => `#request-${request.id}`,
    boardHref: '#board',
  } satisfies LastRequestsProps,
});

export const Default = meta.story({
  name: 'Five requests with service, date, state, favourite and last updater',
  tags: ['WID-037', 'WID-038'],
  play: async ({ canvas, globals }) => {
    const rows = canvas.getAllByRole('listitem');
    await expect(rows).toHaveLength(5);
    await expect(rows[0]).toHaveTextContent(REQUESTS[0]!.title);
    await expect(rows[0]).toHaveTextContent(REQUESTS[0]!.serviceName);
    await expect(rows[0]).toHaveTextContent('Marc Delaunay');
    await expect(canvas.getAllByLabelText(stringsOf(globals).home.lastRequests.favorite)).toHaveLength(2);
    await expect(rows[0]!.dataset['unseen']).toBe('true');
    await expect(rows[2]!.dataset['unseen']).toBeUndefined();
  },
});

export const LastUpdater = meta.story({
  name: 'The last updater is “you” when it was me',
  tags: ['WID-044'],
  args: { requests: REQUESTS.slice(3, 4) },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByRole('listitem')).toHaveTextContent(
      stringsOf(globals).requestSummary.updatedByMe,
    );
    await expect(canvas.getByRole('listitem')).not.toHaveTextContent('Claire Vasseur');
  },
});

export const Keyboard = meta.story({
  name: 'Every row is one link to its request, in order',
  tags: ['WID-016'],
  play: async ({ canvas }) => {
    const [all, first, second] = canvas.getAllByRole('link');
    await userEvent.tab();
    await expect(all).toHaveFocus();
    await userEvent.tab();
    await expect(first).toHaveFocus();
    await expect(first).toHaveAttribute('href', `#request-${REQUESTS[0]!.id}`);
    await userEvent.tab();
    await expect(second).toHaveFocus();
    await expect(second).toHaveAttribute('href', `#request-${REQUESTS[1]!.id}`);
  },
});

export const OneColumn = meta.story({
  name: 'One column',
  tags: ['DS-033', 'DS-026'],
  ...inColumns(1),
});

export const TwoColumns = meta.story({
  name: 'Two columns',
  tags: ['DS-033', 'DS-026'],
  ...inColumns(2),
});

export const ThreeColumns = meta.story({
  name: 'Three columns',
  tags: ['DS-033', 'DS-026'],
  ...inColumns(3),
});

const states = widgetStates({
  without: { requests: undefined },
  empty: { requests: [] },
  words: ({ home }) => home.lastRequests,
});

export const Loading = meta.story({ name: 'Loading', tags: ['DS-033'], ...states.loading });

export const Empty = meta.story({ name: 'No results', tags: ['DS-033', 'WID-006'], ...states.empty });

export const Unavailable = meta.story({
  name: 'Service unavailable',
  tags: ['DS-033', 'WID-005'],
  ...states.unavailable,
});

export const Failed = meta.story({ name: 'It failed: support id and try again', ...states.failed });

const onFilterChange = fn();
const onServicesChange = fn();
export const Settings = meta.story({
  name: 'Its settings: which requests, of which services',
  tags: ['WID-042', 'DS-033'],
  render: () => (
    <LastRequestsSettings
      filter="DEFAULT"
      services={['KYC']}
      serviceOptions={[
        { value: 'KYC', label: 'KYC' },
        { value: 'DIGIPASS', label: 'Digipass' },
      ]}
      onFilterChange={onFilterChange}
      onServicesChange={onServicesChange}
    />
  ),
  play: async ({ canvas, globals }) => {
    const { settings } = stringsOf(globals).home.lastRequests;
    await expect(canvas.getByRole('radio', { name: settings.DEFAULT })).toBeChecked();
    await userEvent.click(canvas.getByRole('radio', { name: settings.FAVORITE }));
    await expect(onFilterChange).toHaveBeenCalledWith('FAVORITE');
    canvas.getByRole('checkbox', { name: 'Digipass' }).focus();
    await userEvent.keyboard(' ');
    await expect(onServicesChange).toHaveBeenCalledWith(['KYC', 'DIGIPASS']);
  },
});

export const QA = meta.story({
  parameters: SHEET,
  tags: ['qa'],
  render: (args) => (
    <div className="grid gap-40 md:grid-cols-2">
      <LastRequests {...args} />
      <div className="grid max-w-320 gap-40">
        <LastRequests {...args} requests={REQUESTS.slice(0, 2)} audience="bank" />
        <LastRequests {...args} requests={[]} />
        <LastRequests {...args} status="unavailable" />
      </div>
    </div>
  ),
});

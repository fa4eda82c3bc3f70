import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { modes } from '../../../../../.storybook/modes.ts';
import { uiStringsEn, uiStringsFr } from '../../foundations/index.js';
import { State } from '../state/index.js';
import { FactStrip, PropertyList } from './index.js';

const properties = [
  { label: 'Legal name', value: 'Halden Energy GmbH' },
  { label: 'Registered address', value: 'Speicherstadt 12, 20457 Hamburg' },
  { label: 'Trade register', value: '' },
  { label: 'Beneficial owners', locked: 'Jonas Weber can read them' },
];
const meta = preview.meta({
  title: 'Data/Property list',
  component: PropertyList,
  args: { properties },
});

export const Default = meta.story();

export const NotProvidedAndLocked = meta.story({
  name: 'Says what is missing and who may read what is locked',
  play: async ({ canvas, globals }) => {
    const { data } = globals['language'] === 'fr' ? uiStringsFr : uiStringsEn;
    await expect(canvas.getByText(data.notProvided)).toBeVisible();
    await expect(canvas.getByRole('img', { name: data.locked })).toBeVisible();
    await expect(canvas.getByText('Jonas Weber can read them')).toBeVisible();
    await expect(canvas.getAllByRole('term')).toHaveLength(4);
  },
});

export const Stacked = meta.story({ args: { layout: 'stacked' } });

export const Pairs = meta.story({
  name: 'Two pairs side by side on a wide screen',
  args: { pairs: 2 },
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('term');
    await expect(first!.getBoundingClientRect().top).toBe(second!.getBoundingClientRect().top);
  },
});

const strip = (
  <FactStrip
    facts={[
      { label: 'State', value: <State name="action" turn="sign" />, detail: 'since 20 Nov, 14:32' },
      { label: 'Legal entities', value: 'Halden Energy GmbH', detail: 'Guarantor: Halden Industries SA' },
      { label: 'Service', value: 'Account opening', detail: 'Contract 00418, cash management' },
      { label: 'Target date', value: '1 December 2026', detail: '7 business days left' },
      { label: 'Participants', value: 'C. Vasseur, L. Brandt, J. Weber', detail: 'and 3 more' },
    ]}
  />
);

export const Facts = meta.story({ render: () => strip });

export const FactsNarrow = meta.story({
  name: 'Facts keep their hairlines on a narrow screen',
  globals: { viewport: { value: 'mobile1' } },
  render: () => <div className="w-288">{strip}</div>,
});

export const QA = meta.story({
  parameters: { chromatic: { disableSnapshot: false, modes } },
  tags: ['qa'],
  render: () => (
    <div className="grid gap-32">
      {strip}
      <PropertyList properties={properties} />
      <PropertyList properties={properties} pairs={2} />
      <PropertyList properties={properties} layout="stacked" className="w-268" />
    </div>
  ),
});

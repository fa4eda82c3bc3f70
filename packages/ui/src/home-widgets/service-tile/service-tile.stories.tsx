import { expect, userEvent } from 'storybook/test';
import { modes } from '../../../../../.storybook/modes.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { uiStringsEn, uiStringsFr } from '../../foundations/index.js';
import { ServiceTile, type ServiceTileProps } from './index.js';

const meta = preview.meta({
  title: 'Home/Service tile',
  component: ServiceTile,
  args: {
    service: 'OPTIMNET',
    href: 'https://optimnet.atrium.example',
    external: true,
  } satisfies ServiceTileProps,
});
const strings = (globals: Record<string, unknown>) =>
  (globals['language'] === 'fr' ? uiStringsFr : uiStringsEn).figures.serviceTile;

export const Default = meta.story({
  name: 'WID-070 WID-071 Optimnet: what it is for, and the way there in a new tab',
  play: async ({ canvas, globals }) => {
    const { OPTIMNET } = strings(globals);
    await expect(canvas.getByText(OPTIMNET.text)).toBeVisible();
    const link = canvas.getByRole('link', { name: new RegExp(OPTIMNET.open) });
    await expect(link).toHaveAttribute('href', 'https://optimnet.atrium.example');
    await expect(link).toHaveAttribute('target', '_blank');
    await userEvent.tab();
    await userEvent.tab();
    await expect(link).toHaveFocus();
  },
});

export const Optimtrade = meta.story({
  name: 'WID-072 WID-073 Optimtrade: what it is for, and the way there',
  args: { service: 'OPTIMTRADE', href: 'https://trade.atrium.example' },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByRole('region').textContent).toContain(strings(globals).OPTIMTRADE.text);
  },
});

export const Empty = meta.story({
  name: 'WID-006 not open for this person',
  args: { href: undefined },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByText(strings(globals).empty)).toBeVisible();
    await expect(canvas.queryByRole('link')).toBeNull();
  },
});

export const Unavailable = meta.story({
  name: 'WID-005 service unavailable',
  args: { status: 'unavailable' },
});

export const QA = meta.story({
  parameters: {
    chromatic: { disableSnapshot: false, modes },
    // The same widget several times on one page, which no home has.
    a11y: { config: { rules: [{ id: 'landmark-unique', enabled: false }] } },
  },
  tags: ['qa'],
  render: (args) => (
    <div className="grid max-w-320 gap-40">
      <ServiceTile {...args} />
      <ServiceTile {...args} service="OPTIMTRADE" />
      <ServiceTile {...args} href={undefined} />
      <ServiceTile {...args} status="unavailable" />
    </div>
  ),
});

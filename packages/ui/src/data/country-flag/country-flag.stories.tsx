import { expect } from 'storybook/test';
import { modes } from '../../../../../.storybook/modes.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { FLAGS } from './flags.js';
import { CountryFlag } from './index.js';

const meta = preview.meta({
  title: 'Data/Country flag',
  component: CountryFlag,
  args: { code: 'FR' },
  render: (args) => (
    <p className="flex items-center gap-6">
      <CountryFlag {...args} /> France
    </p>
  ),
});

export const Default = meta.story({
  play: async ({ canvasElement }) => {
    const flag = canvasElement.querySelector('svg')!;
    await expect(flag).toHaveAttribute('aria-hidden', 'true');
    await expect(flag.getBoundingClientRect()).toMatchObject({ width: 18, height: 12 });
  },
});

export const None = meta.story({
  name: 'A country without a drawing stands by its name alone',
  args: { code: 'EG' },
  render: (args) => (
    <p className="flex items-center gap-6">
      <CountryFlag {...args} /> Egypt
    </p>
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('Egypt')).toBeVisible();
    await expect(canvasElement.querySelector('svg')).toBeNull();
  },
});

export const QA = meta.story({
  tags: ['qa'],
  parameters: { chromatic: { disableSnapshot: false, modes } },
  render: () => (
    <ul className="grid w-320 grid-cols-5 gap-12">
      {Object.keys(FLAGS).map((code) => (
        <li key={code} className="flex items-center gap-6">
          <CountryFlag code={code} /> {code}
        </li>
      ))}
    </ul>
  ),
});

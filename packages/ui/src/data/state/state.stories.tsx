import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { modes } from '../../../../../.storybook/modes.ts';
import { uiStringsEn, uiStringsFr } from '../../foundations/index.js';
import type { StateName } from '../../foundations/index.js';
import { State, StateLegend } from './index.js';

const meta = preview.meta({ title: 'Data/State', component: State, args: { name: 'progress' as const } });

export const Default = meta.story();

const NAMES = Object.keys(uiStringsEn.data.state) as StateName[];

export const All = meta.story({
  name: 'Each state has its mark and its word',
  render: () => (
    <div className="grid gap-8">
      {NAMES.map((name) => (
        <State key={name} name={name} />
      ))}
    </div>
  ),
  play: async ({ canvas, globals }) => {
    const strings = globals['language'] === 'fr' ? uiStringsFr : uiStringsEn;
    for (const name of NAMES) {
      const word = canvas.getByText(strings.data.state[name]);
      await expect(word.parentElement?.querySelector('svg')).toHaveAttribute('data-state-mark', name);
    }
  },
});

export const YourTurn = meta.story({
  name: 'Your turn says the verb to do',
  render: () => (
    <div className="grid gap-8">
      {(['sign', 'answer', 'validate', 'addDocuments'] as const).map((turn) => (
        <State key={turn} name="action" turn={turn} />
      ))}
    </div>
  ),
  play: async ({ canvas, globals }) => {
    const strings = globals['language'] === 'fr' ? uiStringsFr : uiStringsEn;
    await expect(canvas.getByText(strings.data.turn.sign)).toBeVisible();
    await expect(canvas.queryByText(strings.data.state.action)).toBeNull();
  },
});

export const LegendForTheBank = meta.story({
  name: 'The legend for the bank says whose turn it is from its side, without amber',
  render: () => <StateLegend audience="bank" />,
  play: async ({ canvas, globals }) => {
    const { legend } = (globals['language'] === 'fr' ? uiStringsFr : uiStringsEn).data;
    await expect(canvas.getByText(legend.client)).toBeVisible();
    await expect(canvas.queryByText(legend.bank)).toBeNull();
    const mark = canvas.getByText(legend.yours).querySelector('svg')!;
    await expect(getComputedStyle(mark).color).toBe(getComputedStyle(document.body).color);
  },
});

export const QA = meta.story({
  parameters: { chromatic: { disableSnapshot: false, modes } },
  tags: ['qa'],
  render: () => (
    <div className="grid gap-24">
      <div className="grid grid-cols-2 gap-8">
        {NAMES.map((name) => (
          <State key={name} name={name} />
        ))}
      </div>
      <div className="grid grid-cols-2 gap-8">
        {NAMES.map((name) => (
          <State key={name} name={name} size="small" />
        ))}
      </div>
      <State name="action" turn="addDocuments" />
      <StateLegend />
    </div>
  ),
});

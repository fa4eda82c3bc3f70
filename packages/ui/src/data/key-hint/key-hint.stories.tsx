import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { modes } from '../../../../../.storybook/modes.ts';
import { KeyHint } from './index.js';

const meta = preview.meta({ title: 'Data/Key hint', component: KeyHint, args: { children: '/' } });

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('/').tagName).toBe('KBD');
  },
});

export const QA = meta.story({
  parameters: { chromatic: { disableSnapshot: false, modes } },
  tags: ['qa'],
  render: () => (
    <div className="flex gap-12">
      <KeyHint>/</KeyHint>
      <KeyHint>⌘↵</KeyHint>
      <span className="bg-binding p-8 text-on-binding-2">
        <KeyHint>/</KeyHint>
      </span>
    </div>
  ),
});

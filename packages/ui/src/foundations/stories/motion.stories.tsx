import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { tokens } from '../generated/tokens.js';
import { Sheet, SheetTitle } from './sheet.js';

const meta = preview.meta({ title: 'Foundations/Motion' });

const USE: Record<string, string> = {
  instant: 'Selection, tabs, sorting: nothing moves.',
  exit: 'A layer leaves faster than it came.',
  enter: 'Menus, popovers, toasts: 4 px and opacity.',
  move: 'Panels, reordered widgets, expanded rows.',
  reduced: 'With reduced motion: opacity only.',
  skeletonDelay: 'Nothing shows before; then a skeleton, without shimmer.',
};

export const Default = meta.story({
  render: () => (
    <>
      <SheetTitle>Motion</SheetTitle>
      <Sheet
        title="Durations"
        lead="Motion explains where something came from. Nothing loops, the spinner aside."
      >
        <ul>
          {Object.entries(USE).map(([name, use]) => (
            <li key={name} className="grid grid-cols-[140px_80px_1fr] border-b border-line py-8">
              <span className="font-medium">{name}</span>
              <span className="text-ink-2">{tokens.duration[name as keyof typeof tokens.duration]} ms</span>
              <span className="text-ink-2">{use}</span>
            </li>
          ))}
        </ul>
      </Sheet>
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('160 ms')).toBeVisible();
  },
});

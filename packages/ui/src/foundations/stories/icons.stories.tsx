import { expect, spyOn, userEvent } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { modes } from '../../../../../.storybook/modes.ts';
import * as icons from '../generated/icons.js';
import { CopyButton, Sheet, SheetTitle } from './sheet.js';

const meta = preview.meta({ title: 'Foundations/Icons' });
const all = Object.entries(icons);

function Gallery({ copies = false }: { copies?: boolean }) {
  return (
    <ul className="grid grid-cols-[repeat(auto-fill,minmax(180px,1fr))] gap-x-24 gap-y-12">
      {all.map(([name, Icon]) => (
        <li key={name} className="flex items-center gap-12 text-small">
          <Icon />
          {name}
          {copies ? <CopyButton text={`<${name} />`} /> : null}
        </li>
      ))}
    </ul>
  );
}

export const Default = meta.story({
  render: () => (
    <>
      <SheetTitle>Icons</SheetTitle>
      <Sheet
        title="Phosphor, regular"
        lead="16 in controls, 18 in the bar, 20 for files. Fill only for an active toggle. Never alone when the verb is not obvious."
      >
        <Gallery copies />
      </Sheet>
    </>
  ),
  play: async ({ canvas, canvasElement }) => {
    const drawn = canvasElement.querySelectorAll('li > svg[data-icon]');
    await expect(drawn).toHaveLength(all.length);
    for (const svg of drawn) await expect(svg).toHaveAttribute('aria-hidden', 'true');
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await userEvent.click(canvas.getByRole('button', { name: 'Copy <SearchIcon />' }));
    await expect(write).toHaveBeenCalledWith('<SearchIcon />');
  },
});

export const Labelled = meta.story({
  name: 'With a name of its own',
  render: () => <icons.StarFilledIcon label="Favourite" />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Favourite' })).toBeVisible();
  },
});

export const QA = meta.story({
  tags: ['qa'],
  parameters: { chromatic: { disableSnapshot: false, modes } },
  render: () => <Gallery />,
});

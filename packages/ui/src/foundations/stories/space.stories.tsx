import preview from '../../../../../.storybook/preview.tsx';
import { modes } from '../../../../../.storybook/modes.ts';
import { tokens } from '../generated/tokens.js';
import { StateMark } from '../state-mark/index.js';
import { Sheet, SheetTitle } from './sheet.js';

const meta = preview.meta({ title: 'Foundations/Space and density' });

const rows = [
  { state: 'action', label: 'Sign', title: 'Opening of a EUR current account', at: '14:32' },
  { state: 'progress', label: 'In progress', title: 'Guarantee, Port of Rotterdam', at: '17 Nov' },
] as const;

function Density({ density }: { density: 'comfortable' | 'compact' }) {
  return (
    <div data-density={density}>
      <h3 className="mb-8 text-heading-3">
        {density === 'comfortable' ? 'Comfortable, rows of 50' : 'Compact, rows of 40'}
      </h3>
      <ul className="border-t border-line-ink">
        {rows.map((row) => (
          <li
            key={row.title}
            className="grid h-row grid-cols-[120px_1fr_60px] items-center border-b border-line"
          >
            <span className="flex items-center gap-8">
              <StateMark name={row.state} />
              {row.label}
            </span>
            <span className="truncate">{row.title}</span>
            <span className="text-right text-ink-3">{row.at}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Levels() {
  return (
    <div className="grid gap-16 xs:grid-cols-3">
      <div className="rounded-tag border border-line p-16">Level 0, the page, radius 2</div>
      <div className="rounded-floating bg-raised p-16 shadow-1">Level 1, menu and toast, radius 4</div>
      <div className="rounded-floating bg-raised p-16 shadow-2">Level 2, dialog, radius 4</div>
    </div>
  );
}

function Rules() {
  return (
    <div className="grid gap-16 xs:grid-cols-3">
      <p className="border-t border-line pt-8">Hairline between rows</p>
      <p className="border-t border-line-ink pt-8">Ink rule, head of a table</p>
      <p className="border-t-2 border-line-ink pt-8">Section, 2 px</p>
      <p className="total-row py-8">Total, and nothing else</p>
      <p className="border-l-2 border-line-ink py-8 pl-8">Unread, 2 px ink</p>
      <p className="border-l-2 border-brand bg-selection py-8 pl-8">Selected</p>
    </div>
  );
}

export const Default = meta.story({
  render: () => (
    <>
      <SheetTitle>Space and density</SheetTitle>
      <Sheet title="Space" lead="A grid of 4. A number in a class name is px at the default text size.">
        <ul className="grid gap-8">
          {tokens.space
            .filter((size) => size > 0)
            .map((size) => (
              <li key={size} className="flex items-center gap-16 text-small">
                <span className="w-24 text-right text-ink-3">{size}</span>
                <span className="h-8 bg-brand" style={{ width: size * 3 }} />
              </li>
            ))}
        </ul>
      </Sheet>
      <Sheet title="Density" lead="Comfortable is the default; compact follows the person.">
        <div className="grid gap-32 sm:grid-cols-2">
          <Density density="comfortable" />
          <Density density="compact" />
        </div>
      </Sheet>
      <Sheet title="Rules" lead="Rules do the grouping.">
        <Rules />
      </Sheet>
      <Sheet title="Elevation" lead="A shadow means “above the page”, nothing else.">
        <Levels />
      </Sheet>
    </>
  ),
});

export const QA = meta.story({
  tags: ['qa'],
  parameters: { chromatic: { disableSnapshot: false, modes } },
  render: () => (
    <div className="grid gap-32">
      <Density density="comfortable" />
      <Density density="compact" />
      <Rules />
      <Levels />
    </div>
  ),
});

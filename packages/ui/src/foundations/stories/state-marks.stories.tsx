import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { modes } from '../../../../../.storybook/modes.ts';
import { useStrings } from '../provider/index.js';
import { StateMark, type StateName } from '../state-mark/index.js';
import { CopyButton, Sheet, SheetTitle } from './sheet.js';

const meta = preview.meta({ title: 'Foundations/State marks' });
const NAMES: StateName[] = [
  'action',
  'due',
  'colleague',
  'draft',
  'submitted',
  'progress',
  'done',
  'refused',
  'cancelled',
  'expired',
  'info',
];

function Marks({ size, copies = false }: { size?: number; copies?: boolean }) {
  const t = useStrings();
  return (
    <ul className="grid gap-12 xs:grid-cols-3">
      {NAMES.map((name) => (
        <li key={name} className="flex items-center gap-8">
          <StateMark name={name} size={size} />
          {t(`data.state.${name}`)}
          {copies ? <CopyButton text={`<StateMark name="${name}" />`} /> : null}
        </li>
      ))}
    </ul>
  );
}

export const Default = meta.story({
  render: () => (
    <>
      <SheetTitle>State marks</SheetTitle>
      <Sheet
        title="Shape, words, then colour"
        lead="Diamond: someone on your side must act. Circle: the file moves without you. Square: it stopped. Fill tells how far."
      >
        <Marks copies />
      </Sheet>
      <Sheet title="In second lines" lead="12 px instead of 14.">
        <Marks size={12} />
      </Sheet>
    </>
  ),
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('[data-state-mark]')).toHaveLength(NAMES.length * 2);
  },
});

export const QA = meta.story({
  tags: ['qa'],
  parameters: { chromatic: { disableSnapshot: false, modes } },
  render: () => <Marks />,
});

import preview from '../../../../../.storybook/preview.tsx';
import { modes } from '../../../../../.storybook/modes.ts';
import { tokens } from '../generated/tokens.js';
import { Sheet, SheetTitle } from './sheet.js';

const meta = preview.meta({ title: 'Foundations/Type' });

const SAMPLE: Record<string, string> = {
  display: 'Good afternoon, Claire',
  title: 'Opening of a EUR current account',
  'title-compact': 'Halden Energy GmbH',
  headline: 'The deposit rate holds at 2.00%',
  'heading-1': 'Beneficial owners',
  'heading-2': 'Signature envelope',
  'heading-3': 'What changed in v3',
  body: 'Clause 7.2 now limits the guarantee to EUR 5,000,000.00.',
  'body-strong': 'Statement of fees, October 2026',
  small: 'Contract 00418, cash management',
  caption: 'R-2026-04817 · 20 Nov 2026, 14:32',
  code: 'AT-7F20-93C1',
};
/** Complete class names, so that they are in the stylesheet. */
const TEXT: Record<string, string> = {
  display: 'text-display',
  title: 'text-title',
  'title-compact': 'text-title-compact',
  headline: 'text-headline',
  'heading-1': 'text-heading-1',
  'heading-2': 'text-heading-2',
  'heading-3': 'text-heading-3',
  body: 'text-body',
  'body-strong': 'text-body-strong',
  small: 'text-small',
  caption: 'text-caption',
  code: 'text-code',
};
const FAMILY: Record<string, string> = { serif: 'font-serif', sans: 'font-sans', mono: 'font-mono' };

function Scale() {
  return (
    <ul>
      {Object.entries(tokens.typography).map(([name, { family, size, lineHeight, use }]) => (
        <li
          key={name}
          className="grid items-baseline gap-x-24 gap-y-4 border-b border-line py-12 xs:grid-cols-[140px_1fr_220px]"
        >
          <span className="text-small">
            <span className="block font-medium">{name}</span>
            <span className="text-caption text-ink-3">
              {Number.parseFloat(size) * 16}/{Number.parseFloat(lineHeight) * 16}
            </span>
          </span>
          <span className={`${FAMILY[family]} ${TEXT[name]}`}>{SAMPLE[name]}</span>
          <span className="text-caption text-ink-3">{use}</span>
        </li>
      ))}
    </ul>
  );
}

export const Default = meta.story({
  render: () => (
    <>
      <SheetTitle>Type</SheetTitle>
      <Sheet
        title="Scale"
        lead="Source Serif 4 speaks once a page. IBM Plex Sans does the work, with tabular lining figures."
      >
        <Scale />
      </Sheet>
      <Sheet title="Figures" lead="They line up to the digit, and I, l, 1 and 0, O never look alike.">
        <div className="flex gap-56">
          <p className="text-right text-body">
            1,204,860.15
            <br />
            −118,447.71
            <br />
            42,118,904.10
          </p>
          <p className="text-body">
            IBAN DE89 3704 0044 0532 0130 00
            <br />
            Illegal 1O, O0, 5S, 8B
            <br />
            R-2026-04817
          </p>
        </div>
      </Sheet>
    </>
  ),
});

export const QA = meta.story({
  tags: ['qa'],
  parameters: { chromatic: { disableSnapshot: false, modes } },
  render: () => <Scale />,
});

import { expect } from 'storybook/test';
import preview, { STORY_NOW } from '../../../../../.storybook/preview.tsx';
import { modes } from '../../../../../.storybook/modes.ts';
import { createFormats, formatIban } from '../formats/index.js';
import { CopyButton, Sheet, SheetTitle } from './sheet.js';

const meta = preview.meta({ title: 'Foundations/Formats' });
const now = () => new Date(STORY_NOW);
const languages = [
  createFormats({ language: 'en', timeZone: 'Europe/Paris', now }),
  createFormats({ language: 'fr', timeZone: 'Europe/Paris', now }),
] as const;
type Formats = (typeof languages)[number];

const ROWS: [name: string, call: string, format: (formats: Formats) => string][] = [
  ['Amount', 'amount(value, currency)', (f) => f.amount(12_500_000, 'EUR')],
  ['Negative', 'number(value)', (f) => f.number(-1_118_447.71)],
  ['Abbreviated', 'abbreviated(value)', (f) => f.abbreviated(25_500_000)],
  ['Percentage', 'percentage(ratio)', (f) => f.percentage(0.26)],
  ['File size', 'fileSize(bytes)', (f) => f.fileSize(4_404_019)],
  ['Date', 'date(value)', (f) => f.date('2026-11-20T12:00:00Z')],
  ['Date in text', 'longDate(value)', (f) => f.longDate('2026-11-20T12:00:00Z')],
  ['Date and time', 'dateTime(value)', (f) => f.dateTime('2026-11-20T13:32:00Z')],
  ['Today in a list', 'recent(value)', (f) => f.recent('2026-11-20T10:05:00Z')],
  ['The day before', 'recent(value)', (f) => f.recent('2026-11-19T10:05:00Z')],
  ['Range', 'range(from, to)', (f) => f.range('2026-10-26T12:00:00Z', '2026-11-18T12:00:00Z')],
  ['List', 'list(values)', (f) => f.list(['Halden Energy', 'Halden Iberia', 'Halden Suisse'])],
  ['IBAN', 'formatIban(iban)', () => formatIban('DE89370400440532013000')],
];

function Table({ copies = false }: { copies?: boolean }) {
  return (
    <table className="w-full text-body">
      <thead>
        <tr className="border-b border-line-ink text-left text-small text-ink-2">
          <th className="py-8 font-medium">What</th>
          <th className="py-8 text-right font-medium">English</th>
          <th className="py-8 text-right font-medium">Français</th>
          {copies ? <th className="py-8 pl-24 font-medium">In code</th> : null}
        </tr>
      </thead>
      <tbody>
        {ROWS.map(([name, call, format]) => (
          <tr key={name} className="border-b border-line">
            <td className="py-8">{name}</td>
            <td className="py-8 text-right">{format(languages[0])}</td>
            <td className="py-8 text-right" lang="fr">
              {format(languages[1])}
            </td>
            {copies ? (
              <td className="py-8 pl-24">
                <code className="font-mono text-code">{call}</code> <CopyButton text={call} />
              </td>
            ) : null}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

export const Default = meta.story({
  render: () => (
    <>
      <SheetTitle>Formats</SheetTitle>
      <Sheet
        title="Both languages"
        lead="ISO codes, a true minus sign, no-break spaces inside amounts. Dates follow the reader’s time zone."
      >
        <Table copies />
      </Sheet>
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('EUR 12,500,000.00')).toBeVisible();
    await expect(canvas.getByText('du 26 oct. au 18 nov. 2026')).toBeVisible();
  },
});

export const QA = meta.story({
  tags: ['qa'],
  parameters: { chromatic: { disableSnapshot: false, modes } },
  render: () => <Table />,
});

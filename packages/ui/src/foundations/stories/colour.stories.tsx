import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { modes } from '../../../../../.storybook/modes.ts';
import { contrast } from '../contrast.js';
import { tokens } from '../generated/tokens.js';
import { Sheet, SheetTitle } from './sheet.js';

const meta = preview.meta({ title: 'Foundations/Colour', parameters: { layout: 'padded' } });

type Theme = 'light' | 'dark';
type RoleName = keyof (typeof tokens)['roles']['light'];

function Ramps() {
  return (
    <Sheet title="Ramps" lead="Screens use the roles below, never a ramp step.">
      <div className="grid gap-12">
        {Object.entries(tokens.ramps).map(([name, ramp]) => (
          <div key={name} className="flex flex-wrap items-start gap-y-8">
            <span className="w-72 shrink-0 pt-8 text-small font-medium">{name}</span>
            {Object.entries(ramp).map(([step, value]) => (
              <span key={step} className="w-72 text-caption text-ink-2">
                <span className="block h-32" style={{ background: value }} />
                {step}
              </span>
            ))}
          </div>
        ))}
      </div>
    </Sheet>
  );
}

function Roles({ theme }: { theme: Theme }) {
  return (
    <div data-theme={theme} className="bg-bg p-16 text-ink">
      <h3 className="mb-8 text-heading-3">{theme === 'light' ? 'Light roles' : 'Dark roles'}</h3>
      <ul className="grid">
        {Object.entries(tokens.roles[theme]).map(([name, { value, use }]) => (
          <li
            key={name}
            className="grid grid-cols-[24px_140px_76px_1fr] items-center gap-12 border-b border-line py-6"
          >
            <span
              className="size-20 rounded-tag border border-line-control"
              style={{ background: `var(--${name})` }}
            />
            <span className="text-small font-medium">{name}</span>
            <code className="font-mono text-caption text-ink-2">{value}</code>
            <span className="text-caption text-ink-3">{use}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Contrasts({ theme }: { theme: Theme }) {
  return (
    <div data-theme={theme} className="bg-bg p-16 text-ink">
      <table className="w-full text-small">
        <caption className="mb-8 text-left text-heading-3">{theme === 'light' ? 'Light' : 'Dark'}</caption>
        <thead>
          <tr className="border-b border-line-ink text-left text-ink-2">
            <th className="py-6 font-medium">Pair</th>
            <th className="py-6 text-right font-medium">Measured</th>
            <th className="py-6 text-right font-medium">At least</th>
          </tr>
        </thead>
        <tbody>
          {Object.entries(tokens.contrast).map(([pair, { minimum }]) => {
            const [front, back] = pair.split(' on ') as [RoleName, RoleName];
            const ratio = contrast(tokens.roles[theme][front].value, tokens.roles[theme][back].value);
            return (
              <tr key={pair} className="border-b border-line" data-passes={ratio >= minimum}>
                <td className="py-6">{pair}</td>
                <td className="py-6 text-right font-semibold">{ratio.toFixed(2)}</td>
                <td className="py-6 text-right text-ink-3">{minimum}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}

export const Default = meta.story({
  render: () => (
    <>
      <SheetTitle>Colour</SheetTitle>
      <Ramps />
      <Sheet
        title="Roles"
        lead="A colour has one meaning: green acts, amber waits for the client’s side, red is an error."
      >
        <div className="grid gap-16 sm:grid-cols-2">
          <Roles theme="light" />
          <Roles theme="dark" />
        </div>
      </Sheet>
    </>
  ),
});

export const Contrast = meta.story({
  name: 'Measured contrast',
  render: () => (
    <>
      <SheetTitle>Measured contrast</SheetTitle>
      <Sheet
        title="WCAG 2.2 ratios"
        lead="Computed here from the tokens: text at least 4.5, marks, edges and rings at least 3."
      >
        <div className="grid gap-16 sm:grid-cols-2">
          <Contrasts theme="light" />
          <Contrasts theme="dark" />
        </div>
      </Sheet>
    </>
  ),
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('[data-passes="false"]')).toHaveLength(0);
    await expect(canvasElement.querySelectorAll('[data-passes="true"]').length).toBeGreaterThan(60);
  },
});

export const DataColours = meta.story({
  name: 'Data colours',
  render: () => (
    <>
      <SheetTitle>Data colours</SheetTitle>
      <Sheet
        title="Eight series at most"
        lead="In order of use. Lines also differ by dash, bars by hatch; each reaches 3 to 1 on the page."
      >
        <ol className="flex flex-wrap gap-12">
          {tokens.data.light.map((value, index) => (
            <li key={value} className="grid gap-4 text-caption">
              <span className="size-56 rounded-tag" style={{ background: `var(--data-${index + 1})` }} />
              {index + 1}
            </li>
          ))}
        </ol>
      </Sheet>
    </>
  ),
});

export const QA = meta.story({
  tags: ['qa'],
  parameters: { chromatic: { disableSnapshot: false, modes } },
  render: () => (
    <div className="grid gap-16 sm:grid-cols-2">
      <Roles theme="light" />
      <Roles theme="dark" />
    </div>
  ),
});

import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { modes } from '../../../../../../.storybook/modes.ts';
import preview from '../../../../../../.storybook/preview.tsx';
import { uiStringsEn, uiStringsFr } from '../../../foundations/index.js';
import { STEPS, SUMMARY } from '../creation.fixture.js';
import { StepSwitches } from '../step-switches/index.js';
import { CreationFrame, type CreationFrameProps } from './index.js';

const onSubmit = fn();
const meta = preview.meta({
  title: 'Requests/Creation/Frame',
  component: CreationFrame,
  parameters: { layout: 'fullscreen' },
  args: {
    title: 'Opening of an account in SEK',
    back: { href: '#hub', label: 'Halden' },
    steps: STEPS,
    step: 'GENERIC' as const,
    onStepChange: fn(),
    onAttempt: fn(),
    attempt: 0,
    summary: SUMMARY,
    savedAt: '2026-11-20T14:41:00Z',
    onCancel: fn(),
    onSaveAndClose: fn(),
    hasAction: true,
    onSubmit,
    children: 'Halden',
  } satisfies CreationFrameProps,
});
const strings = (globals: Record<string, unknown>) =>
  (globals['language'] === 'fr' ? uiStringsFr : uiStringsEn).creation;

/** Host that navigates between steps like the portal. */
function Live(props: CreationFrameProps) {
  const [step, setStep] = useState(props.step);
  return <CreationFrame {...props} step={step} onStepChange={setStep} />;
}

export const Default = meta.story({
  name: 'Steps, form, summary and footer; a step that is not complete does not let on',
  play: async ({ canvas, args, globals }) => {
    const t = strings(globals);
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Opening of an account in SEK');
    const next = canvas.getByRole('button', {
      name: t.continue.replace('{{step}}', t.steps.SIGNATORY),
    });
    await userEvent.click(next);
    await expect(args.onAttempt).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: t.close }));
    await expect(args.onCancel).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: t.saveAndClose }));
    await expect(args.onSaveAndClose).toHaveBeenCalledOnce();
  },
});

export const Steps = meta.story({
  name: 'Steps can be gone to in any order, by mouse and keyboard',
  tags: ['DS-071', 'PLAT-132', 'NEW-010'],
  render: (args) => <Live {...args} />,
  play: async ({ canvas, canvasElement, globals }) => {
    const t = strings(globals);
    const status = () =>
      [...canvasElement.querySelectorAll('[data-step-status]')]
        .filter((item) => (item as HTMLElement).offsetParent !== null)
        .map((item) => item.getAttribute('data-step-status'));
    await expect(status()).toEqual(['completed', 'active', 'following']);
    const first = canvas
      .getAllByRole('button', { name: new RegExp(`^${t.steps.INFORMATION}`) })
      .find((button) => button.offsetParent !== null)!;
    first.focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('heading', { level: 2, name: t.steps.INFORMATION })).toHaveFocus();
    await expect(status()).toEqual(['active', 'following', 'following']);
  },
});

export const Errors = meta.story({
  name: 'What is to correct, first on the page',
  args: {
    attempt: 1,
    steps: STEPS.map((step) => ({ ...step, attempted: true })),
    failure: 'The bank did not answer. Nothing was sent.',
  },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByRole('link', { name: 'Value date' })).toBeVisible();
    await expect(canvas.getByText(strings(globals).failed.replaceAll(/[\u00a0\u202f]/g, ' '))).toBeVisible();
  },
});

export const Missing = meta.story({
  name: 'What cannot be created names what is missing, and each name leads to its field',
  tags: ['NEW-018'],
  args: { step: 'SIGNATORY' },
  render: function Render(args) {
    const [step, setStep] = useState(args.step);
    return (
      <CreationFrame
        {...args}
        step={step}
        onStepChange={setStep}
        steps={STEPS.map((entry) =>
          entry.id === 'INFORMATION'
            ? {
                ...entry,
                completion: 'TO_COMPLETE' as const,
                problems: ['Title', 'Topic', 'Message', 'Participants'].map((label) => ({
                  controlId: `missing-${label}`,
                  label,
                  message: '',
                })),
              }
            : { ...entry, completion: 'COMPLETE' as const, problems: [] },
        )}
      >
        {step === 'INFORMATION' ? <input id="missing-Topic" aria-label="Topic" /> : null}
      </CreationFrame>
    );
  },
  play: async ({ canvas, args, globals }) => {
    const t = strings(globals);
    const submit = canvas.getByRole('button', { name: t.submit });
    await expect(submit).toHaveAttribute('aria-disabled', 'true');
    await expect(submit).toHaveAccessibleDescription(/Title\s*Topic\s*Message/);
    await userEvent.click(canvas.getByRole('button', { name: t.missing.more_one.replace('{{count}}', '1') }));
    await expect(args.onAttempt).toHaveBeenCalledOnce();
    canvas.getByRole('button', { name: 'Topic' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Topic' })).toHaveFocus());
    await expect(canvas.getByRole('heading', { level: 2, name: t.steps.INFORMATION })).toBeVisible();
  },
});

export const Submitting = meta.story({
  name: 'The request can be created once every step is complete, and no file is on its way',
  tags: ['NEW-018'],
  args: { step: 'SIGNATORY' },
  render: function Render(args) {
    const [done, setDone] = useState(false);
    const [uploading, setUploading] = useState(true);
    const [loading, setLoading] = useState(true);
    return (
      <CreationFrame
        {...args}
        steps={STEPS.map((step) => (done ? { ...step, completion: 'COMPLETE', problems: [] } : step))}
        uploading={uploading}
        loading={loading}
      >
        <button type="button" onClick={() => setDone(true)}>
          Halden
        </button>
        <button type="button" onClick={() => setUploading(false)}>
          Halden 417
        </button>
        <button type="button" onClick={() => setLoading(false)}>
          Halden 418
        </button>
      </CreationFrame>
    );
  },
  play: async ({ canvas, args, globals }) => {
    onSubmit.mockClear();
    const t = strings(globals);
    const submit = canvas.getByRole('button', { name: t.submit });
    await expect(submit).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(submit);
    await expect(args.onAttempt).toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: /^Halden$/ }));
    await expect(submit).toHaveAttribute('aria-disabled', 'true');
    await expect(canvas.getByText(t.errors.uploading)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Halden 417' }));
    await expect(submit).toHaveAttribute('aria-disabled', 'true');
    await expect(canvas.getByText(t.errors.loading)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Halden 418' }));
    await expect(submit).not.toHaveAttribute('aria-disabled');
    submit.focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
});

export const ReadyBefore = meta.story({
  name: 'Where all that is left may stay empty, the request can be created from any step',
  tags: ['NEW-018'],
  args: {
    step: 'INFORMATION',
    steps: STEPS.map((step) => ({ ...step, completion: 'COMPLETE' as const, problems: [] })),
  },
  play: async ({ canvas, args, globals }) => {
    onSubmit.mockClear();
    const t = strings(globals);
    await expect(
      canvas.getByRole('button', { name: t.continue.replace('{{step}}', t.steps[STEPS[1]!.id]) }),
    ).toBeVisible();
    canvas.getByRole('button', { name: t.submit }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
});

export const WithoutAction = meta.story({
  name: 'Complete steps alone create nothing: an action is to be chosen',
  tags: ['NEW-018'],
  args: {
    step: 'SIGNATORY',
    hasAction: false,
    steps: STEPS.map((step) => ({ ...step, completion: 'COMPLETE' as const, problems: [] })),
  },
  play: async ({ canvas, args, globals }) => {
    onSubmit.mockClear();
    const submit = canvas.getByRole('button', { name: strings(globals).submit });
    await expect(submit).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(submit);
    await expect(args.onAttempt).toHaveBeenCalledOnce();
    await expect(onSubmit).not.toHaveBeenCalled();
  },
});

export const SwitchedStep = meta.story({
  name: 'A step that is switched on is to be completed before the request can be created',
  tags: ['DS-128', 'NEW-016'],
  args: { step: 'SIGNATORY' },
  render: function Render(args) {
    const complete = STEPS.map((step) => ({ ...step, completion: 'COMPLETE' as const, problems: [] }));
    const [isOn, setOn] = useState(false);
    const [step, setStep] = useState(args.step);
    const steps = [
      ...complete.filter(({ id }) => id !== 'DOCUMENT'),
      ...(isOn ? [{ id: 'DOCUMENT' as const, completion: 'TO_COMPLETE' as const, problems: [] }] : []),
    ];
    return (
      <CreationFrame
        {...args}
        steps={steps}
        step={isOn ? step : args.step}
        onStepChange={setStep}
        switches={<StepSwitches switches={[{ id: 'DOCUMENT', on: isOn }]} onSwitch={(_, on) => setOn(on)} />}
      />
    );
  },
  play: async ({ canvas, globals }) => {
    onSubmit.mockClear();
    const t = strings(globals);
    const submit = () => canvas.getByRole('button', { name: t.submit });
    const documents = canvas.getByRole('switch', { name: t.switches.DOCUMENT });
    await expect(submit()).not.toHaveAttribute('aria-disabled');
    await userEvent.click(documents);
    const step = canvas.getAllByRole('button', { name: new RegExp(t.steps.DOCUMENT) })[0]!;
    await expect(step).toHaveTextContent(t.steps.toComplete);
    await userEvent.click(step);
    await expect(submit()).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(submit());
    await expect(onSubmit).not.toHaveBeenCalled();
    await userEvent.click(documents);
    await expect(submit()).not.toHaveAttribute('aria-disabled');
    await userEvent.click(submit());
    await expect(onSubmit).toHaveBeenCalledOnce();
  },
});

export const OnAPhone = meta.story({
  name: 'On a phone the bar at the foot is one row, and keeps the way on in reach',
  tags: ['DS-071'],
  decorators: [(Story) => <div className="w-320">{Story()}</div>],
  play: async ({ canvas, canvasElement, args, globals }) => {
    const t = strings(globals);
    const bar = canvasElement.querySelector<HTMLElement>('[data-page-actions]')!;
    const buttons = within(bar).getAllByRole('button');
    await expect(buttons.map((button) => button.getAttribute('aria-label') ?? button.textContent)).toEqual([
      t.previous,
      t.continue.replace('{{step}}', t.steps.SIGNATORY),
    ]);
    const [back, on] = buttons.map((button) => button.getBoundingClientRect());
    await expect(on!.top).toBeLessThan(back!.bottom);
    await expect(back!.top).toBeLessThan(on!.bottom);
    await expect(bar.scrollWidth).toBeLessThanOrEqual(bar.clientWidth);
    await userEvent.click(buttons[0]!);
    await expect(args.onStepChange).toHaveBeenLastCalledWith('INFORMATION');
    await userEvent.click(canvas.getByRole('button', { name: t.saveAndClose }));
    await expect(args.onSaveAndClose).toHaveBeenCalled();
  },
});

export const QA = meta.story({
  args: { steps: STEPS.map((step) => ({ ...step, attempted: true })) },
  parameters: { chromatic: { disableSnapshot: false, modes } },
  tags: ['qa'],
});

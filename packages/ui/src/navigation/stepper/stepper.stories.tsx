import { expect, fn, userEvent } from 'storybook/test';
import { useState } from 'react';
import preview from '../../../../../.storybook/preview.tsx';
import { modes } from '../../../../../.storybook/modes.ts';
import { Stepper, type Step, type StepperProps } from './index.js';

const steps: Step[] = [
  { id: 'service', title: 'Service', detail: 'Signatories and mandates', completed: true },
  { id: 'entities', title: 'Legal entities', detail: '2 selected', completed: true },
  { id: 'signatories', title: 'Signatories', detail: '4 people, 3 to correct', invalid: true },
  { id: 'documents', title: 'Documents', detail: '3 required' },
  { id: 'review', title: 'Review and submit' },
];
const meta = preview.meta({
  title: 'Navigation/Stepper',
  component: Stepper,
  args: { steps, value: 'signatories', onValueChange: fn() },
});

export const Default = meta.story({
  name: 'Active, completed and following steps',
  tags: ['PLAT-132', 'DS-071'],
  play: async ({ canvas, canvasElement }) => {
    const statuses = [...canvasElement.querySelectorAll('[data-step-status]')].map((step) =>
      step.getAttribute('data-step-status'),
    );
    await expect(statuses).toEqual(['completed', 'completed', 'active', 'following', 'following']);
    await expect(canvasElement.querySelector('[aria-current="step"]')).toHaveTextContent('Signatories');
    await expect(canvas.getAllByRole('button')).toHaveLength(2);
  },
});

function Controlled(props: StepperProps) {
  const [value, setValue] = useState(props.value);
  return (
    <Stepper
      {...props}
      value={value}
      onValueChange={(id) => {
        setValue(id);
        props.onValueChange?.(id);
      }}
    />
  );
}

export const Switchable = meta.story({
  name: 'A completed step can be gone to by mouse and keyboard',
  tags: ['DS-071'],
  render: (args) => <Controlled {...args} />,
  play: async ({ canvas, canvasElement, args }) => {
    const active = () => canvasElement.querySelector('[aria-current="step"]');
    await userEvent.click(canvas.getByRole('button', { name: /Legal entities/ }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith('entities');
    await expect(active()).toHaveTextContent('Legal entities');
    canvas.getByRole('button', { name: /Service/ }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(active()).toHaveTextContent('Service');
  },
});

export const AllSwitchable = meta.story({
  name: 'Every step can be gone to where the form allows it',
  tags: ['DS-071'],
  args: { steps: steps.map((step) => ({ ...step, switchable: true })) },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Review and submit/ }));
    await expect(args.onValueChange).toHaveBeenCalledWith('review');
  },
});

export const ReadOnly = meta.story({
  name: 'Steps that only tell are no buttons',
  args: { onValueChange: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
});

export const Horizontal = meta.story({ args: { orientation: 'horizontal' } });

export const QA = meta.story({
  parameters: { chromatic: { disableSnapshot: false, modes } },
  tags: ['qa'],
  render: (args) => (
    <div className="grid gap-32">
      <Stepper {...args} />
      <Stepper {...args} orientation="horizontal" label="Wide" />
    </div>
  ),
});

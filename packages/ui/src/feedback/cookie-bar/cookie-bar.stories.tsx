import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { modes } from '../../../../../.storybook/modes.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { uiStringsEn, uiStringsFr } from '../../foundations/strings/index.js';
import { CookieBar } from './index.js';

const onAccept = fn();
const meta = preview.meta({
  title: 'Feedback/Cookie bar',
  component: CookieBar,
  args: { accepted: false, policyHref: '#cookies', onAccept },
  render: function Render(args) {
    const [accepted, setAccepted] = useState(args.accepted);
    return (
      <CookieBar
        {...args}
        accepted={accepted}
        onAccept={() => {
          args.onAccept();
          setAccepted(true);
        }}
      />
    );
  },
});

export const Default = meta.story({
  name: 'Stands until it is accepted',
  tags: ['NAV-002', 'DS-058'],
  play: async ({ canvas, args, globals }) => {
    const strings = (globals['language'] === 'fr' ? uiStringsFr : uiStringsEn).feedback.cookies;
    const bar = canvas.getByRole('region', { name: strings.label });
    await expect(canvas.getByRole('link', { name: strings.policy })).toHaveAttribute('href', '#cookies');
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: strings.accept })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onAccept).toHaveBeenCalledOnce();
    await expect(bar).not.toBeInTheDocument();
  },
});

export const Accepted = meta.story({
  name: 'Does not come back once accepted',
  tags: ['NAV-003', 'DS-058'],
  args: { accepted: true },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('region')).toBeNull();
  },
});

export const QA = meta.story({
  parameters: { chromatic: { disableSnapshot: false, modes } },
  tags: ['qa'],
});

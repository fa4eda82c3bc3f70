import { expect, userEvent, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { modes } from '../../../../../.storybook/modes.ts';
import { SectionHeader } from '../page-header/index.js';
import { AnchorNavigation, type AnchorSection } from './index.js';

const sections: AnchorSection[] = [
  { id: 'identity', label: 'Identity', mark: 'done' },
  { id: 'ownership', label: 'Ownership', mark: 'action', count: 1 },
  { id: 'owners', label: 'Beneficial owners', mark: 'action', count: 2 },
  { id: 'attestation', label: 'Attestation', mark: 'submitted' },
];
const meta = preview.meta({
  title: 'Navigation/Anchor navigation',
  component: AnchorNavigation,
  args: { sections, label: 'Sections', summary: '1 of 4 sections complete' },
  render: (args) => (
    <div className="flex gap-32">
      <div className="sticky top-0 self-start">
        <AnchorNavigation {...args} />
      </div>
      <div className="flex-1">
        {sections.map((section) => (
          <section key={section.id} id={section.id} aria-label={section.id} className="h-720">
            <SectionHeader title={section.label} {...(section.mark && { mark: section.mark })} />
          </section>
        ))}
      </div>
    </div>
  ),
});

export const Default = meta.story();

export const FollowsReading = meta.story({
  name: 'The section being read is the current one',
  play: async ({ canvas }) => {
    const current = () => canvas.getByRole('link', { current: 'location' });
    await expect(current()).toHaveTextContent('Identity');
    document.getElementById('owners')!.scrollIntoView();
    await waitFor(() => expect(current()).toHaveTextContent('Beneficial owners'));
    window.scrollTo(0, 0);
    await waitFor(() => expect(current()).toHaveTextContent('Identity'));
  },
});

export const Goes = meta.story({
  name: 'Goes to a section by mouse and keyboard; focus goes along',
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('link', { name: /Ownership/ }));
    await expect(document.getElementById('ownership')).toHaveFocus();
    await waitFor(() =>
      expect(canvas.getByRole('link', { current: 'location' })).toHaveTextContent('Ownership'),
    );
    canvas.getByRole('link', { name: /Attestation/ }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(document.getElementById('attestation')).toHaveFocus();
    await waitFor(() =>
      expect(canvas.getByRole('link', { current: 'location' })).toHaveTextContent('Attestation'),
    );
    window.scrollTo(0, 0);
  },
});

export const QA = meta.story({
  parameters: { chromatic: { disableSnapshot: false, modes } },
  tags: ['qa'],
  render: (args) => <AnchorNavigation {...args} />,
});

import { expect, fn, userEvent } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { modes } from '../../../../../.storybook/modes.ts';
import { Button, IconButton } from '../../controls/button/index.js';
import { State } from '../../data/state/index.js';
import { DotsIcon, PlusIcon, SignIcon, SquaresIcon } from '../../foundations/icons/index.js';
import { RecordNav } from '../record-nav/index.js';
import { PageHeader, SectionHeader } from './index.js';

const onToggle = fn();
const meta = preview.meta({
  title: 'Navigation/Page header',
  component: PageHeader,
  args: {
    title: 'Opening of a EUR current account',
    recordNav: (
      <RecordNav
        back={{ href: '#requests', label: 'Requests' }}
        reference="R-2026-04817"
        position={{ index: 3, total: 27, previousHref: '#2', nextHref: '#4' }}
      />
    ),
    favourite: { active: true, onToggle },
    actions: (
      <>
        <IconButton icon={DotsIcon} label="More actions" variant="secondary" />
        <Button>Add documents</Button>
        <Button variant="primary" icon={SignIcon}>
          Sign 2 documents
        </Button>
      </>
    ),
  },
});

export const Default = meta.story();

export const Favourite = meta.story({
  name: 'The star is a toggle, by mouse and keyboard',
  play: async ({ canvas }) => {
    onToggle.mockClear();
    const star = canvas.getByRole('button', { pressed: true });
    await userEvent.click(star);
    star.focus();
    await userEvent.keyboard(' ');
    await expect(onToggle.mock.calls).toEqual([[false], [false]]);
  },
});

export const Greeting = meta.story({
  args: {
    title: 'Good afternoon, Claire',
    greeting: true,
    recordNav: undefined,
    favourite: undefined,
    actions: (
      <>
        <Button icon={SquaresIcon}>Customize</Button>
        <Button variant="primary" icon={PlusIcon}>
          New request
        </Button>
      </>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Good afternoon, Claire');
    await expect(canvas.queryByRole('button', { pressed: true })).toBeNull();
  },
});

export const QA = meta.story({
  parameters: { chromatic: { disableSnapshot: false, modes } },
  tags: ['qa'],
  render: (args) => (
    <div className="grid gap-32">
      <PageHeader {...args} />
      <PageHeader
        title="Halden Energy GmbH"
        state={
          <State name="action" className="text-body-strong">
            Documents requested, due 29 Nov 2026
          </State>
        }
        description="Review of the group’s German entity."
      />
      <div className="w-320">
        <PageHeader {...args} recordNav={undefined} />
      </div>
      <SectionHeader
        title="Ownership"
        mark="action"
        detail="above 10%, at 20 Nov 2026"
        actions={<Button variant="tertiary">Edit chart</Button>}
      />
      <SectionHeader title="Documents" level={3} detail="3 of 5 in order" />
    </div>
  ),
});

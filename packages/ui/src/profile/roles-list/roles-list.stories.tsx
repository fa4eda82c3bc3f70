import { expect, fn, userEvent } from 'storybook/test';
import { modes } from '../../../../../.storybook/modes.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { uiStringsEn, uiStringsFr } from '../../foundations/index.js';
import { ROLES } from '../profile.fixture.js';
import { RolesList } from './index.js';

const onRetry = fn();
const meta = preview.meta({ title: 'Profile/Roles list', component: RolesList, args: { roles: ROLES } });
const strings = (globals: Record<string, unknown>) =>
  globals['language'] === 'fr' ? uiStringsFr : uiStringsEn;

export const Default = meta.story({
  name: 'Team parts or name, then the contract',
  tags: ['DS-066', 'PROF-015'],
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'Coverage - Corporate - Energy Paris (Halden 00418)',
      'Back office (Norvik 00207)',
      'Observer',
    ]);
  },
});

export const Many = meta.story({
  name: 'Ten at a time, by mouse and keyboard',
  args: { roles: Array.from({ length: 24 }, () => ROLES[1]!) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(10);
    await userEvent.click(canvas.getByRole('button'));
    await expect(canvas.getAllByRole('listitem')).toHaveLength(20);
    canvas.getByRole('button').focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getAllByRole('listitem')).toHaveLength(24);
    await expect(canvas.queryByRole('button')).toBeNull();
  },
});

export const Empty = meta.story({ args: { roles: [] } });
export const Loading = meta.story({ args: { roles: undefined } });

export const Failed = meta.story({
  args: { roles: undefined, error: { supportId: '6f1c0d2ab3', onRetry } },
  play: async ({ canvas, globals }) => {
    onRetry.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: strings(globals).feedback.error.tryAgain }));
    await expect(onRetry).toHaveBeenCalledOnce();
  },
});

export const QA = meta.story({
  parameters: { chromatic: { disableSnapshot: false, modes } },
  tags: ['qa'],
  render: () => (
    <div className="grid gap-32">
      <RolesList roles={ROLES} />
      <RolesList roles={[]} />
    </div>
  ),
});

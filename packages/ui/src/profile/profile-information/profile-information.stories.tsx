import { expect, userEvent } from 'storybook/test';
import { countryList } from '@atrium/contract/countries';
import { cleanFirstName, normalisePhone } from '@atrium/contract/person-rules';
import { modes } from '../../../../../.storybook/modes.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { uiStringsEn, uiStringsFr } from '../../foundations/index.js';
import { ROLES, USER } from '../profile.fixture.js';
import { ProfileInformation } from './index.js';

const PICTURE =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"%3E%3Cpath fill="%23175c52" d="M8 8h20v48H8zm28 0h20v48H36zM28 28h8v8h-8z"/%3E%3C/svg%3E';

const meta = preview.meta({
  title: 'Profile/Profile information',
  component: ProfileInformation,
  args: {
    user: USER,
    pictureUrl: PICTURE,
    editable: true,
    countries: countryList('en'),
    normalisePhone,
    cleanFirstName,
    onSave: () => Promise.resolve(null),
    noticeHref: '#personal-data',
    termsHref: '#terms-and-conditions',
  },
});
const strings = (globals: Record<string, unknown>) =>
  globals['language'] === 'fr' ? uiStringsFr : uiStringsEn;

export const Default = meta.story({
  name: 'Picture, name, company and the data-protection notice',
  tags: ['PROF-007', 'PROF-008', 'PROF-009', 'PROF-013'],
  play: async ({ canvas, canvasElement, globals }) => {
    const { profile } = strings(globals);
    await expect(canvasElement.querySelector('img')).toHaveAttribute('src', PICTURE);
    await expect(canvas.getByText('Claire Vasseur')).toBeVisible();
    await expect(canvas.getAllByText('Halden Group')[0]).toBeVisible();
    await expect(canvas.getByRole('link', { name: profile.dataProtection.link })).toHaveAttribute(
      'href',
      '#personal-data',
    );
    await expect(canvas.queryByRole('heading', { name: profile.roles.title })).toBeNull();
  },
});

export const Editing = meta.story({
  name: 'The facts below become fields, and Cancel brings them back, by keyboard',
  tags: ['PROF-017'],
  play: async ({ canvas, globals }) => {
    const { fields, form } = strings(globals).profile;
    canvas.getByRole('button', { name: form.edit }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('textbox', { name: fields.firstName })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: form.cancel }));
    await expect(canvas.queryByRole('textbox')).toBeNull();
    await expect(canvas.getByRole('button', { name: form.edit })).toHaveFocus();
  },
});

export const OfTheBank = meta.story({
  name: 'People of the bank see their roles',
  tags: ['PROF-014'],
  args: {
    roles: { roles: ROLES },
    pictureUrl: undefined,
    user: {
      ...USER,
      company: { name: 'Atrium Bank' },
      contactInformation: { ...USER.contactInformation, isInternal: true },
    },
  },
  play: async ({ canvas, globals }) => {
    const { profile } = strings(globals);
    await expect(canvas.getByRole('heading', { name: profile.roles.title })).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
  },
});

export const QA = meta.story({
  parameters: { chromatic: { disableSnapshot: false, modes } },
  tags: ['qa'],
  args: { roles: { roles: ROLES } },
});

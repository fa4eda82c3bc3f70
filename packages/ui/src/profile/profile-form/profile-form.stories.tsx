import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { countryList } from '@atrium/contract/countries';
import { cleanFirstName, normalisePhone } from '@atrium/contract/person-rules';
import { modes } from '../../../../../.storybook/modes.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { uiStringsEn, uiStringsFr, useLanguage } from '../../foundations/index.js';
import { USER } from '../profile.fixture.js';
import { ProfileForm, type ProfileFormProps } from './index.js';

const onSave = fn<ProfileFormProps['onSave']>(() => Promise.resolve(null));
const onUnsavedChange = fn();

function InLanguage(props: ProfileFormProps) {
  return <ProfileForm {...props} countries={countryList(useLanguage())} />;
}

const meta = preview.meta({
  title: 'Profile/Profile form',
  component: ProfileForm,
  render: (args) => <InLanguage {...args} />,
  args: {
    user: USER,
    editable: true,
    countries: countryList('en'),
    normalisePhone,
    cleanFirstName,
    onSave,
    onUnsavedChange,
  },
  beforeEach: () => {
    onSave.mockReset().mockResolvedValue(null);
    onUnsavedChange.mockClear();
  },
});
const strings = (globals: Record<string, unknown>) =>
  globals['language'] === 'fr' ? uiStringsFr : uiStringsEn;
/** Text as normalized by queries. */
const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ');

export const Default = meta.story({
  name: 'Email, phones to call and address, as facts',
  tags: ['DS-065', 'PROF-010', 'PROF-011', 'PROF-012'],
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByRole('link', { name: USER.contactInformation.email })).toBeVisible();
    // The mobile number is stored in national format (PLAT-117).
    await waitFor(async () =>
      expect(canvas.getByRole('link', { name: /^\+33.6.12/ })).toHaveAttribute('href', 'tel:+33612345678'),
    );
    await expect(canvas.getByText('France')).toBeVisible();
    await expect(canvas.getAllByText(strings(globals).data.notProvided)).toHaveLength(2);
  },
});

export const Saving = meta.story({
  name: 'Edit, change by keyboard, save what was changed, trimmed',
  tags: ['PROF-017', 'PROF-018', 'PROF-021', 'PROF-022'],
  play: async ({ canvas, globals }) => {
    const { controls, profile } = strings(globals);
    const { fields, form } = profile;
    await userEvent.click(canvas.getByRole('button', { name: form.edit }));
    const first = canvas.getByRole('textbox', { name: fields.firstName });
    await expect(first).toHaveFocus();
    await userEvent.clear(first);
    await userEvent.type(first, ' claire-marie ');
    const country = canvas.getByRole('combobox', {
      name: `${fields.countryCode} ${controls.optional}`,
    });
    await userEvent.clear(country);
    await userEvent.type(country, globals['language'] === 'fr' ? 'allem' : 'germ');
    await userEvent.keyboard('{Enter}');
    await expect(onUnsavedChange).toHaveBeenLastCalledWith(true);
    await userEvent.click(canvas.getByRole('button', { name: form.save }));
    await expect(onSave).toHaveBeenLastCalledWith({ firstName: 'Claire-Marie', countryCode: 'DE' });
    await waitFor(async () => expect(canvas.getByRole('button', { name: form.edit })).toHaveFocus());
    await expect(onUnsavedChange).toHaveBeenLastCalledWith(false);
  },
});

export const Cancelling = meta.story({
  name: 'Cancel restores the values before editing',
  tags: ['PROF-019', 'PROF-023'],
  play: async ({ canvas, globals }) => {
    const { fields, form } = strings(globals).profile;
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const city = () => canvas.getByRole('textbox', { name: new RegExp(`^${fields.city}`) });
    await userEvent.type(city(), ' La Défense');
    await expect(onUnsavedChange).toHaveBeenLastCalledWith(true);
    await userEvent.click(canvas.getByRole('button', { name: form.cancel }));
    await expect(onUnsavedChange).toHaveBeenLastCalledWith(false);
    await expect(canvas.getByText('Paris')).toBeVisible();
    await expect(canvas.getByRole('button', { name: form.edit })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(city()).toHaveValue('Paris');
    await expect(onSave).not.toHaveBeenCalled();
  },
});

export const FixedFields = meta.story({
  name: 'Email and company cannot be edited',
  tags: ['PROF-020'],
  play: async ({ canvas, globals }) => {
    const { fields, form } = strings(globals).profile;
    await userEvent.click(canvas.getByRole('button', { name: form.edit }));
    for (const label of [fields.email, fields.company])
      await expect(canvas.getByRole('textbox', { name: label })).toHaveAttribute('readonly');
  },
});

export const ToRepair = meta.story({
  name: 'Says what must be repaired, keeps a number that was unreadable before',
  tags: ['PROF-011'],
  args: { user: { ...USER, contactInformation: { ...USER.contactInformation, landlinePhone: 'ext. 12' } } },
  play: async ({ canvas, globals }) => {
    const { fields, form } = strings(globals).profile;
    await userEvent.click(canvas.getByRole('button', { name: form.edit }));
    const last = canvas.getByRole('textbox', { name: fields.lastName });
    const mobile = canvas.getByRole('textbox', { name: new RegExp(`^${fields.mobilePhone}`) });
    await waitFor(async () => expect(mobile).toHaveValue('+33 6 12 34 56 78'));
    await userEvent.clear(last);
    await userEvent.clear(mobile);
    await userEvent.type(mobile, '12');
    await userEvent.click(canvas.getByRole('button', { name: form.save }));
    const summary = within(canvas.getAllByRole('alert')[0]!);
    await expect(summary.getAllByRole('link').map((link) => link.textContent)).toEqual([
      fields.lastName,
      fields.mobilePhone,
    ]);
    await expect(onSave).not.toHaveBeenCalled();
    await userEvent.click(summary.getByRole('link', { name: fields.lastName }));
    await expect(last).toHaveFocus();
    await userEvent.type(last, 'Vasseur-Roy');
    await userEvent.clear(mobile);
    await userEvent.keyboard('{Enter}');
    await expect(onSave).toHaveBeenLastCalledWith({ lastName: 'Vasseur-Roy', mobilePhone: '' });
  },
});

export const Refused = meta.story({
  name: 'Shows what the server refuses and keeps what was typed',
  play: async ({ canvas, globals }) => {
    const { fields, form } = strings(globals).profile;
    onSave.mockResolvedValue({ city: 'Halden' });
    await userEvent.click(canvas.getByRole('button', { name: form.edit }));
    const city = canvas.getByRole('textbox', { name: new RegExp(`^${fields.city}`) });
    await userEvent.type(city, 'X');
    await userEvent.keyboard('{Enter}');
    await waitFor(async () => expect(city).toHaveAttribute('aria-invalid', 'true'));
    await expect(city).toHaveValue('ParisX');
  },
});

export const WithoutCompany = meta.story({
  name: 'Without a company there is nothing to edit',
  tags: ['PROF-016'],
  args: { editable: false, user: { ...USER, company: { name: '' } } },
  play: async ({ canvas, globals }) => {
    const { profile } = strings(globals);
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(canvas.getByText(plain(profile.information.noCompany))).toBeVisible();
  },
});

export const QA = meta.story({
  parameters: { chromatic: { disableSnapshot: false, modes } },
  tags: ['qa'],
  play: async ({ canvas, globals }) => {
    const { fields, form } = strings(globals).profile;
    await userEvent.click(canvas.getByRole('button', { name: form.edit }));
    await userEvent.clear(canvas.getByRole('textbox', { name: fields.lastName }));
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getAllByRole('alert')[0]).toBeVisible();
  },
});

import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { modes } from '../../../../../../.storybook/modes.ts';
import preview from '../../../../../../.storybook/preview.tsx';
import { uiStringsEn, uiStringsFr } from '../../../foundations/index.js';
import {
  CONTRACTS,
  ENTITIES,
  INFORMATION,
  INFORMATION_VALUE,
  PEOPLE,
  TOPICS,
  noError,
  UPLOADS,
} from '../creation.fixture.js';
import { InformationStep, type InformationStepProps } from './index.js';

const meta = preview.meta({
  title: 'Requests/Creation/Information step',
  component: InformationStep,
  args: {
    configuration: { information: INFORMATION, maximumLegalEntities: null },
    value: INFORMATION_VALUE,
    onValueChange: fn(),
    topics: TOPICS,
    entities: ENTITIES,
    people: PEOPLE,
    contracts: CONTRACTS,
    contractId: 'c1',
    audience: 'client' as const,
    errorOf: noError,
  } satisfies InformationStepProps,
  render: function Render(args) {
    const [value, setValue] = useState(args.value);
    return (
      <InformationStep
        {...args}
        uploads={UPLOADS}
        value={value}
        onValueChange={(part) => {
          setValue((before) => ({ ...before, ...part }));
          args.onValueChange(part);
        }}
      />
    );
  },
});
const strings = (globals: Record<string, unknown>) =>
  (globals['language'] === 'fr' ? uiStringsFr : uiStringsEn).creation.information;

export const Default = meta.story({
  name: 'Title, topic and subtopics, legal entities, message, participants, files',
  tags: ['NEW-036', 'NEW-037', 'NEW-062', 'NEW-063'],
  play: async ({ canvas, args, globals }) => {
    const t = strings(globals);
    // The editor is loaded after the rest.
    await canvas.findByRole('textbox', { name: t.message });
    const title = canvas.getByRole('textbox', { name: t.title });
    await userEvent.type(title, '!');
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ title: 'Opening of an account in SEK!' });
    await expect(canvas.getByText(t.subTopics)).toBeVisible();
    await expect(await canvas.findByText(t.attachments)).toBeVisible();
    await expect(canvas.getByRole('combobox', { name: new RegExp(t.legalEntities) })).toBeEnabled();
  },
});

export const OnePerson = meta.story({
  name: 'CanAddMultipleParticipant: hidden, for some topics one person is chosen',
  tags: ['DS-024'],
  args: { value: { ...INFORMATION_VALUE, topicId: 'AUDIT', participants: [] } },
  play: async ({ canvas, globals }) => {
    const t = strings(globals);
    await expect(canvas.getByText(t.participant)).toBeVisible();
    await expect(canvas.queryByText(t.participants)).toBeNull();
  },
});

export const WithoutTopic = meta.story({
  name: 'Legal entities wait for a topic',
  tags: ['NEW-058'],
  args: { value: { ...INFORMATION_VALUE, topicId: null, ricosCodes: [] } },
  play: async ({ canvas, globals }) => {
    const t = strings(globals);
    await expect(canvas.getByRole('combobox', { name: new RegExp(t.legalEntities) })).toBeDisabled();
    await expect(canvas.getByText(t.topicFirst)).toBeVisible();
  },
});

export const PeopleChanged = meta.story({
  name: 'Who came or went with the topic is said',
  tags: ['NEW-053'],
  args: { peopleChange: { added: ['Marc Delaunay'], removed: ['Hannah Roth', 'Jonas Weber'] } },
  play: async ({ canvas, globals }) => {
    const t = (globals['language'] === 'fr' ? uiStringsFr : uiStringsEn).creation.information;
    await expect(canvas.getByText(t.peopleChanged)).toBeVisible();
    await expect(canvas.getByText(/Marc Delaunay\..*Hannah Roth, Jonas Weber\./)).toBeVisible();
  },
});

export const QA = meta.story({
  args: { errorOf: (field) => (field === 'description' ? 'Write what the bank should do' : undefined) },
  parameters: { chromatic: { disableSnapshot: false, modes } },
  tags: ['qa'],
});

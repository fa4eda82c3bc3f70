import { expect, fn, userEvent } from 'storybook/test';
import { modes } from '../../../../../.storybook/modes.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { uiStringsEn, uiStringsFr } from '../../foundations/index.js';
import { elided } from '../../foundations/strings/internal.js';
import { AVAILABLE, madeTag } from '../../tags/tags.fixture.js';
import { GROUPS } from '../search.fixture.js';
import { SearchResultCard, SearchResultGroup } from './index.js';

const onSave = fn(() => Promise.resolve());
const tagging = { onSearch: () => Promise.resolve(AVAILABLE), newTag: madeTag, onSave };
const [documents, requests, contacts] = GROUPS;

const meta = preview.meta({
  title: 'Search/Search results',
  component: SearchResultCard,
  args: {
    result: requests!.results[1]!,
    href: '#request',
    tagHref: ({ countryCode }) => (countryCode ? `#country-${countryCode}` : undefined),
    tagging,
  },
});
const strings = (globals: Record<string, unknown>) =>
  (globals['language'] === 'fr' ? uiStringsFr : uiStringsEn).search;

export const Default = meta.story({
  name: 'Title, description, category, date and details; whoever may manages its tags in place',
  tags: ['DS-090', 'SRCH-040', 'SRCH-041'],
  play: async ({ canvas, args, globals }) => {
    const t = strings(globals);
    await expect(canvas.getByRole('link', { name: args.result.title.text })).toBeVisible();
    await expect(canvas.getByText('Rotterdam', { selector: 'mark' })).toBeVisible();
    await expect(
      canvas.getByText(new RegExp(t.moreEntities_other.replace('{{count}}', '2'))),
    ).toHaveTextContent('Trade finance, Halden Logistics');
    const name = elided(
      globals['language'] === 'fr' ? 'fr' : 'en',
      { name: args.result.title.text },
      (variables) => t.editTags.replace('{{name}}', String(variables?.['name'])),
    );
    const edit = () => canvas.getByRole('button', { name });
    edit().focus();
    await userEvent.keyboard('{Enter}');
    const { tags } = globals['language'] === 'fr' ? uiStringsFr : uiStringsEn;
    await userEvent.click(await canvas.findByRole('button', { name: tags.cancel }));
    await expect(edit()).toHaveFocus();
  },
});

export const WithoutRights = meta.story({
  name: 'Without canManageTags its tags are only read',
  tags: ['SRCH-041'],
  args: { result: requests!.results[2]! },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
});

export const OfADocument = meta.story({
  name: 'A document says what file it is and who added it',
  args: { result: documents!.results[0]! },
  play: async ({ canvas, globals }) => {
    const t = strings(globals);
    await expect(canvas.getByText(new RegExp(t.addedBy.replace('{{name}}', 'Marc Delaunay')))).toBeVisible();
  },
});

export const WithoutAPage = meta.story({
  name: 'What leads nowhere is shown alone',
  args: { result: contacts!.results[0]!, href: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Roger Magnusson')).toBeVisible();
    await expect(canvas.queryByRole('link')).toBeNull();
  },
});

export const InPlace = meta.story({
  name: 'A plain press shows the result beside the page; its link still leads to it',
  tags: ['SRCH-042'],
  args: { onOpen: fn() },
  play: async ({ canvas, args }) => {
    const link = canvas.getByRole('link', { name: args.result.title.text });
    await expect(link).toHaveAttribute('href', '#request');
    const address = globalThis.location.href;
    await userEvent.click(link);
    await expect(args.onOpen).toHaveBeenCalledTimes(1);
    link.focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onOpen).toHaveBeenCalledTimes(2);
    await expect(globalThis.location.href).toBe(address);
  },
});

export const Limited = meta.story({
  name: 'A group ends at a hundred results and says so',
  tags: ['SRCH-008'],
  render: () => (
    <SearchResultGroup
      group={{
        ...requests!,
        results: Array.from({ length: 100 }, (_, index) => ({ ...requests!.results[2]!, id: `r${index}` })),
      }}
      hrefOf={() => '#request'}
      onShowMore={fn()}
    />
  ),
  play: async ({ canvas, globals }) => {
    const t = strings(globals);
    await expect(
      canvas.getByText(t.limited.replace('{{shown}}', '100').replace('{{total}}', '121')),
    ).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
});

export const QA = meta.story({
  parameters: { chromatic: { disableSnapshot: false, modes } },
  tags: ['qa'],
  render: () => (
    <>
      {GROUPS.map((group) => (
        <SearchResultGroup
          key={group.type}
          group={group}
          href="#service"
          hrefOf={({ link }) => `#${link}`}
          taggingOf={() => tagging}
        />
      ))}
    </>
  ),
});

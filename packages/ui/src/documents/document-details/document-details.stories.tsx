import { expect, fn, userEvent } from 'storybook/test';
import { modes } from '../../../../../.storybook/modes.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { uiStringsEn, uiStringsFr } from '../../foundations/index.js';
import { AVAILABLE, madeTag } from '../../tags/tags.fixture.js';
import { DOCUMENTS } from '../documents.fixture.js';
import { DocumentDetails, type DocumentDetailsProps } from './index.js';

const [pending, , own, requested, closed] = DOCUMENTS;
const meta = preview.meta({
  title: 'Documents/Document details',
  component: DocumentDetails,
  args: {
    document: own!,
    tagging: {
      onSearch: () => Promise.resolve(AVAILABLE),
      newTag: madeTag,
      onSave: fn(() => Promise.resolve()),
    },
    onDelete: fn(),
    limits: { deletion: null, tagging: null },
  } satisfies DocumentDetailsProps,
  decorators: [(Story) => <div className="w-304">{Story()}</div>],
});
const strings = (globals: Record<string, unknown>) =>
  globals['language'] === 'fr' ? uiStringsFr : uiStringsEn;
const termsOf = (canvasElement: HTMLElement) =>
  [...canvasElement.querySelectorAll('dt')].map(({ textContent }) => textContent);
/** Returns what is said of a term. */
const valueOf = (canvasElement: HTMLElement, term: string) =>
  [...canvasElement.querySelectorAll('dt')].find(({ textContent }) => textContent === term)!
    .nextElementSibling!;

export const Default = meta.story({
  name: 'Title, uploader, date, category, file type, size and tags; tags are edited and the document deleted by right',
  tags: ['DOC-014', 'DS-084'],
  play: async ({ canvas, canvasElement, args, globals }) => {
    const { documents: t, tags, feedback } = strings(globals);
    const { title, uploader, date, category, entities, contract, type, size } = t.details;
    await expect(termsOf(canvasElement)).toEqual([
      title,
      uploader,
      date,
      category,
      entities,
      contract,
      type,
      size,
    ]);
    for (const [term, value] of [
      [title, own!.filename],
      [uploader, t.byMe],
      [date, /12.*2026/],
      [category, own!.category.name],
      [contract, own!.contract!.name],
      [type, t.types.EXCEL],
      [size, /^4\d\d/],
    ] as const)
      await expect(valueOf(canvasElement, term)).toHaveTextContent(value);
    for (const { name } of own!.tags) await expect(canvas.getByText(name)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: feedback.askWhyChange })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: t.delete }));
    await expect(args.onDelete).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: tags.edit }));
    await expect(await canvas.findByRole('button', { name: tags.save })).toBeVisible();
  },
});

export const OfARequest = meta.story({
  name: 'The service of a request, its state, and why the document cannot be changed',
  tags: ['DOC-014', 'DOC-020'],
  args: { document: pending!, limits: { deletion: 'request', tagging: null } },
  play: async ({ canvas, canvasElement, globals }) => {
    const { documents: t, feedback } = strings(globals);
    await expect(termsOf(canvasElement)).toEqual(
      expect.arrayContaining([t.details.service, t.details.state]),
    );
    await expect(canvas.queryByRole('button', { name: t.delete })).toBeNull();
    const question = canvas.getByRole('button', { name: feedback.askWhyChange.replace('\u00a0', ' ') });
    await expect(canvas.getByText(t.limits.deletion.request)).not.toBeVisible();
    await userEvent.click(question);
    await expect(question).toHaveAttribute('aria-expanded', 'true');
    await expect(canvas.getByText(t.limits.deletion.request)).toBeVisible();
    await userEvent.click(question);
    await expect(canvas.getByText(t.limits.deletion.request)).not.toBeVisible();
  },
});

export const Requested = meta.story({
  name: 'Who asked for it stands in place of the uploader',
  tags: ['DOC-016'],
  args: { document: requested! },
  play: async ({ canvas, canvasElement, globals }) => {
    const { details } = strings(globals).documents;
    await expect(termsOf(canvasElement)).toContain(details.requester);
    await expect(termsOf(canvasElement)).not.toContain(details.uploader);
    await expect(canvas.getByText('Claire Vasseur')).toBeVisible();
  },
});

export const AccountClosed = meta.story({
  name: 'A closed account is marked; tags without the right are read only',
  tags: ['DOC-015', 'DOC-017'],
  args: { document: closed! },
  play: async ({ canvas, globals }) => {
    const { documents: t, tags } = strings(globals);
    await expect(canvas.getByText(t.accountClosed.replace('{{name}}', 'Paola Ricci'))).toBeVisible();
    await expect(canvas.queryByRole('button', { name: tags.edit })).toBeNull();
  },
});

export const QA = meta.story({
  parameters: { chromatic: { disableSnapshot: false, modes } },
  tags: ['qa'],
});

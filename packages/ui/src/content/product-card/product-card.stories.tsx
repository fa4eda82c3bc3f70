import { expect, fn, userEvent } from 'storybook/test';
import { modes } from '../../../../../.storybook/modes.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { uiStringsEn, uiStringsFr } from '../../foundations/index.js';
import { PLAIN, PUBLISHED, TEXT } from '../content.fixture.js';
import { ProductCard, type ProductCardProps } from './index.js';

const fields = [{ id: 'text', text: TEXT, rule: PLAIN }];
const meta = preview.meta({
  title: 'Content/Product card',
  component: ProductCard,
  args: {
    name: 'Liquidity management',
    texts: { fields },
    descriptionId: 'text',
    documents: PUBLISHED,
    href: '#documents',
  } satisfies ProductCardProps,
});
const strings = (globals: Record<string, unknown>) =>
  (globals['language'] === 'fr' ? uiStringsFr : uiStringsEn).content;
const named = (sentence: string) => sentence.replace('{{name}}', 'Liquidity management');

export const Default = meta.story({
  name: 'A product, what it is, and the way to its documents',
  tags: ['HUB-006'],
  play: async ({ canvas, globals }) => {
    const t = strings(globals);
    await expect(canvas.getByRole('link', { name: named(t.card.viewOf) })).toHaveAttribute(
      'href',
      '#documents',
    );
    await expect(canvas.queryByRole('button')).toBeNull();
  },
});

export const AsLink = meta.story({
  name: 'With a link in the text, and no document yet',
  tags: ['TF-002', 'TF-003'],
  args: { look: 'link', documents: [] },
  play: async ({ canvas, globals }) => {
    const t = strings(globals);
    await expect(canvas.getByRole('link', { name: named(t.card.readOf) })).toBeVisible();
    await expect(canvas.getByText(t.documents.count_zero)).toBeVisible();
  },
});

const onDraftsChange = fn();
const onAdd = fn();
export const Editing = meta.story({
  name: 'Those who may edit the text and add documents',
  tags: ['HUB-017', 'HUB-018'],
  args: {
    texts: { fields, editing: { drafts: undefined, onDraftsChange, onSave: () => Promise.resolve() } },
    onAdd,
  },
  play: async ({ canvas, globals }) => {
    const t = strings(globals);
    await userEvent.click(canvas.getByRole('button', { name: named(t.text.edit) }));
    await expect(onDraftsChange).toHaveBeenLastCalledWith({ text: { en: TEXT.en, fr: TEXT.fr, read: TEXT } });
    await userEvent.click(canvas.getByRole('button', { name: named(t.card.addTo) }));
    await expect(onAdd).toHaveBeenCalledOnce();
  },
});

export const QA = meta.story({
  parameters: { chromatic: { disableSnapshot: false, modes } },
  tags: ['qa'],
  render: (args) => (
    <div className="grid gap-32 xs:grid-cols-2">
      <ProductCard {...args} isOpen />
      <ProductCard {...args} name="Reporting" look="link" onAdd={onAdd} />
      <ProductCard
        {...args}
        name="Digital channels"
        texts={{
          fields,
          editing: {
            drafts: { text: { en: TEXT.en, fr: TEXT.fr, read: TEXT } },
            onDraftsChange,
            onSave: () => Promise.resolve(),
          },
        }}
      />
    </div>
  ),
});

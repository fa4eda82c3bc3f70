import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { modes } from '../../../../../.storybook/modes.ts';
import { Button } from '../../controls/button/index.js';
import { PropertyList } from '../../data/property-list/index.js';
import { SignIcon, uiStringsEn, uiStringsFr } from '../../foundations/index.js';
import { DocumentPreview, type DocumentPreviewProps } from './index.js';
import { agreement } from './make-pdf.fixture.js';

const strings = () => (document.documentElement.lang === 'fr' ? uiStringsFr : uiStringsEn).files.viewer;

const DOCUMENTS = [
  { id: 'a', name: 'Account opening agreement, v3.pdf' },
  { id: 'b', name: 'Payment notes.txt' },
  { id: 'c', name: 'Positions, week 46.xlsx' },
];
const FILES: Record<string, Blob> = {
  a: agreement(18),
  b: new Blob(['Value date 12 December'], { type: 'text/plain' }),
};

/** A list and its preview, combined as on a page. */
function List(props: Partial<DocumentPreviewProps>) {
  const [shown, setShown] = useState(props.open ? 'a' : '');
  return (
    <>
      <Button onClick={() => setShown('a')}>Preview</Button>
      <DocumentPreview
        documents={DOCUMENTS}
        onDownload={fn()}
        {...props}
        open={shown !== ''}
        onOpenChange={(open) => setShown(open ? 'a' : '')}
        documentId={shown}
        onDocumentChange={setShown}
        file={FILES[shown]}
      />
    </>
  );
}

const meta = preview.meta({
  title: 'Files/Document preview',
  component: DocumentPreview,
  args: { open: false, onOpenChange: fn(), documents: DOCUMENTS, documentId: 'a' },
  render: (args) => <List {...args} />,
});

const drawn = (dialog: HTMLElement) =>
  waitFor(() => expect(dialog.querySelector('[data-drawn]')).not.toBeNull(), { timeout: 15_000 });

export const Default = meta.story({
  name: 'Opens over the page, goes to the next document, gives focus back',
  tags: ['DOC-007'],
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Preview' });
    await userEvent.click(button);
    const dialog = await screen.findByRole('dialog', { name: DOCUMENTS[0]!.name });
    await drawn(dialog);
    // The document itself receives key presses.
    await waitFor(() => expect(within(dialog).getByRole('region')).toHaveFocus());
    const next = within(dialog).getByRole('button', { name: strings().nextDocument });
    await userEvent.click(next);
    await expect(await within(dialog).findByText('Value date 12 December')).toBeVisible();
    await expect(next).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(await within(dialog).findByText(strings().noPreview)).toBeVisible();
    await expect(next).toHaveAttribute('aria-disabled', 'true');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(button).toHaveFocus());
  },
});

export const EscapeInSearch = meta.story({
  name: 'Esc closes the search first, then the preview',
  args: { open: true },
  play: async () => {
    const dialog = await screen.findByRole('dialog');
    await drawn(dialog);
    await userEvent.click(within(dialog).getByRole('button', { name: strings().find }));
    const field = await within(dialog).findByRole('searchbox');
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.keyboard('limit{Escape}');
    await waitFor(() => expect(within(dialog).queryByRole('searchbox')).toBeNull());
    await expect(dialog).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
});

export const EscapeInPage = meta.story({
  name: 'Esc gives a typed page back first, then closes the preview',
  args: { open: true },
  play: async () => {
    const dialog = await screen.findByRole('dialog');
    await drawn(dialog);
    const page = within(dialog).getByRole('textbox', { name: strings().page });
    await userEvent.clear(page);
    await userEvent.type(page, '2{Escape}');
    await expect(page).toHaveValue('1');
    await expect(page).toHaveFocus();
    await expect(dialog).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
});

const details = (
  <PropertyList
    properties={[
      { label: 'Category', value: 'Contracts and amendments' },
      { label: 'Legal entity', value: 'Halden Energy GmbH' },
      { label: 'Contract', value: '00418, cash management' },
      { label: 'Issued by', value: 'Bank, Marc Delaunay' },
    ]}
  />
);

export const Details = meta.story({
  name: 'What there is to know stands beside the document, and can be put away',
  args: { open: true, details },
  play: async () => {
    const dialog = await screen.findByRole('dialog');
    await drawn(dialog);
    const button = within(dialog).getByRole('button', { name: strings().details });
    const isOpen = button.getAttribute('aria-expanded') === 'true';
    await userEvent.click(button);
    await expect(within(dialog).queryByText('Halden Energy GmbH') === null).toBe(isOpen);
    button.focus();
    await userEvent.keyboard('{Enter}');
    await expect(within(dialog).queryByText('Halden Energy GmbH') === null).toBe(!isOpen);
  },
});

export const QA = meta.story({
  parameters: { chromatic: { disableSnapshot: false, modes } },
  tags: ['qa'],
  args: {
    open: true,
    details,
    actions: (
      <Button variant="primary" size="toolbar" icon={SignIcon}>
        Sign
      </Button>
    ),
  },
  play: async () => {
    const dialog = await screen.findByRole('dialog');
    await drawn(dialog);
  },
});

import { expect, fireEvent, screen, userEvent, waitFor, within } from 'storybook/test';
import { modes } from '../../../../../.storybook/modes.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { Button } from '../../controls/index.js';
import { CookieBar } from '../../feedback/index.js';
import { Footer, PageHeader } from '../../navigation/index.js';
import { Dialog, Menu, Popover, Tooltip } from '../../overlays/index.js';
import { AppFrame, MAIN_CONTENT_ID } from './index.js';

const meta = preview.meta({
  title: 'Shell/App frame',
  component: AppFrame,
  parameters: { layout: 'fullscreen' },
  args: {
    footer: (
      <Footer
        hrefs={{ personalData: '#personal-data' }}
        legalNoticeUrl={{ en: 'https://atrium.example/en', fr: 'https://atrium.example/fr' }}
        supportMail={{ to: 'client.service@atrium.example' }}
      />
    ),
    children: <PageHeader title="Requests" className="px-24" />,
  },
});

export const Default = meta.story({
  name: 'The content is the main landmark, and can take the focus',
  play: async ({ canvas }) => {
    const main = canvas.getByRole('main');
    await expect(main).toHaveAttribute('id', MAIN_CONTENT_ID);
    main.focus();
    await expect(main).toHaveFocus();
    await expect(canvas.getByRole('contentinfo')).toBeVisible();
  },
});

/** axe requires all page content in a landmark; Storybook disables this rule for stories, which are not pages. */
const WITH_LANDMARKS = { config: { rules: [{ id: 'region', enabled: true }] } };

const actions = <Menu trigger={<Button>Actions</Button>} actions={[{ id: 'print', label: 'Print' }]} />;

export const Layers = meta.story({
  name: 'A menu, a popover and a tooltip stand in the content, also those of the bar',
  parameters: { a11y: WITH_LANDMARKS },
  args: {
    bar: (
      <header className="flex gap-8 bg-surface p-8">
        {actions}
        <Popover trigger={<Button>Details</Button>} label="Details">
          Halden
        </Popover>
        <Tooltip content="Halden 418">
          <Button>Reference</Button>
        </Tooltip>
      </header>
    ),
  },
  play: async ({ canvas }) => {
    const main = canvas.getByRole('main');
    canvas.getByRole('button', { name: 'Reference' }).focus();
    await waitFor(() => expect(main).toContainElement(screen.getByRole('tooltip')));
    await userEvent.click(canvas.getByRole('button', { name: 'Details' }));
    await expect(main).toContainElement(await screen.findByRole('dialog'));
    await userEvent.keyboard('{Escape}');
    await userEvent.click(canvas.getByRole('button', { name: 'Actions' }));
    await expect(main).toContainElement(await screen.findByRole('menu'));
  },
});

export const LayersOfDialog = meta.story({
  name: 'What opens in a dialog stands in the dialog',
  parameters: { a11y: WITH_LANDMARKS },
  args: {
    children: (
      <Dialog trigger={<Button>Open</Button>} title="Share the search">
        {actions}
      </Dialog>
    ),
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }));
    const dialog = await screen.findByRole('dialog');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Actions' }));
    const item = await screen.findByRole('menuitem', { name: 'Print' });
    await expect(dialog).toContainElement(item);
    // Esc only closes the menu.
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await expect(dialog).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expect(await screen.findByRole('menu')).toBeVisible();
  },
});

export const WholeTexts = meta.story({
  name: 'What an ellipsis cuts tells its whole under the pointer, what fits does not',
  tags: ['PLAT-100'],
  args: {
    children: (
      <div className="w-120">
        <p className="truncate">Halden North America Incorporated</p>
        <p className="truncate">Halden</p>
      </div>
    ),
  },
  play: async ({ canvas }) => {
    const cut = canvas.getByText('Halden North America Incorporated');
    const fits = canvas.getByText('Halden');
    // The real pointer may be over the frame when the layout settles.
    await waitFor(async () => {
      await fireEvent.pointerOver(cut);
      await expect(cut).toHaveAttribute('title', 'Halden North America Incorporated');
    });
    await fireEvent.pointerOver(fits);
    await expect(fits).not.toHaveAttribute('title');
    await expect(cut).not.toHaveAttribute('title');
  },
});

export const WithNotice = meta.story({
  name: 'A notice stands over the foot of the page',
  args: { notice: <CookieBar accepted={false} onAccept={() => {}} /> },
});

export const QA = meta.story({ parameters: { chromatic: { disableSnapshot: false, modes } }, tags: ['qa'] });

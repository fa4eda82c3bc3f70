import { useRef, useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { modes } from '../../../../../.storybook/modes.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { Button, IconButton } from '../../controls/button/index.js';
import { DotsIcon, DownloadIcon } from '../../foundations/icons/index.js';
import { Menu } from '../menu/index.js';
import { Popover } from '../popover/index.js';
import { Dialog, DialogClose } from './index.js';

const meta = preview.meta({
  title: 'Overlays/Dialog',
  component: Dialog,
  args: {
    title: 'Share the search',
    description:
      'Everyone in the group sees the same filters. Each person sees only the requests of their own perimeter.',
    trigger: <Button>Open dialog</Button>,
    children: (
      <label className="grid gap-6 text-small font-medium">
        Name of the search
        <input className="h-36 rounded-control border border-line-control bg-surface px-12 text-body" />
      </label>
    ),
    footer: (
      <>
        <DialogClose asChild>
          <Button>Keep it private</Button>
        </DialogClose>
        <DialogClose asChild>
          <Button variant="primary">Share with the group</Button>
        </DialogClose>
      </>
    ),
    onOpenChange: fn(),
  },
});

const opened = async () => screen.findByRole('dialog');
const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

export const Default = meta.story({
  name: 'Opens by mouse on the first field, closes by Esc, gives focus back',
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: 'Open dialog' });
    await userEvent.click(button);
    const dialog = await opened();
    await expect(dialog).toHaveAccessibleName('Share the search');
    await expect(dialog).toHaveAccessibleDescription(/Everyone in the group/);
    await waitFor(() => expect(within(dialog).getByRole('textbox')).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await closed();
    await waitFor(() => expect(button).toHaveFocus());
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
  },
});

export const Motion = meta.story({
  name: 'Moves when it opens and when it closes',
  tags: ['PLAT-131'],
  play: async ({ canvas }) => {
    const seen: string[] = [];
    const note = (event: AnimationEvent) => {
      if ((event.target as Element).matches('[role="dialog"]')) seen.push(event.animationName);
    };
    document.addEventListener('animationstart', note);
    await userEvent.click(canvas.getByRole('button', { name: 'Open dialog' }));
    await opened();
    await waitFor(() => expect(seen).toHaveLength(1));
    await userEvent.keyboard('{Escape}');
    await closed();
    document.removeEventListener('animationstart', note);
    await expect(new Set(seen).size).toBe(2);
  },
});

export const Keyboard = meta.story({
  name: 'Opens by keyboard, keeps focus inside, closes by its buttons',
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Open dialog' });
    button.focus();
    await userEvent.keyboard('{Enter}');
    const dialog = await opened();
    const share = within(dialog).getByRole('button', { name: 'Share with the group' });
    await userEvent.tab();
    await userEvent.tab();
    await expect(share).toHaveFocus();
    await userEvent.tab();
    await expect(dialog).toContainElement(document.activeElement as HTMLElement);
    share.focus();
    await userEvent.keyboard('{Enter}');
    await closed();
    await waitFor(() => expect(button).toHaveFocus());
  },
});

export const OutsidePress = meta.story({
  name: 'A press outside closes it',
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open dialog' }));
    await opened();
    const scrim = document.querySelector('.bg-scrim');
    if (!(scrim instanceof HTMLElement)) throw new Error('no scrim');
    await userEvent.click(scrim);
    await closed();
  },
});

export const NotDismissible = meta.story({
  name: 'Where an answer is needed, neither Esc nor a press outside closes it',
  args: {
    dismissible: false,
    footer: (
      <DialogClose asChild>
        <Button variant="primary">Choose</Button>
      </DialogClose>
    ),
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open dialog' }));
    const dialog = await opened();
    await waitFor(() => expect(within(dialog).getByRole('textbox')).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(dialog).toBeVisible());
    await expect(within(dialog).getAllByRole('button')).toHaveLength(1);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Choose' }));
    await closed();
  },
});

export const LongContent = meta.story({
  name: 'Long content scrolls inside; title and buttons stay',
  args: {
    defaultOpen: true,
    children: Array.from({ length: 40 }, (_, index) => (
      <p key={index} className="py-6">
        Clause {index + 1}
      </p>
    )),
  },
  play: async () => {
    const dialog = await opened();
    await expect(dialog.getBoundingClientRect().height).toBeLessThanOrEqual(window.innerHeight);
    const share = within(dialog).getByRole('button', { name: 'Share with the group' });
    await expect(share.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight);
  },
});

export const Preview = meta.story({
  name: 'Preview: the page less 56',
  args: {
    defaultOpen: true,
    size: 'preview',
    title: 'Statement of account, October 2026',
    description: undefined,
    actions: <IconButton icon={DownloadIcon} label="Download" size="toolbar" />,
    children: <div className="h-full bg-sunken" />,
    footer: undefined,
  },
  play: async () => {
    const box = (await opened()).getBoundingClientRect();
    // The backdrop covers the page except for its scroll bar.
    const page = document.querySelector('.bg-scrim')?.getBoundingClientRect().width ?? 0;
    await expect(box.width).toBeCloseTo(page - (page < 768 ? 0 : 56), 0);
  },
});

export const FromMenu = meta.story({
  name: 'Opened from a menu, focus returns to the menu button',
  render: function Render() {
    const [open, setOpen] = useState(false);
    return (
      <>
        <Menu
          trigger={<IconButton icon={DotsIcon} label="More actions" />}
          actions={[{ id: 'rename', label: 'Rename', onSelect: () => setOpen(true) }]}
        />
        <Dialog open={open} onOpenChange={setOpen} title="Rename the request" />
      </>
    );
  },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'More actions' });
    button.focus();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('menuitem', { name: 'Rename' });
    await userEvent.keyboard('{Enter}');
    const dialog = await opened();
    await waitFor(() => expect(dialog).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await closed();
    await waitFor(() => expect(button).toHaveFocus());
  },
});

export const LayersInside = meta.story({
  name: 'Menus, popovers and a second dialog open in front of it',
  args: {
    children: (
      <div className="flex flex-wrap gap-8">
        <Menu trigger={<Button>Menu</Button>} actions={[{ id: 'a', label: 'First action' }]} />
        <Popover trigger={<Button>Popover</Button>} label="Details">
          <Button>In the popover</Button>
        </Popover>
        <Dialog trigger={<Button>Second dialog</Button>} title="Second" />
      </div>
    ),
  },
  play: async ({ canvas }) => {
    const inFront = (element: HTMLElement) => {
      const box = element.getBoundingClientRect();
      const top = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
      return element.contains(top);
    };
    await userEvent.click(canvas.getByRole('button', { name: 'Open dialog' }));
    const dialog = await screen.findByRole('dialog', { name: 'Share the search' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Menu' }));
    const item = await screen.findByRole('menuitem', { name: 'First action' });
    await waitFor(() => expect(inFront(item)).toBe(true));
    await waitFor(() =>
      expect(screen.getByRole('menu')).toContainElement(document.activeElement as HTMLElement),
    );
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menuitem')).toBeNull());
    await userEvent.click(within(dialog).getByRole('button', { name: 'Popover' }));
    const inside = await screen.findByRole('button', { name: 'In the popover' });
    await waitFor(() => expect(inFront(inside)).toBe(true));
    await waitFor(() => expect(inside).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('button', { name: 'In the popover' })).toBeNull());
    await userEvent.click(within(dialog).getByRole('button', { name: 'Second dialog' }));
    const second = await screen.findByRole('dialog', { name: 'Second' });
    await waitFor(() => expect(inFront(second)).toBe(true));
    await waitFor(() => expect(second).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Second' })).toBeNull());
    await expect(dialog).toBeVisible();
  },
});

export const InitialFocus = meta.story({
  name: 'Focus starts where the caller says',
  render: function Render(args) {
    const target = useRef<HTMLButtonElement>(null);
    return (
      <Dialog
        {...args}
        initialFocus={target}
        footer={
          <Button ref={target} variant="primary">
            Share with the group
          </Button>
        }
      />
    );
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open dialog' }));
    const dialog = await opened();
    await waitFor(() =>
      expect(within(dialog).getByRole('button', { name: 'Share with the group' })).toHaveFocus(),
    );
  },
});

export const QA = meta.story({
  parameters: { chromatic: { disableSnapshot: false, modes } },
  tags: ['qa'],
  args: { defaultOpen: true },
});

import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { modes } from '../../../../../.storybook/modes.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { Button, IconButton } from '../../controls/button/index.js';
import {
  AddUserIcon,
  ArchiveIcon,
  CaretDownIcon,
  CopyIcon,
  DotsIcon,
  PrintIcon,
  SignIcon,
  StopIcon,
} from '../../foundations/icons/index.js';
import {
  Menu,
  MenuCheckboxItem,
  MenuContent,
  MenuGroup,
  MenuItem,
  MenuLabel,
  MenuRadioGroup,
  MenuRadioItem,
  MenuRoot,
  MenuSeparator,
  MenuSub,
  MenuSubContent,
  MenuSubTrigger,
  MenuTrigger,
} from './index.js';

const onSign = fn();
const onArchive = fn();
const onCancel = fn();

const meta = preview.meta({
  title: 'Overlays/Menu',
  component: Menu,
  args: {
    trigger: <IconButton icon={DotsIcon} label="More actions" variant="secondary" />,
    actions: [
      { id: 'cancel', label: 'Cancel request', icon: StopIcon, destructive: true, onSelect: onCancel },
      [
        { id: 'sign', label: 'Sign 2 documents', icon: SignIcon, onSelect: onSign },
        { id: 'assign', label: 'Assign to a colleague', icon: AddUserIcon, shortcut: 'A' },
        { id: 'copy', label: 'Duplicate as draft', icon: CopyIcon },
        { id: 'print', label: 'Print', icon: PrintIcon, shortcut: '⌘P' },
      ],
      [
        {
          id: 'archive',
          label: 'Archive',
          icon: ArchiveIcon,
          disabled: true,
          disabledReason: 'Possible once the request is closed',
          onSelect: onArchive,
        },
      ],
    ],
  },
});

export const Default = meta.story({
  name: 'Acts by mouse; destructive stands last after a line',
  play: async ({ canvas }) => {
    onSign.mockClear();
    const button = canvas.getByRole('button', { name: 'More actions' });
    await userEvent.click(button);
    const items = await screen.findAllByRole('menuitem');
    await expect(items.at(-1)).toHaveTextContent('Cancel request');
    await expect(screen.getAllByRole('separator')).toHaveLength(2);
    await userEvent.click(screen.getByRole('menuitem', { name: /Sign 2 documents/ }));
    await expect(onSign).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await waitFor(() => expect(button).toHaveFocus());
  },
});

export const Keyboard = meta.story({
  name: 'Acts by keyboard: arrows, first letter, End, Enter, Esc',
  play: async ({ canvas }) => {
    onCancel.mockClear();
    const button = canvas.getByRole('button', { name: 'More actions' });
    button.focus();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: /Sign 2/ })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}');
    const assign = screen.getByRole('menuitem', { name: /Assign/ });
    await expect(assign).toHaveFocus();
    await expect(getComputedStyle(assign).outlineStyle).toBe('solid');
    await userEvent.keyboard('p');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: /Print/ })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await waitFor(() => expect(button).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('menu');
    await userEvent.keyboard('{End}{Enter}');
    await expect(onCancel).toHaveBeenCalledOnce();
  },
});

export const DisabledReason = meta.story({
  name: 'A disabled item can be reached, says why, and does nothing',
  play: async ({ canvas }) => {
    onArchive.mockClear();
    canvas.getByRole('button', { name: 'More actions' }).focus();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('menu');
    await userEvent.keyboard('{End}{ArrowUp}');
    const item = screen.getByRole('menuitem', { name: /Archive/ });
    await expect(item).toHaveFocus();
    await expect(item).toHaveAttribute('aria-disabled', 'true');
    await expect(item).toHaveAccessibleDescription('Possible once the request is closed');
    await userEvent.keyboard('{Enter}');
    await userEvent.click(item);
    await expect(onArchive).not.toHaveBeenCalled();
    await expect(screen.getByRole('menu')).toBeVisible();
  },
});

export const Links = meta.story({
  name: 'An item that is a link',
  args: { actions: [{ id: 'profile', label: 'Profile', href: '#profile' }] },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'More actions' }));
    const item = await screen.findByRole('menuitem', { name: 'Profile' });
    await expect(item).toHaveAttribute('href', '#profile');
  },
});

export const Parts = meta.story({
  name: 'Parts: check marks, choices, a menu in a menu',
  render: function Render() {
    const [shown, setShown] = useState(true);
    const [density, setDensity] = useState('comfortable');
    return (
      <MenuRoot>
        <MenuTrigger asChild>
          <Button trailingIcon={CaretDownIcon}>View</Button>
        </MenuTrigger>
        <MenuContent>
          <MenuCheckboxItem checked={shown} onCheckedChange={setShown}>
            Reference
          </MenuCheckboxItem>
          <MenuSeparator />
          <MenuGroup aria-label="Density of rows">
            <MenuLabel>Density</MenuLabel>
            <MenuRadioGroup value={density} onValueChange={setDensity}>
              <MenuRadioItem value="comfortable">Comfortable</MenuRadioItem>
              <MenuRadioItem value="compact">Compact</MenuRadioItem>
            </MenuRadioGroup>
          </MenuGroup>
          <MenuSeparator />
          <MenuSub>
            <MenuSubTrigger>Export</MenuSubTrigger>
            <MenuSubContent>
              <MenuItem>Spreadsheet</MenuItem>
            </MenuSubContent>
          </MenuSub>
        </MenuContent>
      </MenuRoot>
    );
  },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'View' });
    button.focus();
    await userEvent.keyboard('{Enter}');
    const item = await screen.findByRole('menuitemcheckbox', { name: 'Reference' });
    await expect(item).toBeChecked();
    await expect(screen.getByRole('group', { name: 'Density of rows' })).toBeInTheDocument();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await userEvent.keyboard('{Enter}');
    await expect(await screen.findByRole('menuitemcheckbox', { name: 'Reference' })).not.toBeChecked();
    await userEvent.keyboard('{End}{ArrowRight}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Spreadsheet' })).toHaveFocus());
    await userEvent.keyboard('{ArrowLeft}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Export' })).toHaveFocus());
  },
});

export const QA = meta.story({
  parameters: { chromatic: { disableSnapshot: false, modes } },
  tags: ['qa'],
  args: { open: true },
});

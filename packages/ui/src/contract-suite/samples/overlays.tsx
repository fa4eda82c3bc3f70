import { Button } from '../../controls/index.js';
import * as ui from '../../overlays/index.js';
import { noop, sample, type SampleOptions, type Samples } from '../sample.tsx';

type Within = NonNullable<SampleOptions['within']>;
const layer = true;
const trigger = <Button>Manage</Button>;
const inDialog: Within = (part) => (
  <ui.DialogRoot defaultOpen>
    <ui.DialogContent>
      <ui.DialogTitle>Invite a person</ui.DialogTitle>
      <ui.DialogDescription>Group Halden</ui.DialogDescription>
      {part}
    </ui.DialogContent>
  </ui.DialogRoot>
);
const inMenu: Within = (part) => (
  <ui.MenuRoot open>
    <ui.MenuTrigger asChild>{trigger}</ui.MenuTrigger>
    <ui.MenuContent>
      <ui.MenuItem>Rename</ui.MenuItem>
      {part}
    </ui.MenuContent>
  </ui.MenuRoot>
);
const inPopover: Within = (part) => (
  <ui.PopoverRoot open>
    <ui.PopoverTrigger asChild>{trigger}</ui.PopoverTrigger>
    <ui.PopoverContent aria-label="Details">{part}</ui.PopoverContent>
  </ui.PopoverRoot>
);

export const overlays: Samples = {
  Confirmation: sample(
    ui.Confirmation,
    'element',
    {
      defaultOpen: true,
      title: 'Delete the list',
      description: 'Nobody can undo this',
      confirmLabel: 'Delete',
      cancelLabel: 'Keep',
      typedText: 'Halden',
      onConfirm: noop,
    },
    { layer },
  ),
  Dialog: sample(
    ui.Dialog,
    'element',
    {
      defaultOpen: true,
      title: 'Invite a person',
      description: 'Group Halden',
      children: 'Halden Energy',
      footer: <Button>Invite</Button>,
    },
    { layer },
  ),
  DialogRoot: sample(ui.DialogRoot, 'nothing', {
    children: <ui.DialogTrigger>Invite</ui.DialogTrigger>,
  }),
  DialogTrigger: sample(
    ui.DialogTrigger,
    'element',
    { children: 'Invite' },
    { within: (part) => <ui.DialogRoot>{part}</ui.DialogRoot> },
  ),
  DialogContent: sample(
    ui.DialogContent,
    'element',
    { children: <ui.DialogTitle>Invite a person</ui.DialogTitle> },
    { layer, within: (part) => <ui.DialogRoot defaultOpen>{part}</ui.DialogRoot> },
  ),
  DialogHeader: sample(ui.DialogHeader, 'element', { children: 'Group' }, { layer, within: inDialog }),
  DialogTitle: sample(
    ui.DialogTitle,
    'element',
    { children: 'Invite a person' },
    {
      layer,
      within: (part) => (
        <ui.DialogRoot defaultOpen>
          <ui.DialogContent aria-describedby={undefined}>{part}</ui.DialogContent>
        </ui.DialogRoot>
      ),
    },
  ),
  DialogDescription: sample(
    ui.DialogDescription,
    'element',
    { children: 'Group Halden' },
    {
      layer,
      within: (part) => (
        <ui.DialogRoot defaultOpen>
          <ui.DialogContent>
            <ui.DialogTitle>Invite a person</ui.DialogTitle>
            {part}
          </ui.DialogContent>
        </ui.DialogRoot>
      ),
    },
  ),
  DialogBody: sample(
    ui.DialogBody,
    'element without ref',
    { children: 'Halden' },
    { layer, within: inDialog },
  ),
  DialogFooter: sample(ui.DialogFooter, 'element', { children: 'Halden' }, { layer, within: inDialog }),
  DialogClose: sample(ui.DialogClose, 'element', { children: 'Leave' }, { layer, within: inDialog }),
  Drawer: sample(
    ui.Drawer,
    'element',
    { defaultOpen: true, title: 'Filters', children: 'Halden Energy', footer: <Button>Apply</Button> },
    { layer },
  ),
  LazyMenu: sample(ui.LazyMenu, 'nothing', { trigger, actions: [{ id: 'rename', label: 'Rename' }] }),
  Menu: sample(
    ui.Menu,
    'class',
    {
      open: true,
      trigger,
      actions: [
        { id: 'rename', label: 'Rename', shortcut: '⌘R' },
        [{ id: 'delete', label: 'Delete', disabled: true, disabledReason: 'In use' }],
      ],
    },
    { layer },
  ),
  MenuRoot: sample(ui.MenuRoot, 'nothing', { children: <ui.MenuTrigger>Manage</ui.MenuTrigger> }),
  MenuTrigger: sample(
    ui.MenuTrigger,
    'element',
    { children: 'Manage' },
    { within: (part) => <ui.MenuRoot>{part}</ui.MenuRoot> },
  ),
  MenuContent: sample(
    ui.MenuContent,
    'element',
    { children: <ui.MenuItem>Rename</ui.MenuItem> },
    {
      layer,
      within: (part) => (
        <ui.MenuRoot open>
          <ui.MenuTrigger asChild>{trigger}</ui.MenuTrigger>
          {part}
        </ui.MenuRoot>
      ),
    },
  ),
  MenuItem: sample(
    ui.MenuItem,
    'element',
    { children: 'Download', detail: 'All pages' },
    { layer, within: inMenu },
  ),
  MenuCheckboxItem: sample(
    ui.MenuCheckboxItem,
    'element',
    { children: 'Amounts', checked: true },
    { layer, within: inMenu },
  ),
  MenuRadioGroup: sample(
    ui.MenuRadioGroup,
    'element',
    { value: 'one', children: <ui.MenuRadioItem value="one">Daily</ui.MenuRadioItem> },
    { layer, within: inMenu },
  ),
  MenuRadioItem: sample(
    ui.MenuRadioItem,
    'element',
    { value: 'one', children: 'Daily' },
    { layer, within: (part) => inMenu(<ui.MenuRadioGroup value="one">{part}</ui.MenuRadioGroup>) },
  ),
  MenuGroup: sample(
    ui.MenuGroup,
    'element',
    { children: <ui.MenuItem>Daily</ui.MenuItem> },
    { layer, within: inMenu },
  ),
  MenuLabel: sample(
    ui.MenuLabel,
    'element',
    { children: 'Rhythm' },
    {
      layer,
      within: (part) =>
        inMenu(
          <ui.MenuGroup>
            {part}
            <ui.MenuItem>Daily</ui.MenuItem>
          </ui.MenuGroup>,
        ),
    },
  ),
  MenuSeparator: sample(ui.MenuSeparator, 'element', {}, { layer, within: inMenu }),
  MenuSub: sample(
    ui.MenuSub,
    'nothing',
    { children: <ui.MenuSubTrigger>More</ui.MenuSubTrigger> },
    { layer, within: inMenu },
  ),
  MenuSubTrigger: sample(
    ui.MenuSubTrigger,
    'element',
    { children: 'More' },
    { layer, within: (part) => inMenu(<ui.MenuSub>{part}</ui.MenuSub>) },
  ),
  MenuSubContent: sample(
    ui.MenuSubContent,
    'element',
    { children: <ui.MenuItem>Archive</ui.MenuItem> },
    {
      layer,
      within: (part) =>
        inMenu(
          <ui.MenuSub open>
            <ui.MenuSubTrigger>More</ui.MenuSubTrigger>
            {part}
          </ui.MenuSub>,
        ),
    },
  ),
  Popover: sample(
    ui.Popover,
    'class',
    { defaultOpen: true, trigger, label: 'Details', children: 'Halden Energy' },
    { layer },
  ),
  PopoverRoot: sample(ui.PopoverRoot, 'nothing', {
    children: <ui.PopoverTrigger>Manage</ui.PopoverTrigger>,
  }),
  PopoverTrigger: sample(
    ui.PopoverTrigger,
    'element',
    { children: 'Manage' },
    { within: (part) => <ui.PopoverRoot>{part}</ui.PopoverRoot> },
  ),
  PopoverAnchor: sample(
    ui.PopoverAnchor,
    'element',
    { children: 'Manage' },
    { within: (part) => <ui.PopoverRoot>{part}</ui.PopoverRoot> },
  ),
  PopoverContent: sample(
    ui.PopoverContent,
    'element',
    { children: 'Halden', 'aria-label': 'Details' },
    {
      layer,
      within: (part) => (
        <ui.PopoverRoot open>
          <ui.PopoverTrigger asChild>{trigger}</ui.PopoverTrigger>
          {part}
        </ui.PopoverRoot>
      ),
    },
  ),
  PopoverClose: sample(ui.PopoverClose, 'element', { children: 'Leave' }, { layer, within: inPopover }),
  SignOutConfirmation: sample(
    ui.SignOutConfirmation,
    'nothing',
    { defaultOpen: true, onConfirm: noop },
    { layer },
  ),
  ToastProvider: sample(ui.ToastProvider, 'nothing', { children: trigger }),
  Tooltip: sample(
    ui.Tooltip,
    'class',
    { defaultOpen: true, content: 'Two persons', children: trigger },
    { layer },
  ),
  UnsavedChanges: sample(
    ui.UnsavedChanges,
    'nothing',
    { open: true, onLeave: noop, onStay: noop },
    { layer },
  ),
};

import {
  BellIcon,
  ClockIcon,
  HomeIcon,
  PlusIcon,
  MoonIcon,
  UserIcon,
} from '../../foundations/icons/index.js';
import type { CommandGroup } from './commands.js';

export const commandGroups: readonly CommandGroup[] = [
  {
    id: 'recent',
    label: 'Recent',
    commands: [
      { id: 'recent-1', label: 'Update of authorised signatories', icon: ClockIcon, href: '#recent' },
    ],
  },
  {
    id: 'act',
    label: 'Act',
    acts: true,
    commands: [
      {
        id: 'sign',
        label: 'Sign 2 forms',
        detail: 'Opening of a EUR current account, Halden Energy GmbH',
        waiting: true,
        href: '#sign',
      },
      {
        id: 'new',
        label: 'New request: update of authorised signatories',
        detail: 'Powers of attorney',
        icon: PlusIcon,
        href: '#new',
      },
      { id: 'dark', label: 'Dark theme', keywords: 'appearance colour', icon: MoonIcon, onRun: () => {} },
      {
        id: 'validate',
        label: 'Validate documents',
        unavailable: 'Needs the right to validate documents',
      },
    ],
  },
  {
    id: 'go',
    label: 'Go to',
    commands: [
      { id: 'home', label: 'Home', icon: HomeIcon, href: '#home' },
      { id: 'poa', label: 'Powers of attorney', detail: 'Contractual', keywords: 'Pouvoirs', href: '#poa' },
      { id: 'notifications', label: 'Notifications', icon: BellIcon, href: '#notifications' },
    ],
  },
];

export const foundPeople: readonly CommandGroup[] = [
  {
    id: 'found-contacts',
    label: 'Contacts',
    commands: [{ id: 'found-1', label: 'Lena Brandt', icon: UserIcon, href: '#lena' }],
  },
];

import type { ContractUser } from '@atrium/contract/contract-users';
import { useMemo } from 'react';
import type { DataGridColumn } from '../../data/grid/index.js';
import { useFormats, useStrings } from '../../foundations/index.js';
import { RowActions } from './row-actions.js';
import { hasStatusAndRole } from '../has-status-and-role.js';
import { nameOf, type UserRules } from './types.js';
import {
  ConsultCell,
  HomepageCell,
  NameCell,
  OsaNameCell,
  RightsCell,
  RoleCell,
  StatusCell,
} from './user-cells.js';
import type { UserWords } from './use-user-words.js';

/** The columns for users of an outsourced service, with their client and the transfer (CUSR-002, CTR-052). */
function osaColumns(
  t: ReturnType<typeof useStrings>,
  status: DataGridColumn<ContractUser>,
): DataGridColumn<ContractUser>[] {
  return [
    {
      id: 'name',
      header: t('contractUsers.head.name'),
      primary: true,
      hideable: false,
      width: 280,
      minWidth: 180,
      // Sorted by family name.
      value: ({ firstName, lastName }) => `${lastName} ${firstName}`,
      format: (_, user) => nameOf(user),
      cell: ({ row }) => <OsaNameCell user={row} />,
    },
    { id: 'email', header: t('contractUsers.head.email'), width: 320, value: ({ email }) => email },
    {
      id: 'client',
      header: t('contractUsers.head.client'),
      width: 240,
      value: ({ client }) => client?.name,
      filterable: true,
    },
    status,
    {
      id: 'actions',
      header: t('contractUsers.head.actions'),
      headerHidden: true,
      width: 124,
      resizable: false,
      cell: ({ row, tabIndex }) => <RowActions key={row.id} user={row} tabIndex={tabIndex} />,
    },
  ];
}

/** The columns of the users (CUSR-002); the bank's own contracts have no status and no role (CUSR-026). */
export function useUserColumns(
  { kind, statuses, roles }: Pick<UserRules, 'kind' | 'statuses' | 'roles'>,
  words: UserWords,
): DataGridColumn<ContractUser>[] {
  const t = useStrings();
  const { recent } = useFormats();
  return useMemo(() => {
    const status: DataGridColumn<ContractUser> = {
      id: 'status',
      header: t('contractUsers.head.status'),
      type: 'set',
      width: 140,
      value: ({ contractStatus }) => contractStatus ?? undefined,
      format: (_, { contractStatus }) => words.status(contractStatus),
      filterable: true,
      filterOptions: statuses.map((value) => ({ value, label: words.status(value) })),
      cell: ({ row }) => <StatusCell key={row.id} user={row} />,
    };
    const role: DataGridColumn<ContractUser> = {
      id: 'role',
      header: t('contractUsers.head.role'),
      type: 'set',
      width: 148,
      value: ({ clientRole }) => clientRole ?? undefined,
      format: (_, { clientRole }) => words.role(clientRole),
      filterable: true,
      filterOptions: roles.map((value) => ({ value, label: words.role(value) })),
      cell: ({ row }) => <RoleCell key={row.id} user={row} />,
    };
    if (kind === 'OSA') {
      // Read-only here: the status is edited in the details panel.
      const { cell: _, ...text } = status;
      return osaColumns(t, text);
    }
    // With the minimum width of the name column, all columns fit into a page of 1,440 px.
    return [
      {
        id: 'name',
        header: t('contractUsers.head.name'),
        primary: true,
        hideable: false,
        width: 232,
        minWidth: 180,
        // Sorted by family name; the email address is included for searching.
        value: ({ firstName, lastName, email }) => `${lastName} ${firstName} ${email}`,
        format: (_, user) => `${nameOf(user)} ${user.email}`,
        cell: ({ row }) => <NameCell user={row} />,
      },
      {
        id: 'client',
        header: t('contractUsers.head.client'),
        width: 116,
        value: ({ client }) => client?.name,
        filterable: true,
      },
      ...(hasStatusAndRole(kind) ? [status, role] : []),
      {
        id: 'homepage',
        header: t('contractUsers.head.homepage'),
        width: 160,
        value: ({ homepagePreference }) => words.homepage(homepagePreference.template),
        cell: ({ row }) => <HomepageCell key={row.id} user={row} />,
      },
      {
        id: 'consult',
        header: t('contractUsers.head.consult'),
        width: 160,
        value: ({ serviceRights }) => words.consult(serviceRights),
        cell: ({ row }) => <ConsultCell key={row.id} user={row} />,
      },
      {
        id: 'rights',
        header: t('contractUsers.head.rights'),
        width: 172,
        value: ({ serviceRights }) => words.rights(serviceRights).join('; '),
        sortable: false,
        cell: ({ row }) => <RightsCell key={row.id} user={row} />,
      },
      {
        id: 'lastConnection',
        header: t('contractUsers.head.lastConnection'),
        type: 'date',
        width: 148,
        sortDescFirst: true,
        value: ({ lastConnectionDate }) => lastConnectionDate ?? undefined,
        format: (_, { lastConnectionDate }) =>
          lastConnectionDate === null ? t('contractUsers.never') : recent(lastConnectionDate),
      },
      {
        id: 'actions',
        header: t('contractUsers.head.actions'),
        headerHidden: true,
        width: 124,
        resizable: false,
        cell: ({ row, tabIndex }) => <RowActions key={row.id} user={row} tabIndex={tabIndex} />,
      },
    ];
  }, [t, recent, words, kind, statuses, roles]);
}

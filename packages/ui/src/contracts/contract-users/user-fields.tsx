import type { ContractUser, ServiceRights } from '@atrium/contract/contract-users';
import type { AssignedRight } from '@atrium/contract/service-rights-rules';
import type { HomeTemplate } from '@atrium/contract/widget-catalogue';
import type { SelectProps } from '../../controls/select/index.js';
import { cn, lazyPart, useStrings } from '../../foundations/index.js';
import { nameOf } from './types.js';
import { isLinked, linkedRights, rightTo, withList, withRight, type UserDraft } from './user-draft.js';
import { useUsers } from './users-context.js';

/** Home pages that can be given; a person arranges a custom one alone. */
const TEMPLATES: readonly Exclude<HomeTemplate, 'CUSTOM'>[] = [
  'DEFAULT',
  'FINANCE_STRATEGY',
  'CASH_MANAGEMENT',
  'TRADE_FINANCE',
  'LEGAL_ENTITIES_ADMIN',
  'CAPITAL_MARKET',
];
/** Stands for “all legal entities”, which have no id. */
const ALL = '*';

/** Selects come after the grid: most people look first. */
const Select = lazyPart(async () => (await import('../../controls/select/index.js')).Select);
/** Fetches the selects ahead of the first change. */
export const preloadFields = (): void => Select.preload();

/** The button that began the change is gone with its focus: the first select takes it, also one whose code comes late. */
const takeLostFocus = (select: HTMLButtonElement | null) => {
  const isLost = document.activeElement?.matches('body, [role=gridcell], [role=rowheader], [role=dialog]');
  if (isLost) select?.focus({ preventScroll: true });
};

export interface UserFieldProps {
  user: ContractUser;
  draft: UserDraft;
  onDraftChange: (change: Partial<UserDraft>) => void;
  disabled?: boolean;
  /** Stands in a field that names it; else it names itself. */
  labelled?: boolean;
  size?: SelectProps['size'];
}

/** What all selects of a person share. */
function useSelect({ user, disabled = false, labelled = false, size }: UserFieldProps) {
  const t = useStrings();
  const name = nameOf(user);
  return (label: 'statusOf' | 'roleOf' | 'homepageOf' | 'consultOf') => ({
    disabled,
    ref: takeLostFocus,
    fallback: <span className={cn('block', size === 'toolbar' ? 'h-32' : 'h-40')} />,
    ...(size && { size }),
    ...(!labelled && { 'aria-label': t(`contractUsers.${label}`, { name }) }),
  });
}

/** Whether somebody signed or tries the portal out (CUSR-029). */
export function StatusSelect(props: UserFieldProps) {
  const { statuses, words } = useUsers();
  return (
    <Select
      {...useSelect(props)('statusOf')}
      options={statuses.map((value) => ({ value, label: words.status(value) }))}
      value={props.draft.contractStatus}
      onValueChange={(value) =>
        props.onDraftChange({ contractStatus: statuses.find((one) => one === value) ?? null })
      }
    />
  );
}

/** What somebody is for the client (CUSR-030). */
export function RoleSelect(props: UserFieldProps) {
  const { roles, words } = useUsers();
  return (
    <Select
      {...useSelect(props)('roleOf')}
      options={roles.map((value) => ({ value, label: words.role(value) }))}
      value={props.draft.clientRole}
      onValueChange={(value) =>
        props.onDraftChange({ clientRole: roles.find((one) => one === value) ?? null })
      }
    />
  );
}

/** The layout of somebody’s home page. */
export function HomepageSelect(props: UserFieldProps) {
  const { words } = useUsers();
  const { homepagePreference } = props.user;
  const offered: readonly HomeTemplate[] =
    homepagePreference.template === 'CUSTOM' ? ['CUSTOM', ...TEMPLATES] : TEMPLATES;
  return (
    <Select
      {...useSelect(props)('homepageOf')}
      options={offered.map((value) => ({ value, label: words.homepage(value) }))}
      value={props.draft.homepage}
      onValueChange={(value) => {
        const homepage = offered.find((one) => one === value);
        if (homepage) props.onDraftChange({ homepage });
      }}
    />
  );
}

/** One list for all services whose rights can be limited (CUSR-010); “custom” where they differ. */
export function ConsultSelect(props: UserFieldProps) {
  const t = useStrings();
  const { services, lists, words, consultOf } = useUsers();
  const { rights } = props.draft;
  const linked = linkedRights(rights, services);
  const isCustom = consultOf(rights) === 'CUSTOM';
  return (
    <Select
      {...useSelect(props)('consultOf')}
      {...(linked.length === 0 && { disabled: true })}
      options={[
        { value: ALL, label: t('contractUsers.allEntities') },
        ...lists.map(({ id, name }) => ({ value: id, label: name })),
      ]}
      placeholder={words.consult(rights)}
      value={isCustom || linked.length === 0 ? null : (linked[0]!.legalEntitiesListId ?? ALL)}
      onValueChange={(value) =>
        props.onDraftChange({ rights: withList(rights, services, value === ALL ? null : value) })
      }
    />
  );
}

interface RightSelectProps {
  service: ServiceRights;
  rights: readonly AssignedRight[];
  onRightsChange: (rights: readonly AssignedRight[]) => void;
  disabled?: boolean;
}

/** What somebody may do with one service; none at all, too. */
export function RightSelect({ service, rights, onRightsChange, disabled = false }: RightSelectProps) {
  const t = useStrings();
  const { services } = useUsers();
  return (
    <Select
      size="toolbar"
      disabled={disabled}
      aria-label={t('contractUsers.rightIn', { service: service.serviceLabel })}
      options={[
        { value: ALL, label: t('contractUsers.none') },
        ...service.serviceRights.map(({ id, displayedName }) => ({ value: id, label: displayedName })),
      ]}
      value={rightTo(rights, service)?.serviceRightId ?? ALL}
      onValueChange={(value) =>
        onRightsChange(withRight(rights, service, value === ALL ? null : value, services))
      }
    />
  );
}

/** The legal entities that a right to one service reaches; nothing where there is no such right. */
export function ListSelect({ service, rights, onRightsChange, disabled = false }: RightSelectProps) {
  const t = useStrings();
  const { lists } = useUsers();
  const right = rightTo(rights, service);
  if (!right || !isLinked(service)) return null;
  return (
    <Select
      size="toolbar"
      disabled={disabled}
      aria-label={t('contractUsers.listIn', { service: service.serviceLabel })}
      options={[
        { value: ALL, label: t('contractUsers.allEntities') },
        ...lists.map(({ id, name }) => ({ value: id, label: name })),
      ]}
      value={right.legalEntitiesListId ?? ALL}
      onValueChange={(value) => onRightsChange(withList(rights, [service], value === ALL ? null : value))}
    />
  );
}

import type { ContractUser, ServiceRights } from '@atrium/contract/contract-users';
import type { AssignedRight } from '@atrium/contract/service-rights-rules';
import type { HomeTemplate } from '@atrium/contract/widget-catalogue';
import type { SelectProps } from '../../controls/select/index.js';
import { cn, lazyPart, useStrings } from '../../foundations/index.js';
import { nameOf } from './types.js';
import { isLinked, linkedRights, rightTo, withList, withRight, type UserDraft } from './user-draft.js';
import { useUsers } from './users-context.js';

/** Home pages that can be assigned; only users themselves create a custom one. */
const TEMPLATES: readonly Exclude<HomeTemplate, 'CUSTOM'>[] = [
  'DEFAULT',
  'FINANCE_STRATEGY',
  'CASH_MANAGEMENT',
  'TRADE_FINANCE',
  'LEGAL_ENTITIES_ADMIN',
  'CAPITAL_MARKET',
];
/** Select value for “all legal entities”, which have no id. */
const ALL = '*';

/** Loaded after the grid, because most users read first. */
const Select = lazyPart(async () => (await import('../../controls/select/index.js')).Select);
/** Preloads the selects before the first change. */
export const preloadFields = (): void => Select.preload();

/** The edit button was removed with its focus: the first select takes the focus, even if it loads late. */
const takeLostFocus = (select: HTMLButtonElement | null) => {
  const isLost = document.activeElement?.matches('body, [role=gridcell], [role=rowheader], [role=dialog]');
  if (isLost) select?.focus({ preventScroll: true });
};

export interface UserFieldProps {
  user: ContractUser;
  draft: UserDraft;
  onDraftChange: (change: Partial<UserDraft>) => void;
  disabled?: boolean;
  /** Inside a Field that labels it; otherwise it has its own accessible name. */
  labelled?: boolean;
  size?: SelectProps['size'];
}

/** Returns the props shared by all selects of a user. */
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

/** Select for the status: signed, or trying out the portal (CUSR-029). */
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

/** Select for the user's role at the client (CUSR-030). */
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

/** Select for the layout of the user's home page. */
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

/** Select for one list for all services with limitable rights (CUSR-010); “custom” if they differ. */
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

/** Select for the right to one service, including none. */
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

/** Select for the legal entities that a right to a service covers; renders nothing without such a right. */
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

import type { ContractUser } from '@atrium/contract/contract-users';
import { useState } from 'react';
import { Button } from '../../controls/button/index.js';
import { CaretDownIcon, lazyPart, useFormats, useStrings } from '../../foundations/index.js';
import { nameOf } from './types.js';
import { RightSelect, type UserFieldProps } from './user-fields.js';
import { useUsers } from './users-context.js';

const Popover = lazyPart(async () => (await import('../../overlays/popover/index.js')).Popover);

/** Number of lines that fit into a cell of 100 px. */
const LINES = 3;

/** The rights of a user, one line per service, with the number of those that do not fit. */
export function RightsSummary({ user }: { user: ContractUser }) {
  const t = useStrings();
  const { integer } = useFormats();
  const { words } = useUsers();
  const all = words.rights(user.serviceRights);
  if (all.length === 0) return <span className="text-ink-3">{t('contractUsers.noRight')}</span>;
  const shown = all.length > LINES ? all.slice(0, LINES - 1) : all;
  const more = all.length - shown.length;
  return (
    <span className="block min-w-0 text-small">
      {shown.map((line) => (
        <span key={line} className="block truncate">
          {line}
        </span>
      ))}
      {more > 0 ? (
        <span className="block text-caption text-ink-3">
          {t('contractUsers.moreRights', { count: more, figure: integer(more) })}
        </span>
      ) : null}
    </span>
  );
}

/** Button with the number of services a user may use; opens a popover with a right for each service. */
export function RightsButton({ user, draft, onDraftChange, disabled = false }: UserFieldProps) {
  const t = useStrings();
  const [open, setOpen] = useState(false);
  const { services, words } = useUsers();
  const summary = words.held(draft.rights);
  const label = t('contractUsers.editRights', { name: nameOf(user), summary });
  const button = (onClick?: () => void) => (
    <Button
      size="toolbar"
      className="w-full"
      disabled={disabled || services.length === 0}
      trailingIcon={CaretDownIcon}
      aria-label={label}
      onClick={onClick}
    >
      <span className="truncate">{summary}</span>
    </Button>
  );
  return (
    <Popover
      // A click before the code is loaded still opens the popover.
      fallback={button(() => setOpen(true))}
      trigger={button()}
      label={label}
      open={open}
      onOpenChange={setOpen}
      className="w-384"
    >
      <ul className="grid gap-8">
        {services.map((service) => (
          <li
            key={service.serviceId}
            className="grid grid-cols-[minmax(0,1fr)_minmax(0,1fr)] items-center gap-12 text-small"
          >
            <span className="min-w-0 break-words">{service.serviceLabel}</span>
            <RightSelect
              service={service}
              rights={draft.rights}
              onRightsChange={(rights) => onDraftChange({ rights })}
            />
          </li>
        ))}
      </ul>
    </Popover>
  );
}

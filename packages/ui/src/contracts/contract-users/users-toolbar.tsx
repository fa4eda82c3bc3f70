import { Button } from '../../controls/button/index.js';
import { SearchInput } from '../../controls/search/index.js';
import { AskWhy } from '../../feedback/index.js';
import {
  AddUserIcon,
  CopyIcon,
  ListBulletsIcon,
  SwapIcon,
  useFormats,
  useStrings,
} from '../../foundations/index.js';
import type { UsersMode } from './types.js';

const MODES = [
  ['ADD_USERS', AddUserIcon],
  ['COPY_USERS', CopyIcon],
  ['COPY_ENTITIES_LIST', ListBulletsIcon],
] as const;

interface UsersToolbarProps {
  search: string;
  onSearchChange: (search: string) => void;
  /** Number of shown users, and of all users. */
  shown: number;
  total: number;
  /** Absent if the tab is read-only. */
  onModeChange: ((mode: UsersMode) => void) | undefined;
  /** Explains why the tab is read-only. */
  onAskWhy: (() => void) | undefined;
  mode: UsersMode;
  /** Mode that this kind of contract does not have. */
  without: UsersMode | undefined;
  /** Transfers the checked users; absent if users cannot be transferred. */
  onTransfer: (() => void) | undefined;
  checked: number;
}

/** Toolbar above the grid: search, count, and actions on several users (CUSR-003). */
export function UsersToolbar({
  search,
  onSearchChange,
  shown,
  total,
  onModeChange,
  onAskWhy,
  mode,
  without,
  onTransfer,
  checked,
}: UsersToolbarProps) {
  const t = useStrings();
  const { integer } = useFormats();
  return (
    <div className="flex min-h-56 flex-wrap items-center gap-8 py-10 print:min-h-0 print:py-4">
      <SearchInput
        size="toolbar"
        className="w-280 max-xs:w-full print:hidden"
        aria-label={t('contractUsers.search')}
        placeholder={t('contractUsers.search')}
        value={search}
        onValueChange={onSearchChange}
        maxLength={100}
      />
      <p role="status" className="text-small text-ink-2">
        {shown === total
          ? t('contractUsers.count', { count: total, figure: integer(total) })
          : t('contractUsers.countOf', { count: total, shown: integer(shown), figure: integer(total) })}
      </p>
      {onModeChange ? (
        <div
          role="group"
          aria-label={t('contractUsers.modes.label')}
          className="ml-auto flex flex-wrap gap-8 max-xs:ml-0 print:hidden"
        >
          {MODES.filter(([id]) => id !== without).map(([id, icon]) => (
            <Button
              key={id}
              size="toolbar"
              icon={icon}
              data-mode={id}
              aria-pressed={mode === id}
              onClick={() => onModeChange(mode === id ? 'none' : id)}
            >
              {t(`contractUsers.modes.${id}`)}
            </Button>
          ))}
          {onTransfer && mode === 'none' ? (
            <Button
              size="toolbar"
              icon={SwapIcon}
              aria-disabled={checked === 0}
              title={checked === 0 ? t('contractUsers.transfer.needsUsers') : undefined}
              onClick={() => {
                if (checked > 0) onTransfer();
              }}
            >
              {checked === 0
                ? t('contractUsers.transfer.open')
                : t('contractUsers.transfer.openFor', { count: checked, figure: integer(checked) })}
            </Button>
          ) : null}
        </div>
      ) : onAskWhy ? (
        <AskWhy size="toolbar" className="ml-auto max-xs:ml-0 print:hidden" onAsk={onAskWhy}>
          {t('feedback.askWhyChange')}
        </AskWhy>
      ) : null}
    </div>
  );
}

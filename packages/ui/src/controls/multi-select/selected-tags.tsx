import type { ComponentProps } from 'react';
import { cn } from '../../foundations/cn.js';
import { CloseIcon } from '../../foundations/icons/index.js';
import { useStrings } from '../../foundations/provider/index.js';
import type { Option } from '../listbox/index.js';

export interface SelectedTagsProps {
  /** The options shown as tags. */
  shown: readonly Option[];
  /** Number of options over the limit; above 0, a button “… +n” is shown (SRCH-019). */
  over: number;
  unfolded: boolean;
  onUnfold: (unfolded: boolean) => void;
  locked: boolean;
  /** Props for keyboard support: arrow keys move between the tags, Delete and Backspace remove one. */
  tagProps: (option: Option) => ComponentProps<'button'>;
  onRemove: (option: Option) => void;
}

/** The chosen options as tags; “… +n” expands those over the limit. Disabled ones cannot be removed. */
export function SelectedTags(props: SelectedTagsProps) {
  const { shown, over, unfolded, onUnfold, locked, tagProps, onRemove } = props;
  const t = useStrings();
  return (
    <>
      {shown.map((option) => (
        <Tag key={option.value} label={option.label}>
          {locked || option.disabled ? null : (
            <button
              type="button"
              data-tag
              {...tagProps(option)}
              aria-label={t('controls.list.remove', { label: option.label })}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => onRemove(option)}
              className="focus-inset -my-1 inline-flex size-24 shrink-0 items-center justify-center rounded-tag text-ink-3 hover:bg-hover hover:text-ink max-xs:size-36"
            >
              <CloseIcon size={12} />
            </button>
          )}
        </Tag>
      ))}
      {over > 0 ? (
        <button
          type="button"
          aria-expanded={unfolded}
          aria-label={unfolded ? undefined : t('controls.list.more', { count: over })}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onUnfold(!unfolded)}
          className="focus-inset min-h-24 shrink-0 rounded-tag px-6 text-caption text-ink-2 hover:bg-hover hover:text-ink"
        >
          {unfolded ? t('controls.list.fewer') : `…\u00a0+${over}`}
        </button>
      ) : null}
    </>
  );
}

function Tag({ label, children }: ComponentProps<'span'> & { label: string }) {
  return (
    <span
      className={cn(
        'inline-flex min-h-24 max-w-full min-w-0 items-center rounded-tag border border-line-2 bg-surface text-caption text-ink',
        children ? 'pl-6' : 'px-6',
      )}
    >
      <span className="truncate" title={label}>
        {label}
      </span>
      {children}
    </span>
  );
}

import { clsx } from 'clsx';
import { memo } from 'react';
import { CheckIcon } from '../../foundations/icons/index.js';
import { HighlightedText } from './highlighted-text.js';
import { secondLine, type Option } from './option.js';

export interface OptionRowProps {
  id: string;
  option: Option;
  index: number;
  total: number;
  /** Distance from the top of the list, and height, in px. */
  top: number;
  height: number;
  highlighted: boolean;
  selected: boolean;
  multiple: boolean;
  terms: readonly string[];
}

/** One option of a list. Its node is recycled while scrolling; it only renders again when its props change. */
export const OptionRow = memo(function OptionRow(props: OptionRowProps) {
  const { id, option, index, total, top, height, highlighted, selected, multiple, terms } = props;
  const second = secondLine(option);
  const Icon = option.icon;
  const label = <HighlightedText text={option.label} terms={terms} />;
  const chosen = selected && !multiple && 'font-medium';
  return (
    <div
      id={id}
      role="option"
      aria-selected={selected}
      aria-disabled={option.disabled || undefined}
      aria-setsize={total}
      aria-posinset={index + 1}
      data-index={index}
      data-highlighted={highlighted || undefined}
      style={{ height, transform: `translateY(${top}px)` }}
      className={clsx(
        // CSS containment: a changed row is laid out and painted alone.
        'absolute inset-x-0 top-0 flex items-center gap-8 px-12 text-body contain-strict select-none',
        highlighted && 'bg-hover not-hover:outline-2 not-hover:-outline-offset-2 not-hover:outline-focus',
        option.disabled ? 'cursor-not-allowed text-ink-disabled' : 'cursor-pointer text-ink',
      )}
    >
      {multiple ? <CheckBoxMark checked={selected} disabled={option.disabled === true} /> : null}
      {Icon ? <Icon className="shrink-0" /> : null}
      {second === undefined ? (
        <span className={clsx('min-w-0 flex-1 truncate', chosen)}>{label}</span>
      ) : (
        <span className="min-w-0 flex-1">
          <span className={clsx('block truncate', chosen)}>{label}</span>
          <span className="block truncate text-caption text-ink-3">{second}</span>
        </span>
      )}
      {option.detail === undefined ? null : (
        <span className="max-w-[50%] shrink-0 truncate text-caption text-ink-3">{option.detail}</span>
      )}
      {selected && !multiple ? <CheckIcon className="shrink-0 text-brand-ink" /> : null}
    </div>
  );
});

/** A decorative checkbox: the option that contains it has `aria-selected`. */
function CheckBoxMark({ checked, disabled }: { checked: boolean; disabled: boolean }) {
  return (
    <span
      aria-hidden
      className={clsx(
        'flex size-18 shrink-0 items-center justify-center rounded-tag border',
        disabled
          ? 'border-line-2 bg-well text-ink-disabled'
          : checked
            ? 'border-brand bg-brand text-on-brand'
            : 'border-line-control bg-surface',
      )}
    >
      {checked ? <CheckIcon size={12} /> : null}
    </span>
  );
}

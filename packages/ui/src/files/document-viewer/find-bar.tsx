import type { Ref } from 'react';
import { IconButton } from '../../controls/button/index.js';
import { SearchInput } from '../../controls/search/index.js';
import { CaretDownIcon, CaretUpIcon, CloseIcon } from '../../foundations/icons/index.js';
import { useStrings } from '../../foundations/provider/index.js';
import { InFrame } from './frame.js';

export interface FindBarProps {
  ref: Ref<HTMLInputElement>;
  query: string;
  onQueryChange: (query: string) => void;
  /** Number of the current match, from 1. */
  position: number;
  total: number;
  searching: boolean;
  onStep: (direction: 1 | -1) => void;
  onClose: () => void;
}

/** The search bar of the document, with match count and navigation: Enter and Shift+Enter step, Escape closes. */
export function FindBar({
  ref,
  query,
  onQueryChange,
  position,
  total,
  searching,
  onStep,
  onClose,
}: FindBarProps) {
  const t = useStrings();
  const result =
    query.trim() === ''
      ? ''
      : total > 0
        ? t('files.viewer.matches', { position, count: total })
        : t(searching ? 'files.viewer.searching' : 'files.viewer.noMatch');
  return (
    <InFrame slot="strip">
      <div
        role="search"
        data-keeps-escape
        className="flex flex-wrap items-center gap-x-12 gap-y-4 border-b border-line px-12 py-8"
      >
        <SearchInput
          ref={ref}
          size="toolbar"
          className="w-320 max-w-full min-w-160 flex-1 xs:flex-none"
          aria-label={t('files.viewer.findInDocument')}
          placeholder={t('files.viewer.findInDocument')}
          value={query}
          onValueChange={onQueryChange}
          busy={searching}
          {...(query.trim() !== '' && { resultLabel: result })}
          onKeyDown={(event) => {
            if (event.key === 'Enter') onStep(event.shiftKey ? -1 : 1);
            else if (event.key === 'Escape') onClose();
            else return;
            event.preventDefault();
            event.stopPropagation();
          }}
        />
        <span aria-hidden className="min-w-72 text-small text-ink-2 tabular-nums">
          {result}
        </span>
        <div className="ml-auto flex items-center gap-2">
          <IconButton
            icon={CaretUpIcon}
            label={t('files.viewer.previousMatch')}
            size="toolbar"
            aria-disabled={total === 0 || undefined}
            onClick={() => onStep(-1)}
          />
          <IconButton
            icon={CaretDownIcon}
            label={t('files.viewer.nextMatch')}
            size="toolbar"
            aria-disabled={total === 0 || undefined}
            onClick={() => onStep(1)}
          />
          <IconButton icon={CloseIcon} label={t('files.viewer.closeFind')} size="toolbar" onClick={onClose} />
        </div>
      </div>
    </InFrame>
  );
}

import { useRef, useState } from 'react';
import { cn, useStrings } from '../../foundations/index.js';
import { lazyPart } from '../../foundations/lazy-part.js';

/** Loaded when the button is hovered or focused. */
const NamesPopover = lazyPart(async () => (await import('./names-popover.js')).NamesPopover);

export interface MoreNamesProps {
  /** What the names are, such as “Participants”. */
  title: string;
  /** All names, including those shown next to the button. */
  names: readonly string[];
  /** Number of names shown next to the button. */
  shown: number;
  className?: string;
}

/** “and 3 more” after the first names of a list: a button that opens a popover with all names. */
export function MoreNames({ title, names, shown, className }: MoreNamesProps) {
  const t = useStrings();
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const [isAsked, setIsAsked] = useState(false);
  return (
    <>
      <button
        ref={button}
        type="button"
        aria-haspopup="dialog"
        aria-expanded={open}
        className={cn(
          'focus-ring link inline-flex min-h-24 items-center rounded-tag print:hidden',
          className,
        )}
        onPointerEnter={NamesPopover.preload}
        onFocus={NamesPopover.preload}
        onClick={() => {
          setIsAsked(true);
          setOpen(!open);
        }}
      >
        {t('requests.page.more', { count: names.length - shown })}
      </button>
      {isAsked ? (
        <NamesPopover title={title} names={names} open={open} onOpenChange={setOpen} button={button} />
      ) : null}
      {/* In print nothing can be opened, so the remaining names are printed. */}
      <span className="hidden print:inline">{names.slice(shown).join(', ')}</span>
    </>
  );
}

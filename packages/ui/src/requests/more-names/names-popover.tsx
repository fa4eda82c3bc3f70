import { useRef, type RefObject } from 'react';
import { PopoverAnchor, PopoverContent, PopoverRoot } from '../../overlays/popover/index.js';

export interface NamesPopoverProps {
  title: string;
  names: readonly string[];
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The button that opens and closes the popover. */
  button: RefObject<HTMLButtonElement | null>;
}

/** Popover with all names of a list, anchored to its button. */
export function NamesPopover({ title, names, open, onOpenChange, button }: NamesPopoverProps) {
  const isLeft = useRef(false);
  return (
    <PopoverRoot open={open} onOpenChange={onOpenChange}>
      <PopoverAnchor virtualRef={button} />
      <PopoverContent
        aria-label={title}
        className="w-auto max-w-320 min-w-200 px-16 py-12"
        onOpenAutoFocus={() => (isLeft.current = false)}
        onInteractOutside={(event) => {
          // The button closes the popover itself.
          if (button.current?.contains(event.target as Node)) event.preventDefault();
          else isLeft.current = true;
        }}
        onCloseAutoFocus={(event) => {
          event.preventDefault();
          if (!isLeft.current) button.current?.focus();
        }}
      >
        <p className="pb-4 text-caption text-ink-3">{title}</p>
        <ul>
          {names.map((name, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- two people may have the same name
            <li key={`${index} ${name}`} className="py-4 text-body break-words">
              {name}
            </li>
          ))}
        </ul>
      </PopoverContent>
    </PopoverRoot>
  );
}

import { Button, type ButtonProps } from '../../controls/button/index.js';
import { useFormats } from '../../foundations/index.js';
import { useIsFuture } from '../../foundations/use-is-future.js';

export interface RemindButtonProps extends Pick<ButtonProps, 'size' | 'icon' | 'busy'> {
  /** From when the next reminder is possible (ISO 8601); null for now. */
  next: string | null;
  label: string;
  /** The label until then, with the time of day. */
  labelFrom: (time: string) => string;
  /** The name for assistive technology, if the label does not say who is reminded. */
  nameOf?: (label: string) => string;
  onClick: () => void;
}

/** Sends a reminder; until the next one is possible it says from when, stays in the tab order and does nothing. */
export function RemindButton({ next, label, labelFrom, nameOf, onClick, ...props }: RemindButtonProps) {
  const formats = useFormats();
  const isTooSoon = useIsFuture(next);
  const text = isTooSoon && next ? labelFrom(formats.time(next)) : label;
  return (
    <Button
      {...props}
      aria-disabled={isTooSoon || undefined}
      aria-label={nameOf?.(text)}
      onClick={isTooSoon ? undefined : onClick}
    >
      {text}
    </Button>
  );
}

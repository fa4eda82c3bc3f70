import { Button, type ButtonProps } from '../../controls/button/index.js';
import { useFormats } from '../../foundations/index.js';
import { useIsFuture } from '../../foundations/use-is-future.js';

export interface RemindButtonProps extends Pick<ButtonProps, 'size' | 'icon' | 'busy'> {
  /** When the next reminder becomes possible (ISO 8601); null if it is possible now. */
  next: string | null;
  label: string;
  /** Returns the label until then, with the time of day. */
  labelFrom: (time: string) => string;
  /** Returns the accessible name, if the label does not say who is reminded. */
  nameOf?: (label: string) => string;
  onClick: () => void;
}

/** Sends a reminder. Until the next one is possible, it shows from when, stays focusable and does nothing. */
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

import * as Radix from '@radix-ui/react-alert-dialog';
import { useRef, useState, type ComponentProps, type ReactElement, type ReactNode } from 'react';
import { Button, IconButton } from '../../controls/button/index.js';
import { cn } from '../../foundations/cn.js';
import { CloseIcon } from '../../foundations/icons/index.js';
import { useStrings } from '../../foundations/provider/index.js';
import { StateMark } from '../../foundations/state-mark/index.js';
import { DialogFooter } from '../dialog/index.js';
import { contentVariants, scrimClasses } from '../dialog/internal.js';
import { useLayerProps } from '../dialog/internal.js';
import { LayersInside } from '../layer-container.js';
import { TypedText } from './typed-text.js';

interface PanelProps extends Omit<ComponentProps<typeof Radix.Content>, 'title'> {
  /** The question: “Revoke the power of attorney of Lena Brandt?”. */
  title: ReactNode;
  /** The consequence, with numbers and names. */
  description?: ReactNode;
  /** Content beyond text: lists, fields. */
  children?: ReactNode;
  /** Label of the confirm button: the outcome, as a verb and an object. */
  confirmLabel: ReactNode;
  /** Label of the cancel button, which changes nothing: “Keep the power”. */
  cancelLabel: ReactNode;
  /** Label of the confirm button while `onConfirm` runs: the verb in progress. */
  busyLabel?: ReactNode;
  /** The action cannot be undone: the button is red. */
  danger?: boolean;
  /** The confirm button is disabled until this text is typed as it is shown (PLAT-115). */
  typedText?: string;
  /** Disables the confirm button for a reason given in the content. */
  confirmDisabled?: boolean;
  /** A third button, between the two. */
  alternative?: { label: ReactNode; onSelect: () => void } | undefined;
  /**
   * Called when the user confirms. While a returned promise is pending the dialog stays and is busy; it closes when the
   * promise resolves, and shows `error` when it rejects. Without a promise it closes at once.
   */
  onConfirm: () => void | Promise<unknown>;
  /** Called when the user cancels, by the button, the cross or Esc. */
  onCancel?: () => void;
  /** Message shown when `onConfirm` fails. Default: a general one. */
  error?: ReactNode;
}

/** Returns a text as it looks: any white space is shown, and typed, as one space. */
const asShown = (text: string) => text.replaceAll(/\s+/gu, ' ');

export interface ConfirmationProps extends PanelProps {
  /** Whether it is open (controlled state). */
  open?: boolean;
  /** Whether it is open initially (uncontrolled state). */
  defaultOpen?: boolean;
  /** Called when the user or the trigger opens or closes it. */
  onOpenChange?: (open: boolean) => void;
  /** The button that opens it; without one, the confirmation is controlled. */
  trigger?: ReactElement;
}

/**
 * Asks for confirmation (DS-061): the title is the question, the text gives the consequence, the two buttons name the
 * two outcomes. The focus starts on the cancel button, or in the field when a text must be typed.
 */
export function Confirmation({
  open,
  defaultOpen = false,
  onOpenChange,
  trigger,
  ...panel
}: ConfirmationProps) {
  const [ownOpen, setOwnOpen] = useState(defaultOpen);
  const isOpen = open ?? ownOpen;
  const change = (next: boolean) => {
    setOwnOpen(next);
    onOpenChange?.(next);
  };
  return (
    <Radix.Root open={isOpen} onOpenChange={change}>
      {trigger ? <Radix.Trigger asChild>{trigger}</Radix.Trigger> : null}
      <Radix.Portal>
        <Radix.Overlay className={scrimClasses} />
        <ConfirmationPanel {...panel} isOpen={isOpen} onClose={() => change(false)} />
      </Radix.Portal>
    </Radix.Root>
  );
}

/** Mounted only while open, so that its state is reset for each question. */
function ConfirmationPanel({
  title,
  description,
  children,
  confirmLabel,
  cancelLabel,
  busyLabel,
  danger = false,
  typedText,
  confirmDisabled = false,
  alternative,
  onConfirm,
  onCancel,
  error,
  isOpen,
  onClose,
  className,
  onCloseAutoFocus,
  ...props
}: PanelProps & { isOpen: boolean; onClose: () => void }) {
  const t = useStrings();
  const [state, setState] = useState<'asking' | 'busy' | 'failed'>('asking');
  const [typed, setTyped] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const cancelButton = useRef<HTMLButtonElement>(null);
  const layer = useLayerProps(typedText === undefined ? cancelButton : input, onCloseAutoFocus);
  const busy = state === 'busy';
  const matches = typedText === undefined || asShown(typed) === asShown(typedText);

  const cancel = () => {
    if (busy) return;
    onCancel?.();
    onClose();
  };
  const confirm = async () => {
    // While the question fades out, the second click of a double click would confirm again.
    if (!isOpen || busy || !matches || confirmDisabled) return;
    const result = onConfirm();
    if (result instanceof Promise) {
      setState('busy');
      try {
        await result;
      } catch {
        setState('failed');
        return;
      }
    }
    onClose();
  };

  return (
    <Radix.Content
      className={cn(
        contentVariants({ size: 'default' }),
        'max-xs:inset-x-0 max-xs:top-auto max-xs:bottom-0 max-xs:h-fit max-xs:max-h-dvh',
        className,
      )}
      {...(description ? {} : { 'aria-describedby': undefined })}
      onEscapeKeyDown={(event) => {
        event.preventDefault();
        cancel();
      }}
      {...layer}
      {...props}
    >
      <LayersInside>
        <form
          className="contents"
          onSubmit={(event) => {
            event.preventDefault();
            void confirm();
          }}
        >
          <div className="min-h-0 overflow-y-auto px-24 pt-20 pb-20 max-xs:px-16">
            <div className="flex items-start gap-8">
              <Radix.Title className="min-w-0 flex-1 text-heading-1 text-balance">{title}</Radix.Title>
              <IconButton
                icon={CloseIcon}
                label={t('overlays.close')}
                size="toolbar"
                className="-mt-4 -mr-8 max-xs:size-44"
                onClick={cancel}
                disabled={busy}
              />
            </div>
            {description ? (
              <Radix.Description className="mt-8 text-body text-ink-2">{description}</Radix.Description>
            ) : null}
            {children ? <div className="mt-12">{children}</div> : null}
            {typedText === undefined ? null : (
              <TypedText
                text={typedText}
                value={typed}
                onValueChange={setTyped}
                disabled={busy}
                inputRef={input}
              />
            )}
            <div role="alert">
              {state === 'failed' ? (
                <p className="mt-16 flex gap-8 text-small text-negative-ink">
                  <StateMark name="refused" className="mt-2" />
                  <span>{error ?? t('overlays.confirmation.failed')}</span>
                </p>
              ) : null}
            </div>
          </div>
          <DialogFooter>
            <Button ref={cancelButton} onClick={cancel} disabled={busy}>
              {cancelLabel}
            </Button>
            {alternative ? (
              <Button
                disabled={busy}
                onClick={() => {
                  alternative.onSelect();
                  onClose();
                }}
              >
                {alternative.label}
              </Button>
            ) : null}
            <Button
              type="submit"
              variant={danger ? 'danger' : 'primary'}
              disabled={!matches || confirmDisabled}
              busy={busy}
              busyLabel={busyLabel}
            >
              {confirmLabel}
            </Button>
          </DialogFooter>
        </form>
      </LayersInside>
    </Radix.Content>
  );
}

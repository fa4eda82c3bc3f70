import type { ComponentProps } from 'react';
import { Button, IconButton } from '../../controls/button/index.js';
import { Banner } from '../../feedback/banner/index.js';
import { cn } from '../../foundations/cn.js';
import { PlusIcon, RedoIcon, UndoIcon } from '../../foundations/icons/index.js';
import { useStrings } from '../../foundations/provider/index.js';
import { Tooltip } from '../../overlays/tooltip/index.js';

export interface EditBarProps extends Omit<ComponentProps<'div'>, 'children' | 'onReset'> {
  /** Opens the catalogue of widgets. */
  onAdd: () => void;
  /** Resets to the default layout; only for bank users (HOME-005). */
  onReset?: (() => void) | undefined;
  /** The board already has the default layout (HOME-012). */
  isDefault?: boolean;
  /** Opens the choice of a profile; only for clients (HOME-006). */
  onChooseProfile?: (() => void) | undefined;
  /** Undoes the last change; absent if there is nothing to undo. */
  onUndo?: (() => void) | undefined;
  /** Redoes the last undone change; absent if there is nothing to redo. */
  onRedo?: (() => void) | undefined;
  /** Leaves edit mode without changes. */
  onCancel: () => void;
  /** Saves the board. */
  onConfirm: () => void;
  /** The board is being saved. */
  busy?: boolean;
  /** The last save failed. */
  failed?: boolean;
  /** Text about another failure. */
  notice?: string | undefined;
}

/**
 * The bar of edit mode, below the main bar (HOME-004 to HOME-008): help text, Add widget, undo and redo, Reset or
 * Choose profile, Cancel, Confirm. It stays visible while the board scrolls.
 */
export function EditBar({
  onAdd,
  onReset,
  isDefault = false,
  onChooseProfile,
  onUndo,
  onRedo,
  onCancel,
  onConfirm,
  busy = false,
  failed = false,
  notice,
  className,
  ...props
}: EditBarProps) {
  const t = useStrings();
  return (
    <div
      role="region"
      tabIndex={-1}
      aria-label={t('dashboard.edit.title')}
      className={cn(
        'focus-inset sticky top-(--page-top,0px) z-bar border-b border-line-ink bg-surface',
        className,
      )}
      {...props}
    >
      <div className="flex min-h-56 flex-wrap items-center gap-x-16 gap-y-8 px-16 py-8 xs:px-24">
        <div className="flex min-w-240 flex-1 flex-wrap items-baseline gap-x-12">
          <h2 className="text-heading-2">{t('dashboard.edit.title')}</h2>
          <p className="text-small text-ink-2 max-sm:hidden">{t('dashboard.edit.help')}</p>
          <p className="text-small text-ink-2 max-xs:hidden sm:hidden">{t('dashboard.edit.helpNarrow')}</p>
        </div>
        <div className="flex flex-wrap items-center gap-8 max-xs:w-full">
          <IconAction icon={UndoIcon} label={t('dashboard.edit.undo')} onAct={onUndo} />
          <IconAction icon={RedoIcon} label={t('dashboard.edit.redo')} onAct={onRedo} />
          <Button size="toolbar" icon={PlusIcon} className="max-xs:flex-1" onClick={onAdd} disabled={busy}>
            {t('dashboard.edit.addWidget')}
          </Button>
          {onReset ? <ResetButton onReset={onReset} isDefault={isDefault} disabled={busy} /> : null}
          {onChooseProfile ? (
            <Button
              size="toolbar"
              variant="tertiary"
              className="max-xs:flex-1"
              onClick={onChooseProfile}
              disabled={busy}
            >
              {t('dashboard.edit.chooseProfile')}
            </Button>
          ) : null}
          <span aria-hidden className="mx-4 h-20 w-1 bg-line-2 max-xs:hidden" />
          {/* Cancel and Confirm stay side by side if the bar wraps. */}
          <div className="flex gap-8 max-xs:flex-1">
            <Button size="toolbar" className="max-xs:flex-1" onClick={onCancel} disabled={busy}>
              {t('dashboard.edit.cancel')}
            </Button>
            <Button
              size="toolbar"
              variant="primary"
              className="max-xs:flex-1"
              onClick={onConfirm}
              busy={busy}
              busyLabel={t('dashboard.edit.confirming')}
            >
              {t('dashboard.edit.confirm')}
            </Button>
          </div>
        </div>
      </div>
      {failed || notice ? (
        <Banner
          tone="negative"
          live="assertive"
          title={failed ? t('dashboard.edit.failed') : notice}
          className="mx-16 mb-8 xs:mx-24"
        />
      ) : null}
    </div>
  );
}

/** Stays focusable while disabled, so that undoing the last step does not lose the focus. */
function IconAction({
  icon,
  label,
  onAct,
}: {
  icon: typeof UndoIcon;
  label: string;
  onAct: (() => void) | undefined;
}) {
  return (
    <Tooltip content={label}>
      <IconButton
        icon={icon}
        label={label}
        size="toolbar"
        className="aria-disabled:text-ink-disabled max-xs:size-44"
        aria-disabled={onAct ? undefined : true}
        onClick={onAct}
      />
    </Tooltip>
  );
}

function ResetButton({
  onReset,
  isDefault,
  disabled,
}: {
  onReset: () => void;
  isDefault: boolean;
  disabled: boolean;
}) {
  const t = useStrings();
  const isOff = isDefault || disabled;
  const button = (
    <Button
      size="toolbar"
      variant="tertiary"
      className="max-xs:flex-1"
      aria-disabled={isOff || undefined}
      onClick={isOff ? undefined : onReset}
    >
      {t('dashboard.edit.reset')}
    </Button>
  );
  return isDefault ? <Tooltip content={t('dashboard.edit.resetDisabled')}>{button}</Tooltip> : button;
}

import * as Radix from '@radix-ui/react-toast';
import { IconButton } from '../../controls/button/index.js';
import { Link } from '../../controls/link/index.js';
import { SupportId } from '../../feedback/support-id/index.js';
import { cn } from '../../foundations/cn.js';
import { CloseIcon } from '../../foundations/icons/index.js';
import { useStrings } from '../../foundations/provider/index.js';
import { StateMark, type StateName } from '../../foundations/state-mark/index.js';
import { TOAST_DURATIONS, type ToastAction, type ToastItem, type ToastKind } from './toasts.js';

const MARKS: Record<ToastKind, StateName> = {
  success: 'done',
  info: 'info',
  warning: 'action',
  error: 'refused',
  network: 'refused',
};

interface ToastProps {
  toast: ToastItem;
  onDismiss: (id: string) => void;
}

/**
 * One toast. The spaces between its parts separate them when its text is announced as one sentence. Swiping dismisses
 * it by touch only, because with a mouse the same movement selects text.
 */
export function Toast({ toast, onDismiss }: ToastProps) {
  const t = useStrings();
  const { id, kind, description, errors, supportId, actions = [] } = toast;
  const failure = kind === 'error' || kind === 'network';
  const title = kind === 'network' ? t('overlays.toast.network') : toast.title;
  const inline = actions.length === 1 && !description && !errors?.length && !supportId;
  const buttons = actions.map((action) => (
    <Action key={action.label} action={action} onDone={() => onDismiss(id)} />
  ));
  return (
    <Radix.Root
      open={toast.open}
      onOpenChange={(open) => {
        if (!open) onDismiss(id);
      }}
      type={failure ? 'foreground' : 'background'}
      duration={TOAST_DURATIONS[kind]}
      data-kind={kind}
      onPointerMove={(event) => {
        if (event.pointerType === 'mouse') event.preventDefault();
      }}
      // Clickable above modal layers, and selectable: Radix would prevent both.
      style={{ pointerEvents: 'auto', userSelect: 'text', touchAction: 'pan-y' }}
      className={cn(
        'layer-motion focus-ring flex w-full shrink-0 gap-12 rounded-floating bg-raised py-12 pr-12 pl-16 text-ink shadow-1',
        'data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x)',
        kind === 'error' && 'outline-1 -outline-offset-1 outline-negative',
      )}
    >
      <StateMark name={MARKS[kind]} className="mt-3" />
      <div className="min-w-0 flex-1">
        <span className="sr-only">
          {t(`overlays.toast.${kind === 'network' ? 'error' : kind}`)}
          {'. '}
        </span>
        <Radix.Title
          className={cn('text-body break-words', (description || kind === 'error') && 'font-semibold')}
        >
          {title}
        </Radix.Title>{' '}
        {description ? (
          <Radix.Description className="text-small text-ink-2">{description}</Radix.Description>
        ) : null}{' '}
        {errors?.length ? (
          <ul className={cn('mt-2 text-small text-ink-2', errors.length > 1 && 'list-disc pl-16')}>
            {[...new Set(errors)].map((error) => (
              <li key={error}>{error} </li>
            ))}
          </ul>
        ) : null}
        {supportId ? <SupportId id={supportId} className="mt-8" /> : null}
        {buttons.length > 0 && !inline ? (
          <div data-radix-toast-announce-exclude="" className="mt-8 flex flex-wrap gap-x-16 gap-y-4">
            {buttons}
          </div>
        ) : null}
      </div>
      {inline ? <div data-radix-toast-announce-exclude="">{buttons}</div> : null}
      <Radix.Close asChild>
        <IconButton
          icon={CloseIcon}
          label={t('overlays.close')}
          size="small"
          className="max-xs:-my-10 max-xs:-mr-10 max-xs:size-44"
        />
      </Radix.Close>
    </Radix.Root>
  );
}

const actionClasses = 'link focus-ring min-h-24 rounded-tag text-small font-medium';

function Action({ action, onDone }: { action: ToastAction; onDone: () => void }) {
  const act = () => {
    action.onSelect?.();
    onDone();
  };
  return action.href === undefined ? (
    <button type="button" className={actionClasses} onClick={act}>
      {action.label}
    </button>
  ) : (
    <Link href={action.href} className={cn(actionClasses, 'inline-flex items-center')} onClick={act}>
      {action.label}
    </Link>
  );
}

import * as Radix from '@radix-ui/react-toast';
import { useRef, useSyncExternalStore } from 'react';
import { useStrings } from '../../foundations/provider/index.js';
import { Toast } from './toast.js';
import { TOAST_LIMIT, type ToastItem, type Toasts } from './toasts.js';
import { useClearPosition } from './use-clear-position.js';

const none: readonly ToastItem[] = [];

/**
 * The toast container: at the bottom right, 360 px wide, full width under 768 px; higher or further left if it would
 * cover an interactive element.
 */
export function ToastRegion({ toasts: list }: { toasts: Toasts }) {
  const t = useStrings();
  const items = useSyncExternalStore(list.subscribe, list.getSnapshot, () => none);
  const frame = useRef<HTMLDivElement>(null);
  useClearPosition(frame, items.length > 0);
  const shown = items.slice(-TOAST_LIMIT);
  const waiting = items.length - shown.length;
  return (
    <Radix.Provider label={t('overlays.toast.label')} swipeDirection="right">
      {shown.map((toast) => (
        <Toast key={`${toast.id} ${toast.revision}`} toast={toast} onDismiss={list.dismiss} />
      ))}
      <div
        ref={frame}
        className="pointer-events-none fixed top-24 left-24 z-toast w-360 max-xs:top-16 max-xs:left-16 max-xs:w-[calc(100%-32px)] print:hidden"
      >
        {/* `aria-live` keeps toasts readable while a modal layer hides the page; each toast announces itself. */}
        <Radix.Viewport
          label={t('overlays.toast.region')}
          aria-live="off"
          // The padding is for the shadows, which would be clipped.
          className="-m-16 flex max-h-[calc(100dvh-var(--page-bottom,0px)-48px)] flex-col-reverse gap-8 overflow-x-hidden overflow-y-auto p-16 outline-none"
        />
        {waiting > 0 ? <Waiting count={waiting} onCloseAll={list.dismissAll} /> : null}
      </div>
    </Radix.Provider>
  );
}

/** Shows the number of older errors that are not displayed. */
function Waiting({ count, onCloseAll }: { count: number; onCloseAll: () => void }) {
  const t = useStrings();
  return (
    <div className="pointer-events-auto flex min-h-24 items-center justify-end gap-12 text-caption text-ink-2">
      <span role="status">{t('overlays.toast.older', { count })}</span>
      <button type="button" className="link focus-ring min-h-24 rounded-tag" onClick={onCloseAll}>
        {t('overlays.toast.closeAll')}
      </button>
    </div>
  );
}

import * as Radix from '@radix-ui/react-toast';
import { useSyncExternalStore } from 'react';
import { useStrings } from '../../foundations/provider/index.js';
import { Toast } from './toast.js';
import { TOAST_LIMIT, type ToastItem, type Toasts } from './toasts.js';

const none: readonly ToastItem[] = [];

/**
 * Where the toasts stand: at the bottom right, 360 px wide; over the full width under 768 px. A bar of actions that stays at
 * the bottom of the page is never covered.
 */
export function ToastRegion({ toasts: list }: { toasts: Toasts }) {
  const t = useStrings();
  const items = useSyncExternalStore(list.subscribe, list.getSnapshot, () => none);
  const shown = items.slice(-TOAST_LIMIT);
  const waiting = items.length - shown.length;
  return (
    <Radix.Provider label={t('overlays.toast.label')} swipeDirection="right">
      {shown.map((toast) => (
        <Toast key={`${toast.id} ${toast.revision}`} toast={toast} onDismiss={list.dismiss} />
      ))}
      {/* `aria-live` keeps the messages readable while a modal layer hides the rest of the page; each toast announces itself. */}
      <Radix.Viewport
        label={t('overlays.toast.region')}
        aria-live="off"
        className="pointer-events-none fixed right-0 bottom-(--page-bottom,0px) z-toast flex max-h-[calc(100dvh-var(--page-bottom,0px))] w-408 max-w-full flex-col-reverse gap-8 overflow-x-hidden overflow-y-auto p-24 outline-none max-xs:w-full max-xs:p-16"
      />
      {waiting > 0 ? <Waiting count={waiting} onCloseAll={list.dismissAll} /> : null}
    </Radix.Provider>
  );
}

/** How many errors stand behind the ones in view. */
function Waiting({ count, onCloseAll }: { count: number; onCloseAll: () => void }) {
  const t = useStrings();
  return (
    <div className="fixed right-24 bottom-(--page-bottom,0px) z-toast flex h-24 items-center gap-12 text-caption text-ink-2 max-xs:right-16 max-xs:h-16">
      <span role="status">{t('overlays.toast.older', { count })}</span>
      <button type="button" className="link focus-ring min-h-24 rounded-tag" onClick={onCloseAll}>
        {t('overlays.toast.closeAll')}
      </button>
    </div>
  );
}

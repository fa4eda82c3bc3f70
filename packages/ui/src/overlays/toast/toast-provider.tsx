import { createContext, use, useState, type ReactNode } from 'react';
import { afterStart } from '../../foundations/after-start.js';
import { lazyPart } from '../../foundations/lazy-part.js';
import type { ToastRegion as Region } from './toast-region.js';
import { createToasts, type Toasts } from './toasts.js';

const ASK_AGAIN_MS = 3000;

async function fetchRegion(): Promise<typeof Region> {
  await afterStart();
  try {
    return (await import('./toast-region.js')).ToastRegion;
  } catch {
    await new Promise((resolve) => setTimeout(resolve, ASK_AGAIN_MS));
    return fetchRegion();
  }
}

/**
 * Loaded after page start: no page is first rendered with a toast. A failed load is retried until it succeeds, because
 * a page without toasts is better than an error page; waiting toasts are then shown.
 */
const ToastRegion = lazyPart(fetchRegion);

const Context = createContext<Toasts | null>(null);

export interface ToastProviderProps {
  /** The application; toasts are shown above it. */
  children?: ReactNode;
  /** The toast list, for a host that also adds toasts outside React. Default: its own list. */
  toasts?: Toasts;
}

/**
 * Shows toasts at the bottom right, 360 px wide, over empty margin; full width under 768 px. F8 moves the focus to
 * them; hover, focus and an inactive window pause their timers. Errors interrupt a screen reader, others wait.
 */
export function ToastProvider({ children, toasts }: ToastProviderProps) {
  const [own] = useState(createToasts);
  const list = toasts ?? own;
  return (
    <Context value={list}>
      {children}
      <ToastRegion toasts={list} />
    </Context>
  );
}

/** Returns the toasts: `toast.success(title)`, `info`, `warning`, `error(title, { errors, supportId })`. */
export function useToast(): Toasts {
  const toasts = use(Context);
  if (!toasts) throw new Error('useToast needs a ToastProvider around it.');
  return toasts;
}

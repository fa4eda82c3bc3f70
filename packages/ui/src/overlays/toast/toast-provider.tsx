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
 * Fetched once the page stands: no page is drawn with a toast on it. A page without toasts is better than an error page,
 * so the region is asked for until it comes, and then shows what waits.
 */
const ToastRegion = lazyPart(fetchRegion);

const Context = createContext<Toasts | null>(null);

export interface ToastProviderProps {
  /** The application; toasts are shown over it. */
  children?: ReactNode;
  /** The list of a host that also speaks from outside React. Default: a list of its own. */
  toasts?: Toasts;
}

/**
 * Shows the toasts at the bottom right, 360 px wide, over empty margin; over the full width under 768 px. F8 moves focus
 * to them; hover, focus and a window in the background stop their time. Errors interrupt a screen reader, others wait.
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

/** The messages of the page: `toast.success(title)`, `info`, `warning`, `error(title, { errors, supportId })`. */
export function useToast(): Toasts {
  const toasts = use(Context);
  if (!toasts) throw new Error('useToast needs a ToastProvider around it.');
  return toasts;
}

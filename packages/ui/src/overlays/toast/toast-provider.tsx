import { createContext, use, useState, type ReactNode } from 'react';
import { lazyPart } from '../../foundations/lazy-part.js';
import { createToasts, type Toasts } from './toasts.js';

/** Fetched once the page stands: no page is drawn with a toast on it. */
const ToastRegion = lazyPart(async () => (await import('./toast-region.js')).ToastRegion);

const Context = createContext<Toasts | null>(null);

export interface ToastProviderProps {
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

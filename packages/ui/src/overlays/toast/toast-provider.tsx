import { createContext, use, useState, type ReactNode } from 'react';
import { afterStart } from '../../foundations/after-start.js';
import { lazyPart } from '../../foundations/lazy-part.js';
import { createToasts, type Toasts } from './toasts.js';

/** Loaded after page start: no page is first rendered with a toast. Toasts wait until it is loaded. */
const ToastRegion = lazyPart(async () => {
  await afterStart();
  return (await import('./toast-region.js')).ToastRegion;
});

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

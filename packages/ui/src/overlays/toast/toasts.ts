/** An action of a toast; it also closes the toast. */
export interface ToastAction {
  label: string;
  onSelect?: () => void;
  /** URL (also `mailto:`) to go to instead. */
  href?: string;
}

export interface ToastOptions {
  /** One sentence under the title: what happens next. */
  description?: string;
  actions?: readonly ToastAction[];
  /** A toast with the same id is replaced instead of adding another. */
  id?: string;
}

export interface ErrorToastOptions extends ToastOptions {
  /** The labels of the response's errors (PLAT-067). */
  errors?: readonly string[];
  /** The correlation id of the response (PLAT-068). */
  supportId?: string | undefined;
}

export type ToastKind = 'success' | 'info' | 'warning' | 'error' | 'network';

export interface ToastItem extends ErrorToastOptions {
  id: string;
  kind: ToastKind;
  title: string;
  /** Incremented when a toast is replaced, so that it is announced again. */
  revision: number;
  /** False during the exit animation. */
  open: boolean;
}

/** Time in milliseconds before a toast closes automatically (PLAT-085, PLAT-086, PLAT-078). */
export const TOAST_DURATIONS: Record<ToastKind, number> = {
  success: 5000,
  info: 5000,
  warning: 5000,
  error: Number.POSITIVE_INFINITY,
  network: 9000,
};

/** Maximum number of visible toasts; older errors wait and reappear when there is room. */
export const TOAST_LIMIT = 5;

/** Time in milliseconds before removal, longer than the exit animation. */
const EXIT = 200;

/** The page's toasts; each method returns the id of its toast. */
export interface Toasts {
  success: (title: string, options?: ToastOptions) => string;
  info: (title: string, options?: ToastOptions) => string;
  warning: (title: string, options?: ToastOptions) => string;
  /** Stays until the user closes it. The title says what did not happen. */
  error: (title: string, options?: ErrorToastOptions) => string;
  /** For when the server did not respond: one plain message, never duplicated (PLAT-078). */
  networkError: () => string;
  dismiss: (id: string) => void;
  dismissAll: () => void;
  subscribe: (listener: () => void) => () => void;
  /** All toasts, oldest first. */
  getSnapshot: () => readonly ToastItem[];
}

/**
 * Creates a toast list. The provider creates its own; a host that adds toasts outside React (a query client, a router)
 * creates one and passes it to the provider.
 */
export function createToasts(): Toasts {
  let items: readonly ToastItem[] = [];
  let count = 0;
  const listeners = new Set<() => void>();
  const update = (next: readonly ToastItem[]) => {
    items = next;
    for (const listener of listeners) listener();
  };
  const add = (kind: ToastKind, title: string, options: ErrorToastOptions = {}) => {
    count += 1;
    const id = options.id ?? `toast-${count}`;
    const others = items.filter((item) => item.id !== id);
    const open = [...others, { ...options, id, kind, title, revision: count, open: true }];
    // Toasts with a timeout that are pushed out by newer ones do not reappear.
    const pushedOut = open.slice(0, Math.max(0, open.length - TOAST_LIMIT));
    const kept = pushedOut.filter((item) => item.kind === 'error');
    update([...kept, ...open.slice(pushedOut.length)]);
    return id;
  };
  const close = (chosen: (item: ToastItem) => boolean) => {
    if (!items.some((item) => item.open && chosen(item))) return;
    const leaving = new Set(items.filter(chosen).map((item) => item.revision));
    update(items.map((item) => (leaving.has(item.revision) ? { ...item, open: false } : item)));
    setTimeout(() => update(items.filter((item) => !leaving.has(item.revision))), EXIT);
  };
  return {
    success: (title, options) => add('success', title, options),
    info: (title, options) => add('info', title, options),
    warning: (title, options) => add('warning', title, options),
    error: (title, options) => add('error', title, options),
    networkError: () => add('network', '', { id: 'network' }),
    dismiss: (id) => close((item) => item.id === id),
    dismissAll: () => close(() => true),
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    getSnapshot: () => items,
  };
}

/** What a toast offers to do; it closes the toast. */
export interface ToastAction {
  label: string;
  onSelect?: () => void;
  /** Goes to an address (also `mailto:`) instead. */
  href?: string;
}

export interface ToastOptions {
  /** One sentence under the title: what happens next. */
  description?: string;
  actions?: readonly ToastAction[];
  /** A toast of the same id is replaced instead of joined. */
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
  /** Grows when a toast is replaced, so that it is announced anew. */
  revision: number;
  /** False while it leaves. */
  open: boolean;
}

/** Time in milliseconds until a toast closes by itself (PLAT-085, PLAT-086, PLAT-078). */
export const TOAST_DURATIONS: Record<ToastKind, number> = {
  success: 5000,
  info: 5000,
  warning: 5000,
  error: Number.POSITIVE_INFINITY,
  network: 9000,
};

/** How many toasts stand at once; older errors wait behind and come back when there is room. */
export const TOAST_LIMIT = 5;

/** Longer than the exit, in milliseconds. */
const EXIT = 200;

/** The messages of the page; each method returns the id of its toast. */
export interface Toasts {
  success: (title: string, options?: ToastOptions) => string;
  info: (title: string, options?: ToastOptions) => string;
  warning: (title: string, options?: ToastOptions) => string;
  /** Stays until the person closes it. The title says what did not happen. */
  error: (title: string, options?: ErrorToastOptions) => string;
  /** The server did not answer at all: one plain message, never twice (PLAT-078). */
  networkError: () => string;
  dismiss: (id: string) => void;
  dismissAll: () => void;
  subscribe: (listener: () => void) => () => void;
  /** All toasts, oldest first. */
  getSnapshot: () => readonly ToastItem[];
}

/**
 * Makes a list of toasts. The provider makes its own; a host that must speak from outside React (a query client, a router)
 * makes one and hands it to the provider.
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
    // What was seen and would have left by itself does not come back once it is pushed out.
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

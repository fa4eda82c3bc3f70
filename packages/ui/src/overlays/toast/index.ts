export { ToastProvider, useToast } from './toast-provider.js';
export type { ToastProviderProps } from './toast-provider.js';
export { createToasts, TOAST_DURATIONS, TOAST_LIMIT } from './toasts.js';
export type { ErrorToastOptions, ToastAction, ToastItem, ToastKind, ToastOptions, Toasts } from './toasts.js';

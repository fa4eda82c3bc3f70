export { cn } from './cn.js';
export { lazyPart } from './lazy-part.js';
export type { LazyPart } from './lazy-part.js';
export * from './formats/index.js';
export * from './icons/index.js';
export * from './provider/index.js';
export * from './state-mark/index.js';
export * from './strings/index.js';
export { tokens } from './generated/tokens.js';

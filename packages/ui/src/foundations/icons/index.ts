export type { IconComponent, IconProps } from './icon.js';
export * from '../generated/icons.js';

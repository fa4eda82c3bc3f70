export { Button, buttonVariants } from './button.js';
export type { ButtonProps } from './button.js';
export { IconButton } from './icon-button.js';
export type { IconButtonProps } from './icon-button.js';
export { Spinner } from './spinner.js';

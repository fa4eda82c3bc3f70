export { CommandPalette } from './command-palette.js';
export type { CommandPaletteProps } from './command-palette.js';
export type { Command, CommandGroup, CommandScope } from './commands.js';
export type { CommandSearch } from './use-command-search.js';

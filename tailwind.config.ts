import type { Config } from 'tailwindcss';
import { tokens } from './packages/ui/src/foundations/generated/tokens.ts';

/**
 * The Tailwind theme based on the design tokens. Colours are the semantic roles as CSS variables, so that an attribute
 * switches the theme; Tailwind's default palette, shadows and font sizes are replaced, not extended.
 */
const role = (name: string) => `var(--${name})`;
const roles = Object.fromEntries(Object.keys(tokens.roles.light).map((name) => [name, role(name)]));
const data = Object.fromEntries(
  tokens.data.light.map((_, index) => [`data-${index + 1}`, role(`data-${index + 1}`)]),
);

const fontSize = Object.fromEntries(
  Object.entries(tokens.typography).map(([name, { size, lineHeight, weight, tracking }]) => [
    name,
    [size, { lineHeight, fontWeight: weight, letterSpacing: tracking }] as [string, Record<string, string>],
  ]),
);

export default {
  content: [
    './packages/ui/src/**/*.{ts,tsx}',
    './packages/portal/src/**/*.{ts,tsx}',
    './.storybook/**/*.{ts,tsx,mdx}',
    './bench/**/*.{ts,tsx}',
  ],
  darkMode: ['selector', '[data-theme="dark"]'],
  theme: {
    colors: { transparent: 'transparent', current: 'currentColor', inherit: 'inherit', ...roles, ...data },
    fontFamily: { serif: role('font-serif'), sans: role('font-sans'), mono: role('font-mono') },
    fontSize,
    fontWeight: { regular: '400', medium: '500', semibold: '600' },
    borderRadius: { none: '0', ...tokens.radius },
    boxShadow: {
      none: 'none',
      1: '0 0 0 1px var(--floating-edge), var(--elevation-1)',
      2: '0 0 0 1px var(--floating-edge), var(--elevation-2)',
    },
    screens: {
      xs: `${tokens.breakpoint.xs}px`,
      sm: `${tokens.breakpoint.sm}px`,
      md: `${tokens.breakpoint.md}px`,
      lg: `${tokens.breakpoint.lg}px`,
    },
    zIndex: Object.fromEntries(Object.keys(tokens.zIndex).map((name) => [name, role(`z-${name}`)])),
    transitionDuration: Object.fromEntries(
      Object.keys(tokens.duration).map((name) => [name, role(`duration-${name}`)]),
    ),
    transitionTimingFunction: {
      enter: role('easing-enter'),
      exit: role('easing-exit'),
      move: role('easing-move'),
    },
    extend: {
      height: { control: role('control-height'), row: role('row-height'), bar: role('bar-height') },
      minHeight: { control: role('control-height'), row: role('row-height') },
      maxWidth: { measure: role('text-measure') },
      width: {
        'side-panel': role('side-panel'),
        'filter-sidebar': role('filter-sidebar'),
        'anchor-nav': role('anchor-nav'),
      },
      borderWidth: { section: '2px', check: '1.5px' },
    },
  },
} satisfies Config;

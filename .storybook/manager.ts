import { addons } from 'storybook/manager-api';
import { create } from 'storybook/theming';
import { tokens } from '../packages/ui/src/foundations/generated/tokens.js';

const NAME = 'Atrium';
const dark = matchMedia('(prefers-color-scheme: dark)').matches;
const roles = tokens.roles[dark ? 'dark' : 'light'];

addons.setConfig({
  theme: create({
    base: dark ? 'dark' : 'light',
    brandTitle: `${NAME} design system`,
    brandUrl: './?path=/docs/welcome--docs',
    brandTarget: '_self',
    fontBase: "'IBM Plex Sans Variable', 'Segoe UI', system-ui, sans-serif",
    fontCode: "'IBM Plex Mono', Consolas, monospace",
    appBg: roles.sunken.value,
    appContentBg: roles.bg.value,
    appPreviewBg: roles.bg.value,
    appBorderColor: roles.line.value,
    appBorderRadius: 3,
    barBg: roles.bg.value,
    barTextColor: roles['ink-2'].value,
    barHoverColor: roles['brand-ink'].value,
    barSelectedColor: roles['brand-ink'].value,
    colorPrimary: roles.brand.value,
    colorSecondary: roles.brand.value,
    inputBg: roles.surface.value,
    inputBorder: roles['line-control'].value,
    inputBorderRadius: 3,
    inputTextColor: roles.ink.value,
    textColor: roles.ink.value,
    textInverseColor: roles['ink-inverse'].value,
    textMutedColor: roles['ink-3'].value,
  }),
});

// Replaces “Storybook” in the window title with the product name; Storybook has no setting for it.
const rename = () => {
  if (document.title.includes('Storybook')) document.title = document.title.replace('Storybook', NAME);
};
rename();
new MutationObserver(rename).observe(document.head, { childList: true, subtree: true, characterData: true });

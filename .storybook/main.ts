import { defineMain } from '@storybook/react-vite/node';
import { withoutReadonly } from './property-types.ts';

export default defineMain({
  framework: {
    name: '@storybook/react-vite',
    options: { builder: { viteConfigPath: '.storybook/vite.config.ts' } },
  },
  stories: ['./docs/*.mdx', '../packages/ui/src/**/*.mdx', '../packages/ui/src/**/*.stories.tsx'],
  addons: [
    '@storybook/addon-a11y',
    '@storybook/addon-docs',
    '@storybook/addon-vitest',
    '@chromatic-com/storybook',
  ],
  // Headings of written pages are searchable: the last heading of a usage page lists alternative names of the component.
  features: { experimentalSearchDocsHeadings: true },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: 'react-docgen' },
  viteFinal: (config) => ({ ...config, plugins: [withoutReadonly(), ...(config.plugins ?? [])] }),
});

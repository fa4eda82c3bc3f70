import { expect, fn, userEvent } from 'storybook/test';
import { modes } from '../../../../../.storybook/modes.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { uiStringsEn, uiStringsFr } from '../../foundations/index.js';
import { UiProvider, type LinkComponentProps } from '../../foundations/provider/index.js';
import { Link } from './index.js';

const meta = preview.meta({
  title: 'Controls/Link',
  component: Link,
  args: { href: '#contract', children: 'Contract 00418' },
});

export const Default = meta.story();

const followed = fn();
function RouterLink({ href, children, ...props }: LinkComponentProps) {
  return (
    <a
      href={href}
      {...props}
      onClick={(event) => {
        event.preventDefault();
        followed(href);
      }}
    >
      {children}
    </a>
  );
}

export const Internal = meta.story({
  name: 'An internal link goes through the host’s link component',
  args: { href: '/requests-board' },
  beforeEach: () => {
    followed.mockClear();
  },
  render: (args) => (
    <UiProvider linkComponent={RouterLink}>
      <Link {...args} />
    </UiProvider>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('link'));
    canvas.getByRole('link').focus();
    await userEvent.keyboard('{Enter}');
    await expect(followed).toHaveBeenCalledTimes(2);
    await expect(followed).toHaveBeenCalledWith('/requests-board');
  },
});

export const External = meta.story({
  name: 'An external link opens a new tab without an opener, and says so',
  tags: ['NAV-014'],
  args: { href: 'https://dataroom.atrium.example', external: true, children: 'Data room' },
  play: async ({ canvas, globals }) => {
    const strings = globals['language'] === 'fr' ? uiStringsFr : uiStringsEn;
    const link = canvas.getByRole('link', { name: `Data room ${strings.controls.opensInNewTab}` });
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  },
});

export const QA = meta.story({
  tags: ['qa'],
  parameters: { chromatic: { disableSnapshot: false, modes } },
  render: () => (
    <div className="grid justify-items-start gap-12">
      <p>
        The bank answered on <Link href="#contract">contract 00418</Link> yesterday.
      </p>
      <Link href="#contract" variant="quiet">
        Legal notice
      </Link>
      <Link href="#contract" variant="header">
        All requests
      </Link>
      <Link href="https://dataroom.atrium.example" external>
        Data room
      </Link>
    </div>
  ),
});

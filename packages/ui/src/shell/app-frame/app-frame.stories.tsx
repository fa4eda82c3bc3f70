import { expect } from 'storybook/test';
import { modes } from '../../../../../.storybook/modes.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { CookieBar } from '../../feedback/index.js';
import { Footer, PageHeader } from '../../navigation/index.js';
import { AppFrame, MAIN_CONTENT_ID } from './index.js';

const meta = preview.meta({
  title: 'Shell/App frame',
  component: AppFrame,
  parameters: { layout: 'fullscreen' },
  args: {
    footer: (
      <Footer
        hrefs={{ personalData: '#personal-data' }}
        legalNoticeUrl={{ en: 'https://atrium.example/en', fr: 'https://atrium.example/fr' }}
        supportMail={{ to: 'client.service@atrium.example' }}
      />
    ),
    children: <PageHeader title="Requests" className="px-24" />,
  },
});

export const Default = meta.story({
  name: 'The content is the main landmark, and can take the focus',
  play: async ({ canvas }) => {
    const main = canvas.getByRole('main');
    await expect(main).toHaveAttribute('id', MAIN_CONTENT_ID);
    main.focus();
    await expect(main).toHaveFocus();
    await expect(canvas.getByRole('contentinfo')).toBeVisible();
  },
});

export const WithNotice = meta.story({
  name: 'A notice stands over the foot of the page',
  args: { notice: <CookieBar accepted={false} onAccept={() => {}} /> },
});

export const QA = meta.story({ parameters: { chromatic: { disableSnapshot: false, modes } }, tags: ['qa'] });

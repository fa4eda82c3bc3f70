import { renderToString } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { expect, it } from 'vitest';
import { createUiI18n } from '../../../../../tools/i18n.ts';
import { UiProvider } from '../../foundations/index.js';
import { NEWS } from '../home-widgets.fixture.js';
import { WhatsNew } from './index.js';

it.each([
  [3, 3],
  [5, 5],
  [7, 5],
])('WID-048 of %i items it shows %i', (count, shown) => {
  const news = Array.from({ length: count }, (_, index) => ({ ...NEWS[0]!, id: `n${index}` }));
  const html = renderToString(
    <I18nextProvider i18n={createUiI18n('en')}>
      <UiProvider>
        <WhatsNew width={2} news={news} liveHref={() => undefined} />
      </UiProvider>
    </I18nextProvider>,
  );
  expect(html.match(/<article/g)).toHaveLength(shown);
  expect(html.replaceAll('<!-- -->', '')).toContain(`1 of ${shown}`);
});

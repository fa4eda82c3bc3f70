/** Page of the `thread` benchmark: mounts a conversation with all its messages, then adds one at the end. */
import type { Message } from '@atrium/contract/messages';
import { createRoot } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { Thread } from '../../../packages/ui/src/requests/thread/index.js';
import { UiProvider } from '../../../packages/ui/src/foundations/index.js';
import { CONVERSATION, message } from '../../../packages/ui/src/requests/thread/thread.fixture.js';
import '../../../packages/ui/src/foundations/styles.css';
import { createUiI18n } from '../../../tools/i18n.ts';

const container = document.querySelector<HTMLElement>('#root')!;
const root = createRoot(container);
const i18n = createUiI18n('en');
const nothing = () => {};
let shown: Message[] = [];

function draw() {
  root.render(
    <I18nextProvider i18n={i18n}>
      <UiProvider>
        <Thread
          messages={shown}
          stateChanges={[]}
          total={shown.length}
          hasOlder={false}
          onShowOlder={nothing}
          readUntil={null}
          audience="client"
          onDownload={nothing}
          onOpenMail={nothing}
        />
      </UiProvider>
    </I18nextProvider>,
  );
}

const make = (index: number) =>
  message(
    index,
    CONVERSATION.pageRecords[index % 5]!.sender,
    new Date(Date.UTC(2026, 0, 1) + index * 7_200_000).toISOString(),
    `<p>Message ${index}: the <strong>parties</strong> agree on the terms of the loan.</p><ul><li><p>one</p></li><li><p>two</p></li></ul>`,
  );

declare global {
  var __bench: unknown;
}

globalThis.__bench = {
  kind: 'thread',
  mount: (count: number) => {
    shown = Array.from({ length: count }, (_, index) => make(index));
    draw();
  },
  append: () => {
    shown = [...shown, make(shown.length)];
    draw();
  },
  drawn: () => container.querySelectorAll('[data-message]').length,
  scroller: () => container.querySelector('[role=region]'),
};

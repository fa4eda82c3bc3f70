import { expect, fn } from 'storybook/test';
import { modes } from '../../../../../.storybook/modes.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { uiStringsEn, uiStringsFr } from '../../foundations/index.js';
import { Conversation, Thread } from './index.js';
import { CONVERSATION, message } from './thread.fixture.js';

const { sender } = CONVERSATION.pageRecords[3]!;
const messages = Array.from({ length: 30 }, (_, index) =>
  message(
    100 + index,
    sender,
    new Date(Date.UTC(2026, 9, 1) + index * 3_600_000).toISOString(),
    `<p>Message ${index}.</p>`,
  ),
);

const meta = preview.meta({
  title: 'Requests/Conversation',
  component: Conversation,
  decorators: [(Story) => <div className="flex h-480 flex-col">{Story()}</div>],
  args: {
    thread: (
      <Thread
        messages={messages}
        stateChanges={[]}
        total={30}
        hasOlder={false}
        onShowOlder={fn()}
        readUntil={null}
        audience="client"
        onDownload={fn()}
        onOpenMail={fn()}
      />
    ),
    form: <p className="border border-line-control p-12">The form</p>,
  },
});

export const Default = meta.story({
  name: 'The thread takes the height that is left and scrolls alone; the form stays in view under it',
  tags: ['RDET-041'],
  play: async ({ canvas, canvasElement, globals }) => {
    const { thread } = (globals['language'] === 'fr' ? uiStringsFr : uiStringsEn).requests;
    const box = canvas.getByRole('region', { name: thread.label });
    await expect(box.scrollHeight).toBeGreaterThan(box.clientHeight);
    const frame = canvasElement.querySelector('.h-480')!.getBoundingClientRect();
    const form = canvas.getByText('The form').getBoundingClientRect();
    await expect(form.bottom).toBeLessThanOrEqual(frame.bottom);
    await expect(form.top).toBeGreaterThanOrEqual(box.getBoundingClientRect().bottom);
    await expect(frame.bottom - form.bottom).toBeLessThan(24);
  },
});

export const QA = meta.story({ parameters: { chromatic: { disableSnapshot: false, modes } }, tags: ['qa'] });

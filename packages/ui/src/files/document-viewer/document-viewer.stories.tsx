import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { modes } from '../../../../../.storybook/modes.ts';
import { uiStringsEn, uiStringsFr } from '../../foundations/index.js';
import { DocumentViewer } from './index.js';
import { agreement, makePdf, protectedPdf } from './make-pdf.fixture.js';
import { markedPicture, picture } from './picture.fixture.js';

const strings = () => (document.documentElement.lang === 'fr' ? uiStringsFr : uiStringsEn).files.viewer;
const eighteen = agreement(18);

const meta = preview.meta({
  title: 'Files/Document viewer',
  component: DocumentViewer,
  args: {
    name: 'Account opening agreement, v3.pdf',
    file: eighteen,
    className: 'h-640 border border-line',
    onReady: fn(),
    onNearEnd: fn(),
  },
});

/** The scroll area, once a page is rendered in it. */
async function opened(canvasElement: HTMLElement): Promise<HTMLElement> {
  await waitFor(() => expect(canvasElement.querySelector('[data-drawn]')).not.toBeNull(), {
    timeout: 15_000,
  });
  const area = canvasElement.querySelector<HTMLElement>('[role="region"][tabindex="0"]');
  if (!area) throw new Error('no area');
  return area;
}
const pageField = (canvasElement: HTMLElement) =>
  within(canvasElement).getByRole('textbox', { name: strings().page });
const text = (canvasElement: HTMLElement, page: number) =>
  canvasElement.querySelector(`[data-page="${page}"] .document-text`);

export const Default = meta.story({
  name: 'Shows the pages of a PDF, with selectable text',
  tags: ['DS-017', 'DS-085'],
  play: async ({ canvasElement, args }) => {
    await opened(canvasElement);
    await expect(args.onReady).toHaveBeenCalled();
    await waitFor(() => expect(text(canvasElement, 1)).toHaveTextContent('irrevocably guarantees'));
    const line = [...text(canvasElement, 1)!.querySelectorAll('span')].find((span) =>
      span.textContent.includes('irrevocably'),
    )!;
    getSelection()?.selectAllChildren(line);
    await expect(String(getSelection())).toContain('irrevocably guarantees to the Bank');
    getSelection()?.removeAllRanges();
  },
});

export const Virtualised = meta.story({
  name: 'Keeps few of 500 pages in the page, wherever the reader goes',
  tags: ['DOC-033'],
  args: { file: agreement(500) },
  play: async ({ canvasElement }) => {
    const area = await opened(canvasElement);
    const drawn = () => area.querySelectorAll('[data-page]').length;
    await expect(drawn()).toBeLessThanOrEqual(5);
    const field = pageField(canvasElement);
    for (const page of [250, 500]) {
      await userEvent.clear(field);
      await userEvent.type(field, `${page}{Enter}`);
      await waitFor(() => expect(area.querySelector(`[data-page="${page}"][data-drawn]`)).not.toBeNull(), {
        timeout: 15_000,
      });
      await expect(drawn()).toBeLessThanOrEqual(5);
      await expect(canvasElement.querySelectorAll('[data-thumbnail]').length).toBeLessThanOrEqual(20);
    }
  },
});

export const PageInput = meta.story({
  name: 'A typed page is held between the first and the last',
  tags: ['DOC-029'],
  play: async ({ canvasElement }) => {
    await opened(canvasElement);
    const field = pageField(canvasElement);
    const type = async (typed: string) => {
      await userEvent.clear(field);
      await userEvent.type(field, `${typed}{Enter}`);
    };
    await type('7');
    await expect(field).toHaveValue('7');
    await type('99');
    await expect(field).toHaveValue('18');
    await type('0');
    await expect(field).toHaveValue('1');
    await type('abc');
    await expect(field).toHaveValue('1');
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: strings().nextPage }));
    await expect(field).toHaveValue('2');
    await userEvent.click(canvas.getByRole('button', { name: strings().previousPage }));
    await expect(field).toHaveValue('1');
  },
});

export const Find = meta.story({
  name: 'Finds a text, counts it and goes from one to the next',
  tags: ['DOC-033'],
  play: async ({ canvas, canvasElement }) => {
    const area = await opened(canvasElement);
    area.focus();
    // Letters typed right after the shortcut are kept.
    await userEvent.keyboard('{Control>}f{/Control}LIMIT OF the');
    const field = canvas.getByRole('searchbox', { name: strings().findInDocument });
    await expect(field).toHaveValue('LIMIT OF the');
    const says = (position: number) =>
      waitFor(() =>
        expect(
          canvas.getByText(
            strings().matches_other.replace('{{position}}', String(position)).replace('{{count}}', '18'),
            {
              ignore: '[role=status]',
            },
          ),
        ).toBeVisible(),
      );
    await says(1);
    await userEvent.keyboard('{Enter}');
    await says(2);
    await waitFor(() => {
      const active = canvasElement.querySelector('[data-page="2"] [data-match="active"]');
      void expect(active).not.toBeNull();
      const box = active!.getBoundingClientRect();
      const view = area.getBoundingClientRect();
      return expect(box.top >= view.top && box.bottom <= view.bottom).toBe(true);
    });
    await userEvent.keyboard('{Shift>}{Enter}{/Shift}{Shift>}{Enter}{/Shift}');
    await says(18);
    await waitFor(() => expect(pageField(canvasElement)).toHaveValue('18'));
    // Accents, case and line breaks are ignored.
    await userEvent.clear(field);
    await userEvent.type(field, 'societe de garantie');
    await waitFor(() =>
      expect(canvasElement.querySelector('[data-page="2"] [data-match="active"]')).not.toBeNull(),
    );
    await userEvent.clear(field);
    await userEvent.type(field, 'zzzz');
    await expect((await canvas.findAllByText(strings().noMatch)).length).toBeGreaterThan(0);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.queryByRole('searchbox')).toBeNull());
    await expect(area).toHaveFocus();
  },
});

export const Zooms = meta.story({
  name: 'Zooms by buttons, by a typed factor, to the width, to a whole page, and turns',
  tags: ['DOC-033'],
  play: async ({ canvas, canvasElement }) => {
    const area = await opened(canvasElement);
    const first = () => area.querySelector('[data-page="1"]')!.getBoundingClientRect();
    const zoom = canvas.getByRole('textbox', { name: strings().zoom });
    await userEvent.clear(zoom);
    await userEvent.type(zoom, '100{Enter}');
    await waitFor(() => expect(Math.round(first().width)).toBe(793));
    await userEvent.click(canvas.getByRole('button', { name: strings().zoomIn }));
    await expect(zoom).toHaveValue(strings().percent.replace('{{value}}', '110'));
    await userEvent.click(canvas.getByRole('button', { name: strings().zoomOut }));
    await userEvent.click(canvas.getByRole('button', { name: strings().zoomChoices }));
    await userEvent.click(
      await within(document.body).findByRole('menuitemradio', { name: strings().fitPage }),
    );
    await waitFor(() => expect(first().height).toBeLessThan(area.clientHeight));
    await userEvent.click(canvas.getByRole('button', { name: strings().rotate }));
    await waitFor(() => expect(first().width).toBeGreaterThan(first().height));
  },
});

export const Keyboard = meta.story({
  name: 'Works by keyboard alone, and lists its keys',
  tags: ['DOC-033'],
  play: async ({ canvas, canvasElement }) => {
    const area = await opened(canvasElement);
    const field = pageField(canvasElement);
    const zoom = canvas.getByRole('textbox', { name: strings().zoom });
    area.focus();
    await userEvent.keyboard('nn');
    await waitFor(() => expect(field).toHaveValue('3'));
    await userEvent.keyboard('p');
    await waitFor(() => expect(field).toHaveValue('2'));
    await userEvent.keyboard('0');
    await expect(zoom).toHaveValue(strings().percent.replace('{{value}}', '100'));
    await userEvent.keyboard('+');
    await expect(zoom).toHaveValue(strings().percent.replace('{{value}}', '110'));
    // The reading position is kept.
    await expect(field).toHaveValue('2');
    await userEvent.keyboard('g');
    await expect(field).toHaveFocus();
    await userEvent.keyboard('5{Enter}');
    await waitFor(() => expect(field).toHaveValue('5'));
    area.focus();
    await userEvent.keyboard('t');
    const pages = within(canvasElement).queryByRole('navigation', { name: strings().thumbnails });
    await userEvent.keyboard('t');
    await waitFor(() =>
      expect(within(canvasElement).queryByRole('navigation', { name: strings().thumbnails }) === null).toBe(
        pages !== null,
      ),
    );
    await userEvent.keyboard('?');
    const help = await within(document.body).findByRole('dialog', { name: strings().keyboard });
    await waitFor(() => expect(within(help).getByText(strings().keys.matches)).toBeVisible());
    await userEvent.keyboard('{Escape}');
  },
});

export const ThumbnailKeys = meta.story({
  name: 'Goes from page to page by the thumbnails',
  tags: ['DOC-033'],
  play: async ({ canvas, canvasElement }) => {
    await opened(canvasElement);
    if (!canvas.queryByRole('navigation', { name: strings().thumbnails }))
      await userEvent.click(canvas.getByRole('button', { name: strings().showThumbnails }));
    const pages = await canvas.findByRole('navigation', { name: strings().thumbnails });
    const button = (page: number) =>
      within(pages).getByRole('button', { name: strings().goToPage.replace('{{page}}', String(page)) });
    await userEvent.click(button(3));
    await waitFor(() => expect(button(3)).toHaveAttribute('aria-current', 'page'));
    await expect(pageField(canvasElement)).toHaveValue('3');
    button(3).focus();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(button(4)).toHaveFocus());
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(button(18)).toHaveFocus());
    await expect(pageField(canvasElement)).toHaveValue('18');
  },
});

export const Links = meta.story({
  name: 'A link of the document goes to its page',
  play: async ({ canvas, canvasElement }) => {
    await opened(canvasElement);
    const page = canvasElement.querySelector<HTMLElement>('[data-page="1"]')!;
    const link = await within(page).findByRole('button', {
      name: strings().goToPage.replace('{{page}}', '3'),
    });
    await userEvent.click(link);
    await waitFor(() => expect(canvas.getByRole('textbox', { name: strings().page })).toHaveValue('3'));
  },
});

export const NearEnd = meta.story({
  name: 'Tells when the reader is within 150 px of the end, not before',
  tags: ['TERM-005'],
  args: { file: agreement(4), onNearEnd: fn() },
  play: async ({ canvasElement, args }) => {
    const area = await opened(canvasElement);
    const end = area.scrollHeight - area.clientHeight;
    area.scrollTop = end - 151;
    await waitFor(() => expect(area.scrollTop).toBe(end - 151));
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    await expect(args.onNearEnd).not.toHaveBeenCalled();
    area.scrollTop = end - 150;
    await waitFor(() => expect(args.onNearEnd).toHaveBeenCalled());
  },
});

export const Printing = meta.story({
  name: 'Prints every page, one a sheet, and nothing else',
  tags: ['DOC-033'],
  args: { file: agreement(3) },
  play: async ({ canvas, canvasElement }) => {
    await opened(canvasElement);
    const print = window.print;
    const sheets: number[] = [];
    window.print = () => {
      sheets.push(document.querySelectorAll('[data-print-document] > img').length);
      window.dispatchEvent(new Event('afterprint'));
    };
    try {
      await userEvent.click(canvas.getByRole('button', { name: strings().print }));
      await waitFor(() => expect(sheets).toEqual([3]), { timeout: 10_000 });
      await waitFor(() => expect(document.querySelector('[data-print-document]')).toBeNull());
    } finally {
      window.print = print;
    }
  },
});

export const Protected = meta.story({
  name: 'A protected document asks for its password, and says when it is wrong',
  args: { file: protectedPdf() },
  play: async ({ canvas, canvasElement }) => {
    const field = await canvas.findByLabelText(strings().password, undefined, { timeout: 15_000 });
    await userEvent.type(field, 'guess{Enter}');
    await waitFor(() => expect(field).toHaveAccessibleDescription(strings().passwordWrong));
    await userEvent.clear(field);
    await userEvent.type(field, 'halden');
    await userEvent.click(canvas.getByRole('button', { name: strings().open }));
    await opened(canvasElement);
  },
});

export const MixedSizes = meta.story({
  name: 'Pages of several sizes stand in the middle',
  args: {
    file: makePdf([
      { lines: ['Upright'] },
      { lines: ['Across'], width: 842, height: 595 },
      { lines: ['Receipt'], width: 226, height: 400 },
    ]),
  },
  play: async ({ canvasElement }) => {
    const area = await opened(canvasElement);
    const page = (number: number) => area.querySelector(`[data-page="${number}"]`)!.getBoundingClientRect();
    await waitFor(() => expect(page(2).width).toBeGreaterThan(page(1).width));
    const middle = ({ left, width }: DOMRect) => Math.round(left + width / 2);
    await expect(Math.abs(middle(page(1)) - middle(page(2)))).toBeLessThanOrEqual(1);
  },
});

export const Picture = meta.story({
  name: 'Shows a picture, fitted, zoomed and turned',
  tags: ['DOC-033'],
  args: { name: 'Signature card.png', file: picture(640, 240) },
  play: async ({ canvas }) => {
    const image = await canvas.findByRole('img', { name: 'Signature card.png' });
    await waitFor(() => expect(image).toBeVisible());
    const zoom = canvas.getByRole('textbox', { name: strings().zoom });
    await userEvent.clear(zoom);
    await userEvent.type(zoom, '50{Enter}');
    await waitFor(() => expect(image.getBoundingClientRect().width).toBeCloseTo(320, 0));
    await userEvent.click(canvas.getByRole('button', { name: strings().rotate }));
    await waitFor(() => expect(image.getBoundingClientRect().width).toBeCloseTo(120, 0));
  },
});

/** Returns which corner of a marked picture is black when printed. */
function markOf(image: HTMLImageElement): string {
  const { naturalWidth: width, naturalHeight: height } = image;
  const drawn = document.createElement('canvas');
  drawn.width = width;
  drawn.height = height;
  const pen = drawn.getContext('2d')!;
  pen.drawImage(image, 0, 0);
  const corners = {
    'left top': [2, 2],
    'right top': [width - 3, 2],
    'right bottom': [width - 3, height - 3],
  };
  const black = Object.entries(corners).filter(([, [x, y]]) => pen.getImageData(x!, y!, 1, 1).data[0]! < 50);
  return `${width} by ${height}, ${black.map(([corner]) => corner).join()}`;
}

export const PicturePrinted = meta.story({
  name: 'Prints a picture as it is turned, by mouse and keyboard',
  tags: ['DOC-033'],
  args: { name: 'Signature card.png', file: markedPicture() },
  play: async ({ canvas }) => {
    const image = await canvas.findByRole('img', { name: 'Signature card.png' });
    await waitFor(() => expect(image).toBeVisible());
    const print = window.print;
    const sheets: string[] = [];
    window.print = () => {
      sheets.push(markOf(document.querySelector<HTMLImageElement>('[data-print-document] > img')!));
      window.dispatchEvent(new Event('afterprint'));
    };
    const printed = (count: number) => waitFor(() => expect(sheets).toHaveLength(count));
    try {
      const button = canvas.getByRole('button', { name: strings().print });
      const turn = canvas.getByRole('button', { name: strings().rotate });
      await userEvent.click(button);
      await printed(1);
      await userEvent.click(turn);
      await userEvent.click(button);
      await printed(2);
      turn.focus();
      await userEvent.keyboard('{Enter}');
      button.focus();
      await userEvent.keyboard('{Enter}');
      await printed(3);
      await expect(sheets).toEqual([
        '120 by 40, left top',
        '40 by 120, right top',
        '120 by 40, right bottom',
      ]);
      await waitFor(() => expect(document.querySelector('[data-print-document]')).toBeNull());
    } finally {
      window.print = print;
    }
  },
});

export const PlainText = meta.story({
  name: 'Shows a text as it is, markup included',
  tags: ['DOC-033'],
  args: {
    name: 'Payment notes.txt',
    file: new Blob(['Échéance : 12 décembre\n<b>not bold</b>\n'], { type: 'text/plain' }),
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText(/<b>not bold<\/b>/)).toHaveTextContent('Échéance');
    await expect(canvasElement.querySelector('pre b')).toBeNull();
  },
});

export const NoPreview = meta.story({
  name: 'Any other type says so and offers the download',
  tags: ['DOC-033'],
  args: { name: 'Positions, week 46.xlsx', file: undefined, onDownload: fn() },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText(strings().noPreview)).toBeVisible();
    const button = canvas.getByRole('button', { name: strings().download });
    await userEvent.click(button);
    button.focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onDownload).toHaveBeenCalledTimes(2);
  },
});

export const LoadingFile = meta.story({
  name: 'While the file comes it says how much is here',
  args: { file: undefined, progress: 0.42 },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('progressbar')).toHaveAttribute('aria-valuenow', '42');
  },
});

export const NoDocument = meta.story({
  name: 'Without a document it shows the no-results label',
  tags: ['DOC-031'],
  args: { file: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(strings().noDocument)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: strings().download })).toBeNull();
  },
});

export const Failed = meta.story({
  name: 'A file that could not be loaded says so, with the support id and a new try',
  args: { file: undefined, failed: true, supportId: '4f1c9a2e77d34b0e', onRetry: fn() },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(strings().failed);
    await userEvent.click(canvas.getByRole('button', { name: /Try again|Réessayer/ }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});

export const Damaged = meta.story({
  name: 'A damaged PDF says so and can still be downloaded',
  args: { file: new Blob(['%PDF-1.7\nnothing of the kind'], { type: 'application/pdf' }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(strings().broken, undefined, { timeout: 15_000 })).toBeVisible();
    await expect(canvas.getByRole('button', { name: strings().download })).toBeEnabled();
  },
});

/** A PDF that opens without its first page. */
async function withoutPages(): Promise<Blob> {
  const whole = await makePdf([{ lines: ['Lost'] }]).text();
  return new Blob([whole.replace('/Kids [4 0 R', '/Kids [99 0 R')], { type: 'application/pdf' });
}

export const NoPages = meta.story({
  name: 'A PDF whose first page cannot be read says so, and never that it is ready',
  loaders: [async () => ({ file: await withoutPages() })],
  render: (args, { loaded }) => <DocumentViewer {...args} file={(loaded as { file: Blob }).file} />,
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByText(strings().broken, undefined, { timeout: 15_000 })).toBeVisible();
    await expect(canvas.getByRole('button', { name: strings().download })).toBeEnabled();
    await expect(args.onReady).not.toHaveBeenCalled();
  },
});

export const Growing = meta.story({
  name: 'The end counts as seen when a larger view brings it in without scrolling',
  tags: ['TERM-005'],
  args: {
    className: 'h-full',
    file: makePdf(['One', 'Two'].map((line) => ({ lines: [line], width: 400, height: 300 }))),
  },
  decorators: [
    (Story) => (
      <div data-room className="w-640" style={{ height: 600 }}>
        {Story()}
      </div>
    ),
  ],
  play: async ({ canvasElement, args }) => {
    await opened(canvasElement);
    await waitFor(() => expect(args.onReady).toHaveBeenCalled());
    await expect(args.onNearEnd).not.toHaveBeenCalled();
    canvasElement.querySelector<HTMLElement>('[data-room]')!.style.height = '1200px';
    await waitFor(() => expect(args.onNearEnd).toHaveBeenCalled());
  },
});

export const Narrow = meta.story({
  name: 'At 320 px nothing is cut off',
  decorators: [(Story) => <div className="w-320">{Story()}</div>],
  args: { className: 'h-560 border border-line' },
  play: async ({ canvasElement }) => {
    const area = await opened(canvasElement);
    await expect(area.scrollWidth).toBeLessThanOrEqual(area.clientWidth);
    const bar = within(canvasElement).getByRole('toolbar').getBoundingClientRect();
    const view = area.getBoundingClientRect();
    await expect(bar.left).toBeGreaterThanOrEqual(view.left);
    await expect(bar.right).toBeLessThanOrEqual(view.right);
  },
});

export const QA = meta.story({
  parameters: { chromatic: { disableSnapshot: false, modes } },
  tags: ['qa'],
  render: (args) => (
    <div className="grid gap-16">
      <DocumentViewer {...args} className="h-560 border border-line" />
      <div className="grid grid-cols-2 gap-16 max-xs:grid-cols-1">
        <DocumentViewer name="Statement.pdf" progress={0.42} className="border border-line" />
        <DocumentViewer name="Statement.pdf" failed supportId="4f1c9a2e" className="border border-line" />
        <DocumentViewer name="Positions.xlsx" onDownload={fn()} className="border border-line" />
        <DocumentViewer name="Statement.pdf" file={null} className="border border-line" />
      </div>
    </div>
  ),
  play: async ({ canvasElement }) => {
    await opened(canvasElement);
    await waitFor(() =>
      expect(canvasElement.querySelectorAll('[data-thumbnail] canvas').length).toBeGreaterThan(4),
    );
  },
});

import { fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderUi } from '../../../../../tools/render-ui.ts';
import { DocumentViewer } from './index.js';

beforeEach(() => {
  let made = 0;
  vi.spyOn(URL, 'createObjectURL').mockImplementation(() => `blob:${(made += 1)}`);
  vi.spyOn(URL, 'revokeObjectURL').mockImplementation(() => {});
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const text = (content: string) => new Blob([content], { type: 'text/plain' });
const picture = () => new Blob(['png'], { type: 'image/png' });
/** The image, which is hidden until its size is known. */
const image = () => document.querySelector('img')!;
/** Returns a file whose bytes never arrive. */
function slow(): Blob {
  const file = text('late');
  file.slice = () => Object.assign(text(''), { arrayBuffer: () => new Promise<ArrayBuffer>(() => {}) });
  return file;
}
/** Returns a file that cannot be read. */
function unreadable(): Blob {
  const file = text('gone');
  file.slice = () =>
    Object.assign(text(''), { arrayBuffer: () => Promise.reject<ArrayBuffer>(new Error('gone')) });
  return file;
}

describe('DOC-033 changing the file in a viewer', () => {
  it('never shows the previous text under the new name', async () => {
    const { rerender } = renderUi(<DocumentViewer name="a.txt" file={text('Account 1')} />);
    expect(await screen.findByText('Account 1')).toBeInTheDocument();
    rerender(<DocumentViewer name="b.txt" file={slow()} />);
    expect(screen.queryByText('Account 1')).toBeNull();
    expect(screen.getAllByText('Opening the document').length).toBeGreaterThan(0);
  });

  it('shows the next file after one that cannot be read', async () => {
    const { rerender } = renderUi(<DocumentViewer name="a.txt" file={unreadable()} />);
    expect(await screen.findByText('The document cannot be displayed')).toBeInTheDocument();
    rerender(<DocumentViewer name="a.txt" file={text('Account 2')} />);
    expect(await screen.findByText('Account 2')).toBeInTheDocument();
  });

  it('shows the next picture after a broken one of the same name', () => {
    const { rerender } = renderUi(<DocumentViewer name="scan.png" file={picture()} />);
    fireEvent.error(image());
    expect(screen.getByText('The document cannot be displayed')).toBeInTheDocument();
    rerender(<DocumentViewer name="scan.png" file={picture()} />);
    expect(screen.queryByText('The document cannot be displayed')).toBeNull();
    expect(image()).toHaveAttribute('src', 'blob:2');
    expect(URL.revokeObjectURL).toHaveBeenCalledWith('blob:1');
  });
});

it('does not keep the rotation of a previous picture of the same name', () => {
  const turned = () => image().style.transform;
  const { rerender } = renderUi(<DocumentViewer name="scan.png" file={picture()} />);
  fireEvent.click(screen.getByRole('button', { name: 'Rotate clockwise' }));
  expect(turned()).toContain('rotate(90deg)');
  rerender(<DocumentViewer name="scan.png" file={picture()} />);
  expect(turned()).toContain('rotate(0deg)');
});

describe('DOC-033 text preview', () => {
  it('shows the text unchanged, including markup', async () => {
    renderUi(<DocumentViewer name="a.txt" file={text('<img src=x onerror=alert(1)>')} />);
    expect(await screen.findByText('<img src=x onerror=alert(1)>')).toBeInTheDocument();
    expect(document.querySelector('pre img')).toBeNull();
  });

  it('truncates a very long text and says so', async () => {
    renderUi(<DocumentViewer name="a.txt" file={text(`${'x'.repeat(1024 * 1024)}THE END`)} />);
    expect(await screen.findByText(/Only the first .* are shown/)).toBeInTheDocument();
    expect(document.querySelector('pre')).not.toHaveTextContent('THE END');
  });
});

describe('missing preview', () => {
  const onDownload = vi.fn<() => void>();
  const onRetry = vi.fn<() => void>();
  const download = () => screen.queryByRole('button', { name: 'Download' });
  afterEach(() => {
    onDownload.mockReset();
    onRetry.mockReset();
  });

  it.each([
    ['DOC-031 no document', { file: null }, 'No document', false],
    ['DOC-031 an empty document', { file: new Blob([]) }, 'No document', false],
    [
      'a type without a preview',
      { file: new Blob(['x'], { type: 'application/zip' }) },
      'This type of file has no preview',
      true,
    ],
  ])('%s', (_what, props, words, canDownload) => {
    renderUi(<DocumentViewer name="Statement.zip" {...props} {...(canDownload && { onDownload })} />);
    expect(screen.getAllByText(words).length).toBeGreaterThan(0);
    expect(download() !== null).toBe(canDownload);
  });

  it('a loading file shows its progress', () => {
    renderUi(<DocumentViewer name="a.pdf" file={undefined} progress={0.4} />);
    expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '40');
    expect(download()).toBeNull();
  });

  it('a failed download shows the support id and can be retried', () => {
    renderUi(
      <DocumentViewer name="a.pdf" file={undefined} failed supportId="AT-7F28-93C1" onRetry={onRetry} />,
    );
    expect(screen.getByText('AT-7F28-93C1')).toBeInTheDocument();
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(onRetry).toHaveBeenCalledOnce();
  });
});

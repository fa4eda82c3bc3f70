import { useEffect, useState } from 'react';
import { useLatest } from '../../foundations/use-latest.js';
import { ErrorState } from '../../feedback/error-state/index.js';
import { PrintIcon } from '../../foundations/icons/index.js';
import { useFormats, useStrings } from '../../foundations/provider/index.js';
import { decodeText } from './decode-text.js';
import { InFrame, Tool } from './frame.js';
import { ViewerMessage, InProgress } from './messages.js';
import { printSheets } from './print.js';

/** Maximum bytes of text shown; a log of 200 MB would freeze the page. */
const MOST = 1024 * 1024;

export interface TextViewProps {
  file: Blob;
  label: string;
  onReady: (() => void) | undefined;
}

/** Shows plain text as it is, without interpreting markup. */
export function TextView({ file, label, onReady }: TextViewProps) {
  const t = useStrings();
  const formats = useFormats();
  const [known, setKnown] = useState<{ file: Blob; text: string | null }>();
  const tellReady = useLatest(() => onReady?.());
  useEffect(() => {
    let isWanted = true;
    const read = async () => {
      const bytes = await file.slice(0, MOST).arrayBuffer();
      if (!isWanted) return;
      setKnown({ file, text: decodeText(new Uint8Array(bytes), file.size > MOST) });
      tellReady();
    };
    read().catch(() => isWanted && setKnown({ file, text: null }));
    return () => {
      isWanted = false;
    };
  }, [tellReady, file]);

  // The text may belong to a previous file and must not be shown for this one.
  const text = known?.file === file ? known.text : undefined;
  if (text === undefined) return <InProgress label={t('files.viewer.opening')} />;
  if (text === null) {
    return (
      <ViewerMessage>
        <ErrorState title={t('files.viewer.broken')}>{t('files.viewer.brokenHelp')}</ErrorState>
      </ViewerMessage>
    );
  }
  const print = () => {
    const sheet = document.createElement('pre');
    sheet.textContent = text;
    void printSheets([sheet]);
  };
  return (
    <>
      <InFrame slot="tools">
        <Tool icon={PrintIcon} label={t('files.viewer.print')} onClick={print} />
      </InFrame>
      <div
        role="region"
        aria-label={label}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrollable, so it must be reachable by keyboard
        tabIndex={0}
        className="focus-inset min-w-0 flex-1 overflow-auto overscroll-contain bg-surface"
      >
        {file.size > MOST ? (
          <p className="border-b border-line px-24 py-12 text-small text-ink-2">
            {t('files.viewer.cut', { size: formats.fileSize(MOST) })}
          </p>
        ) : null}
        <pre className="p-24 font-mono text-code break-words whitespace-pre-wrap max-xs:p-16">{text}</pre>
      </div>
    </>
  );
}

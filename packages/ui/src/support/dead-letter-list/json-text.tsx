import { useId, useState } from 'react';
import { Button } from '../../controls/index.js';
import { useStrings } from '../../foundations/index.js';
import { readableJson } from './readable-json.js';

/** Lines of a long value shown before “Show all”. */
const LINES = 14;

/** JSON text, formatted on several lines (SUP-013); other text is shown unchanged. */
export function JsonText({ label, text }: { label: string; text: string }) {
  const t = useStrings();
  const id = useId();
  const [isWhole, setIsWhole] = useState(false);
  const readable = readableJson(text);
  const lines = (readable ?? text).split('\n');
  const isLong = lines.length > LINES;
  return (
    <div className="min-w-0">
      <p id={`${id}-label`} className="text-small text-ink-2">
        {label}
        {readable === null ? (
          <span className="ml-8 text-negative-ink">{t('support.deadLetters.notJson')}</span>
        ) : null}
      </p>
      <pre
        id={id}
        role="group"
        aria-labelledby={`${id}-label`}
        translate="no"
        className="mt-4 rounded-control bg-sunken px-12 py-8 font-mono text-code break-all whitespace-pre-wrap"
      >
        {(isWhole ? lines : lines.slice(0, LINES)).join('\n')}
      </pre>
      {isLong ? (
        <Button
          variant="tertiary"
          hangs="start"
          size="row"
          className="mt-4"
          aria-expanded={isWhole}
          aria-controls={id}
          onClick={() => setIsWhole(!isWhole)}
        >
          {isWhole
            ? t('support.deadLetters.showLess')
            : t('support.deadLetters.showAll', { count: lines.length })}
        </Button>
      ) : null}
    </div>
  );
}

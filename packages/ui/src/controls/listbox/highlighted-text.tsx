import { Fragment } from 'react';
import { matchRanges } from '../../foundations/text-search/internal.js';

/** Renders a text with the parts that match the search in bold. */
export function HighlightedText({ text, terms }: { text: string; terms: readonly string[] }) {
  const ranges = matchRanges(text, terms);
  if (ranges.length === 0) return text;
  return (
    <>
      {ranges.map(([start, end], position) => (
        <Fragment key={start}>
          {text.slice(ranges[position - 1]?.[1] ?? 0, start)}
          <b className="font-semibold">{text.slice(start, end)}</b>
        </Fragment>
      ))}
      {text.slice(ranges.at(-1)?.[1])}
    </>
  );
}

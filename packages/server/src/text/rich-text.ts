import sanitizeHtml from 'sanitize-html';
import {
  RICH_TEXT_ALIASES,
  plainTextOf,
  RICH_TEXT_DEPTH,
  RICH_TEXT_DROPPED,
  RICH_TEXT_TAGS,
} from '@atrium/contract/rich-text-rules';

const OPTIONS: sanitizeHtml.IOptions = {
  allowedTags: [...RICH_TEXT_TAGS],
  allowedAttributes: {},
  allowedSchemes: [],
  allowProtocolRelative: false,
  transformTags: RICH_TEXT_ALIASES,
  nonTextTags: [...RICH_TEXT_DROPPED],
  nestingLimit: RICH_TEXT_DEPTH,
  selfClosing: ['br'],
  // oxlint-disable-next-line no-control-regex -- they mean nothing in text, and the database refuses the zero one
  textFilter: (text) => text.replaceAll(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g, ''),
};

/** Rich text as it may be stored and sent: the elements of the rules and nothing else (RDET-049). */
export function sanitiseRichText(html: string): string {
  return sanitizeHtml(html, OPTIONS).replaceAll('<br />', '<br>').trim();
}

/** The words of rich text that was sanitised, each paragraph and item of a list on a line of its own. */
export function linesOf(sanitised: string): string {
  const lines = sanitised.replaceAll(/<br>|<\/(?:p|li)>/g, '\n');
  return plainTextOf(lines)
    .replaceAll(/\s*\n\s*/g, '\n')
    .trim();
}

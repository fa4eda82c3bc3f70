// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { sanitiseRichText } from '../rich-text/internal.js';
import { arrangeWordLists } from './word-lists.js';

/** Returns a list item as pasted from Word. */
const item = (words: string, marker: string, level = 1): string =>
  `<p class=MsoListParagraphCxSpMiddle style='margin-left:36pt;text-indent:-18.0pt;mso-list:l0 level${level} lfo1'>` +
  `<![if !supportLists]><span style='font-family:Symbol'><span style='mso-list:Ignore'>${marker}` +
  `<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span></span><![endif]>${words}<o:p></o:p></p>`;
const before = '<p class=MsoNormal>before</p>';

function arranged(html: string): string {
  const host = document.createElement('div');
  host.append(sanitiseRichText(html, arrangeWordLists));
  return host.innerHTML.replaceAll('\n', '');
}

it('RDET-058 pasted Word list items become one list without their drawn bullets', () => {
  expect(
    arranged(`${before}${item('one', '·')}\n${item('<b>two</b>', '·')}<p class=MsoNormal>after</p>`),
  ).toBe('<p>before</p><ul><li><p>one</p></li><li><p><strong>two</strong></p></li></ul><p>after</p>');
});

it.each(['1.', '12)', 'a.', 'iv)', '(b)'])('RDET-058 %s begins a numbered list', (marker) => {
  expect(arranged(item('one', marker))).toBe('<ol><li><p>one</p></li></ol>');
});

it.each(['·', 'o', '§', '-', ''])('RDET-058 “%s” starts a bulleted list', (marker) => {
  expect(arranged(item('one', marker))).toBe('<ul><li><p>one</p></li></ul>');
});

it('RDET-058 Word list levels become nested lists', () => {
  const html = [item('one', '1.'), item('deeper', 'o', 2), item('deepest', '§', 4), item('two', '2.')].join(
    '',
  );
  expect(arranged(html)).toBe(
    '<ol><li><p>one</p><ul><li><p>deeper</p><ul><li><p>deepest</p></li></ul></li></ul></li><li><p>two</p></li></ol>',
  );
});

it('RDET-058 text or a list of another type between two lists keeps them separate', () => {
  expect(arranged(`${item('one', '1.')}${before}${item('two', '1.')}${item('three', '·')}`)).toBe(
    '<ol><li><p>one</p></li></ol><p>before</p><ol><li><p>two</p></li></ol><ul><li><p>three</p></li></ul>',
  );
});

it('RDET-058 a paragraph whose style only resembles a list stays a paragraph', () => {
  expect(arranged('<p style="mso-list:none">a</p><p style="x-mso-list:l0 level1">b</p><p>level1</p>')).toBe(
    '<p>a</p><p>b</p><p>level1</p>',
  );
});

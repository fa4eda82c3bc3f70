/** Hostile and malformed rich text, for the tests of both sides: input and expected output. */
export interface RichTextCase {
  name: string;
  html: string;
  /** The sanitised text; the same on both sides. */
  clean: string;
}

export const RICH_TEXT_CASES: readonly RichTextCase[] = [
  {
    name: 'what the editor writes stays',
    html: '<p>Dear <strong>Marc</strong>, <em>read</em> <u>this</u>:</p><ul><li><p>one</p></li></ul><ol><li><p>two<br />three</p></li></ol>',
    clean:
      '<p>Dear <strong>Marc</strong>, <em>read</em> <u>this</u>:</p><ul><li><p>one</p></li></ul><ol><li><p>two<br>three</p></li></ol>',
  },
  {
    name: 'other spellings become ours',
    html: '<b>bold</b> <i>italic</i><div>block</div>',
    clean: '<strong>bold</strong> <em>italic</em><p>block</p>',
  },
  { name: 'a script goes with its words', html: '<p>a<script>alert(1)</script>b</p>', clean: '<p>ab</p>' },
  {
    name: 'an image with a handler',
    html: '<p>a<img src=x onerror=alert(1)>b</p>',
    clean: '<p>ab</p>',
  },
  { name: 'plaintext takes all behind it along', html: '<p>a</p><plaintext><b>b</b>', clean: '<p>a</p>' },
  {
    name: 'handlers, styles, classes and ids',
    html: '<p onclick="alert(1)" style="background:url(//evil.example)" class="fixed" id="root">a</p>',
    clean: '<p>a</p>',
  },
  {
    name: 'links keep their words',
    html: '<p><a href="javascript:alert(1)">a</a> <a href="https://evil.example">b</a></p>',
    clean: '<p>a b</p>',
  },
  {
    name: 'frames, objects and forms',
    html: '<iframe src="//evil.example"></iframe><object data="x"></object><form action="//evil.example"><button>go</button></form>',
    clean: 'go',
  },
  {
    name: 'svg and math, with what hides in them',
    html: '<svg><g onload="alert(1)"></g></svg><math><mtext><img src=x onerror=alert(1)></mtext></math><p>a</p>',
    clean: '<p>a</p>',
  },
  {
    name: 'a style sheet',
    html: '<style>@import "//evil.example/x.css"; body { display: none }</style><p>a</p>',
    clean: '<p>a</p>',
  },
  { name: 'comments', html: '<p>a<!-- <script>alert(1)</script> -->b</p>', clean: '<p>ab</p>' },
  {
    name: 'what was escaped stays escaped',
    html: '<p>&lt;script&gt;alert(1)&lt;/script&gt; &amp;lt;b&amp;gt;</p>',
    clean: '<p>&lt;script&gt;alert(1)&lt;/script&gt; &amp;lt;b&amp;gt;</p>',
  },
  {
    name: 'custom elements and slots',
    html: '<x-attack onfocus=alert(1) tabindex=0 autofocus>a</x-attack><slot>b</slot>',
    clean: 'ab',
  },
  {
    name: 'a template and what never shows',
    html: '<template><script>alert(1)</script></template><noscript><img src=x onerror=alert(1)></noscript><p>a</p>',
    clean: '<p>a</p>',
  },
  { name: 'upper case and stray spaces', html: '<SCRIPT >alert(1)</SCRIPT ><P >a</P >', clean: '<p>a</p>' },
  {
    name: 'a base, a refresh and a sheet from elsewhere',
    html: '<base href="//evil.example"><meta http-equiv="refresh" content="0;url=//evil.example"><link rel="stylesheet" href="//evil.example"><p>a</p>',
    clean: '<p>a</p>',
  },
  {
    name: 'a paste from Google Docs: bold is what was bold there, whatever it stands in',
    html: `<meta charset='utf-8'><meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-5f0b7c1e-7fff-2a4d-9c1b-3d9f0a6e8b21"><p dir="ltr" style="line-height:1.38;margin-top:0pt;margin-bottom:0pt;"><span style="font-size:11pt;font-family:Arial,sans-serif;color:#000000;background-color:transparent;font-weight:400;font-style:normal;font-variant:normal;text-decoration:none;vertical-align:baseline;white-space:pre;white-space:pre-wrap;">Dear Marc, please sign </span><span style="font-size:11pt;font-family:Arial,sans-serif;color:#000000;background-color:transparent;font-weight:700;font-style:normal;font-variant:normal;text-decoration:none;vertical-align:baseline;white-space:pre;white-space:pre-wrap;">before Friday</span><span style="font-size:11pt;font-family:Arial,sans-serif;color:#000000;background-color:transparent;font-weight:400;font-style:normal;font-variant:normal;text-decoration:none;vertical-align:baseline;white-space:pre;white-space:pre-wrap;">; the </span><span style="font-size:11pt;font-family:Arial,sans-serif;color:#000000;background-color:transparent;font-weight:400;font-style:italic;font-variant:normal;text-decoration:none;vertical-align:baseline;white-space:pre;white-space:pre-wrap;">annex</span><span style="font-size:11pt;font-family:Arial,sans-serif;color:#000000;background-color:transparent;font-weight:400;font-style:normal;font-variant:normal;text-decoration:none;vertical-align:baseline;white-space:pre;white-space:pre-wrap;"> is </span><span style="font-size:11pt;font-family:Arial,sans-serif;color:#000000;background-color:transparent;font-weight:700;font-style:italic;font-variant:normal;text-decoration:underline;-webkit-text-decoration-skip:none;text-decoration-skip-ink:none;vertical-align:baseline;white-space:pre;white-space:pre-wrap;">not final</span><span style="font-size:11pt;font-family:Arial,sans-serif;color:#000000;background-color:transparent;font-weight:400;font-style:normal;font-variant:normal;text-decoration:none;vertical-align:baseline;white-space:pre;white-space:pre-wrap;">.</span></p><br /><ul style="margin-top:0;margin-bottom:0;padding-inline-start:48px;"><li dir="ltr" style="list-style-type:disc;font-size:11pt;font-family:Arial,sans-serif;color:#000000;background-color:transparent;font-weight:400;font-style:normal;font-variant:normal;text-decoration:none;vertical-align:baseline;white-space:pre;" aria-level="1"><p dir="ltr" style="line-height:1.38;margin-top:0pt;margin-bottom:0pt;" role="presentation"><span style="font-size:11pt;font-family:Arial,sans-serif;color:#000000;background-color:transparent;font-weight:400;font-style:normal;font-variant:normal;text-decoration:none;vertical-align:baseline;white-space:pre;white-space:pre-wrap;">Contract</span></p></li><li dir="ltr" style="list-style-type:disc;font-size:11pt;font-family:Arial,sans-serif;color:#000000;background-color:transparent;font-weight:400;font-style:normal;font-variant:normal;text-decoration:none;vertical-align:baseline;white-space:pre;" aria-level="1"><p dir="ltr" style="line-height:1.38;margin-top:0pt;margin-bottom:0pt;" role="presentation"><span style="font-size:11pt;font-family:Arial,sans-serif;color:#000000;background-color:transparent;font-weight:700;font-style:normal;font-variant:normal;text-decoration:none;vertical-align:baseline;white-space:pre;white-space:pre-wrap;">Annex</span></p></li></ul></b><br class="Apple-interchange-newline">`,
    clean: `<p>Dear Marc, please sign <strong>before Friday</strong>; the <em>annex</em> is <strong><em><u>not final</u></em></strong>.</p><br><ul><li><p>Contract</p></li><li><p><strong>Annex</strong></p></li></ul><br>`,
  },
  {
    name: 'a paste from Word',
    html: `<html xmlns:v="urn:schemas-microsoft-com:vml" xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:w="urn:schemas-microsoft-com:office:word" xmlns:m="http://schemas.microsoft.com/office/2004/12/omml" xmlns="http://www.w3.org/TR/REC-html40"><head><meta http-equiv=Content-Type content="text/html; charset=utf-8"><meta name=ProgId content=Word.Document><meta name=Generator content="Microsoft Word 15"><link rel=File-List href="file:///C:/Users/mdelaunay/AppData/Local/Temp/msohtmlclip1/01/clip_filelist.xml"><!--[if gte mso 9]><xml><o:OfficeDocumentSettings><o:AllowPNG/></o:OfficeDocumentSettings></xml><![endif]--><style><!-- @font-face {font-family:Aptos; panose-1:2 11 0 4 2 2 2 2 2 4;} p.MsoNormal, li.MsoNormal, div.MsoNormal {margin:0cm; font-size:12.0pt; font-family:"Aptos",sans-serif;} @page WordSection1 {size:595.3pt 841.9pt;} div.WordSection1 {page:WordSection1;} --></style></head><body lang=EN-GB style='tab-interval:36.0pt;word-wrap:break-word'><!--StartFragment--><p class=MsoNormal>Dear Marc, please sign <b><span style='color:#C00000'>before Friday</span></b>; the <i>annex</i> is <b style='mso-bidi-font-weight:normal'><i style='mso-bidi-font-style:normal'><u>not final</u></i></b>.<o:p></o:p></p><p class=MsoListParagraphCxSpFirst style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span style='font-family:Symbol;mso-fareast-font-family:Symbol'><span style='mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span></span><![endif]>Contract<o:p></o:p></p><p class=MsoNormal><span style='mso-bidi-font-weight:bold'>Plain to its end<o:p></o:p></span></p><!--EndFragment--></body></html>`,
    clean: `<p>Dear Marc, please sign <strong>before Friday</strong>; the <em>annex</em> is <strong><em><u>not final</u></em></strong>.</p><p>·\u00a0\u00a0 Contract</p><p>Plain to its end</p>`,
  },
  {
    name: 'a paste from Outlook',
    html: `<html><head><meta http-equiv="Content-Type" content="text/html; charset=utf-8"></head><body><!--StartFragment--><div class="elementToProof" style="font-family: Aptos, Aptos_EmbeddedFont, Calibri, Helvetica, sans-serif; font-size: 12pt; color: rgb(0, 0, 0); font-weight: 400;">Dear Marc, please sign <b>before Friday</b>; the <i>annex</i> is <span style="font-weight: bold; font-style: italic; text-decoration: underline;">not final</span>.</div><div class="elementToProof" style="font-family: Aptos, Calibri; font-size: 12pt;"><br></div><div class="elementToProof"><b style="font-weight: 400 !important">Plain</b> <span style="font-weight:normal">words</span></div><!--EndFragment--></body></html>`,
    clean: `<p>Dear Marc, please sign <strong>before Friday</strong>; the <em>annex</em> is <strong><em><u>not final</u></em></strong>.</p><p><br></p><p>Plain words</p>`,
  },
  {
    name: 'styles that say what their element does not',
    html: '<i style="font-style: normal">a</i><u style="text-decoration:none">b</u><strong style="FONT-WEIGHT:500">c</strong><span style="font-weight:600;text-decoration-line:underline">d</span><span style="color:red">e</span>',
    clean: 'abc<strong><u>d</u></strong>e',
  },
  {
    name: 'a style that only looks like one, and elements that nobody may name',
    html: '<span style="--font-weight:bold;background:url(font-weight:bold)">a</span><x-strong-em>b</x-strong-em>',
    clean: 'ab',
  },
];

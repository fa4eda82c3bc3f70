/** Hostile and untidy rich text, for the tests of both sides: what goes in, and what may come out. */
export interface RichTextCase {
  name: string;
  html: string;
  /** The sanitised text; both sides give the same. */
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
];

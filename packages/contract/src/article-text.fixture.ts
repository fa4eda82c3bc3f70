/** Expected output of the article sanitisers; the one of the server and the one in the browser must agree. */
export const ARTICLE_TEXT_CASES: readonly { name: string; html: string; clean: string }[] = [
  {
    name: 'headings, quotes, lists and marks stay',
    html: '<h2>Deposits</h2><p>A <strong>bold</strong> word.</p><h3>Terms</h3><blockquote><p>Quoted</p></blockquote><ul><li>One</li></ul>',
    clean:
      '<h2>Deposits</h2><p>A <strong>bold</strong> word.</p><h3>Terms</h3><blockquote><p>Quoted</p></blockquote><ul><li>One</li></ul>',
  },
  {
    name: 'other headings and marks take the names of the rules',
    html: '<h1>Title</h1><h5>Small</h5><p><b>b</b> <i>i</i></p>',
    clean: '<h2>Title</h2><h3>Small</h3><p><strong>b</strong> <em>i</em></p>',
  },
  {
    name: 'tables stay without their attributes',
    html: '<table class="x"><thead><tr><th onclick="a()">Month</th></tr></thead><tbody><tr><td style="color:red">May</td></tr></tbody></table>',
    clean: '<table><thead><tr><th>Month</th></tr></thead><tbody><tr><td>May</td></tr></tbody></table>',
  },
  {
    name: 'a link keeps an encrypted address, and nothing else',
    html: '<p><a href="https://a.example/b?c=1" target="_top" onclick="x()">Source</a> <a href="mailto:desk@a.example">Write</a></p>',
    clean: '<p><a href="https://a.example/b?c=1">Source</a> <a href="mailto:desk@a.example">Write</a></p>',
  },
  {
    name: 'a link to anything else leads nowhere',
    html: '<p><a href="javascript:alert(1)">a</a><a href="http://a.example">b</a><a href="//a.example">c</a><a href="/documents">d</a><a href="https:/x">e</a><a href=" java\nscript:alert(1)">f</a></p>',
    clean: '<p><a>a</a><a>b</a><a>c</a><a>d</a><a>e</a><a>f</a></p>',
  },
  {
    name: 'nothing runs, loads or has a style',
    html: '<p onmouseover="a()">Words<script>alert(1)</script><img src=x onerror="a()"><svg onload="a()"></svg><iframe src="https://a.example"></iframe><style>p{}</style><video src="x"></video></p>',
    clean: '<p>Words</p>',
  },
];

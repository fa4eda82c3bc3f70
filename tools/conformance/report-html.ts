import { areasOf, escaped, figuresOf, findingsOf, uncheckedOf } from './report.ts';
import type { FindingOfAll, Report } from './report.ts';

const STYLE = `
:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; }
body { max-width: 70rem; margin: 2rem auto; padding: 0 1rem; overflow-wrap: anywhere; }
table { border-collapse: collapse; }
th, td { padding: 0.25rem 0.75rem 0.25rem 0; text-align: start; vertical-align: top; border-block-end: 1px solid GrayText; }
thead th, article th { overflow-wrap: normal; }
td.figure { text-align: end; font-variant-numeric: tabular-nums; }
article { margin-block: 1.5rem; padding-inline-start: 1rem; border-inline-start: 0.25rem solid #c5221f; }
pre { overflow-x: auto; padding: 0.5rem; border: 1px solid GrayText; white-space: pre-wrap; }
@media (max-width: 30rem) { table { font-size: 0.8125rem; } }
`;

const titleOf = (findings: number): string =>
  findings === 0 ? 'No findings' : findings === 1 ? '1 finding' : `${findings} findings`;

function findingHtml({ finding, title, source, people }: FindingOfAll): string {
  return `<article>
<h3>${escaped(finding.endpoint)}: ${escaped(title)}</h3>
<table>
<tr><th scope="row">Check</th><td>${finding.check}</td></tr>
<tr><th scope="row">Users</th><td>${escaped(people.join(', '))}</td></tr>
<tr><th scope="row">Expected</th><td>${escaped(finding.expected)}</td></tr>
<tr><th scope="row">Got</th><td>${escaped(finding.got)}</td></tr>
<tr><th scope="row">Source</th><td>${escaped(source)}</td></tr>
</table>
<pre tabindex="0">${escaped(finding.curl)}</pre>
</article>`;
}

/** Renders the report as a single self-contained HTML page without scripts. */
export function htmlReport(report: Report): string {
  const { base, version, at, people, missingKinds, wrote } = report;
  const findings = findingsOf(report);
  const unchecked = uncheckedOf(report);
  const figure = (value: number) => `<td class="figure">${value.toLocaleString('en')}</td>`;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>${titleOf(findings.length)}: ${escaped(base)}</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<h1>Conformance of ${escaped(base)}</h1>
<p>Contract ${escaped(version)}, <time datetime="${at.toISOString()}">${at.toISOString().slice(0, 16).replace('T', ' ')} UTC</time>.
${escaped(figuresOf(report))}.${wrote ? '' : ' Writes were not performed.'}</p>
<h2>Findings</h2>
${
  findings.length === 0
    ? '<p>None.</p>'
    : `<p>In the commands <code>COOKIE</code> is the session cookie of the user, or of the first one if there are several.</p>
${findings.map(findingHtml).join('\n')}`
}
<h2>Users</h2>
<table>
<thead><tr><th scope="col">Name</th><th scope="col">Kinds</th></tr></thead>
<tbody>${people.map(({ name, kinds }) => `<tr><th scope="row">${escaped(name)}</th><td>${escaped(kinds.join(', '))}</td></tr>`).join('\n')}</tbody>
</table>
${missingKinds.length > 0 ? `<p>Kinds of users not provided: ${escaped(missingKinds.join(', '))}.</p>` : ''}
<h2>Areas</h2>
<table>
<thead><tr><th scope="col">Area</th><th scope="col">Calls</th><th scope="col">Passed</th><th scope="col">Failed</th><th scope="col">Not checked</th></tr></thead>
<tbody>${areasOf(report)
    .map(
      (one) =>
        `<tr><th scope="row">${escaped(one.area)}</th>${figure(one.calls)}${figure(one.passed)}${figure(one.failed)}${figure(one.unchecked)}</tr>`,
    )
    .join('\n')}</tbody>
</table>
<h2>Not checked</h2>
${
  unchecked.length === 0
    ? '<p>None.</p>'
    : unchecked
        .map(
          ({ reason, calls }) =>
            `<h3>Because ${escaped(reason)}</h3>\n<ul>${calls.map((call) => `<li>${escaped(call)}</li>`).join('')}</ul>`,
        )
        .join('\n')
}
</main>
</body>
</html>
`;
}

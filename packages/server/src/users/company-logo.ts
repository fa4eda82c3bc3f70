import { html } from 'hono/html';

/** Returns the initials of a company's first two words, legal forms left out. */
function initials(name: string): string {
  const words = name
    .split(/\s+/)
    .filter((word) => !/^(sa|sas|ag|ab|bv|sl|gmbh|ltd|inc\.?|spa|plc|the)$/i.test(word));
  return words
    .slice(0, 2)
    .map((word) => [...word][0]?.toLocaleUpperCase('fr') ?? '')
    .join('');
}

/** Returns the logo of a company (API-006): a mark drawn from its name, as the seeded companies have no other. */
export async function companyLogo(name: string): Promise<Response> {
  const picture = await html`<svg
    xmlns="http://www.w3.org/2000/svg"
    viewBox="0 0 96 96"
    width="96"
    height="96"
  >
    <title>${name}</title>
    <path fill="#f3f2ec" d="M0 0h96v96H0z" />
    <path fill="none" stroke="#161e1a" stroke-width="2" d="M12 78h72M12 82h72" />
    <text
      x="48"
      y="58"
      fill="#161e1a"
      font-family="Source Serif 4, Georgia, serif"
      font-size="40"
      text-anchor="middle"
    >
      ${initials(name)}
    </text>
  </svg>`;
  return new Response(String(picture), {
    headers: {
      'content-type': 'image/svg+xml',
      'content-security-policy': "default-src 'none'; sandbox",
      'cache-control': 'private, max-age=3600',
    },
  });
}

import {
  allEndpoints,
  errorCatalogue,
  errorCodes,
  errorDocs,
  escapeHtml,
  limits,
  type AnyEndpoint,
} from '@muster/contracts';
import type { RequestHandler } from 'express';
import { errorMessages } from '../../http/error-messages.ts';
import { nonceOf } from '../../http/security-headers.ts';
import { keyReach } from './key-reach.ts';
import { openApi } from './open-api.ts';

let description: string | null = null;

/**
 * The machine-readable description; created once, because the contracts do not change at run time.
 */
export const openApiJson: RequestHandler = (_req, res) => {
  description ??= JSON.stringify(openApi(allEndpoints));
  res.set('Cache-Control', 'no-cache').type('application/json').send(description);
};

/** A readable page that loads nothing from elsewhere. */
export const apiDocsPage: RequestHandler = (_req, res) => {
  res
    .set('Cache-Control', 'no-cache')
    .type('html')
    .send(page(nonceOf(res)));
};

function page(nonce: string): string {
  const groups = new Map<string, AnyEndpoint[]>();
  for (const endpoint of allEndpoints) {
    const group = endpoint.name.split('.')[0] ?? '';
    groups.set(group, [...(groups.get(group) ?? []), endpoint]);
  }
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Muster API</title>
<style nonce="${nonce}">${styles}</style>
</head>
<body>
<main>
<h1>Muster API</h1>
<p>${allEndpoints.length} endpoints below <code>/api/v1</code>. For programs: <a href="/api/docs/openapi.json">OpenAPI 3.1</a>. In the browser, changes need the header <code>X-CSRF-Token</code> with the token of <code>GET /auth/session</code>.</p>
${keys}
${[...groups].map(([name, endpoints]) => section(name, endpoints)).join('\n')}
${errors}
</main>
</body>
</html>
`;
}

const { perUser, window } = limits.api;

const exampleError = {
  error: {
    code: 'RATE_LIMITED',
    message: '…',
    status: errorCatalogue.RATE_LIMITED,
    requestId: '…',
    docs: errorDocs('RATE_LIMITED'),
    context: { retryAfter: 12 },
  },
};

/** Describes how programs sign in, their limits, and the form of a refusal. */
const keys = `<h2 id="api-keys">API keys</h2>
<p>Programs send a key that its person made under Your account → API keys, and no CSRF token:</p>
<pre><code>curl -H "Authorization: Bearer muster_…" https://muster.example/api/v1/candidates?limit=25</code></pre>
<ul>
<li>A key does what its person may in the role that it was made in, and no more. One that only reads reaches reads; one that is limited to some permissions reaches the endpoints that name one of these. The column “API key” says which keys reach an endpoint at all.</li>
<li>What no key reaches answers <code>API_KEY_FORBIDDEN</code> (${errorCatalogue.API_KEY_FORBIDDEN}); a key that is unknown or over, <code>API_KEY_INVALID</code> (${errorCatalogue.API_KEY_INVALID}); what asks people for their password, <code>REAUTHENTICATION_REQUIRED</code> (${errorCatalogue.REAUTHENTICATION_REQUIRED}).</li>
<li>Each person has ${perUser} requests in ${window / 1000} seconds, by keys and in the browser together. <code>RateLimit-Limit</code>, <code>RateLimit-Remaining</code> and <code>RateLimit-Reset</code> stand on each answer; more are answered <code>RATE_LIMITED</code> (${errorCatalogue.RATE_LIMITED}) with <code>Retry-After</code>.</li>
<li>Who changes a record says on which version: as <code>version</code> in the body, or in the header <code>If-Match: "v7"</code> as the <code>ETag</code> of the record’s answer gives it. What others changed since answers <code>VERSION_CONFLICT</code> (${errorCatalogue.VERSION_CONFLICT}) with the record as it is.</li>
<li>Every refusal has one form; <code>docs</code> says where its code is explained, and what is wrong with a field stands in <code>fields</code>, each with its path and a code:</li>
</ul>
<pre><code>${escapeHtml(JSON.stringify(exampleError, null, 2))}</code></pre>`;

const section = (name: string, endpoints: AnyEndpoint[]): string => `<section>
<h2 id="${escapeHtml(name)}">${escapeHtml(name)}</h2>
<table>
<thead><tr><th scope="col">Request</th><th scope="col">What it does</th><th scope="col">Who may</th><th scope="col">API key</th><th scope="col">Errors of its own</th></tr></thead>
<tbody>
${endpoints.map(row).join('\n')}
</tbody>
</table>
</section>`;

/** Every code of the catalogue, at the address in an answer's `docs`. */
const errors = `<section>
<h2 id="errors">Errors</h2>
<table>
<thead><tr><th scope="col">Code</th><th scope="col">Status</th><th scope="col">What it says</th></tr></thead>
<tbody>
${errorCodes
  .map(
    (code) =>
      `<tr id="${code}"><td><code>${code}</code></td><td>${errorCatalogue[code]}</td><td>${escapeHtml(errorMessages[code])}</td></tr>`,
  )
  .join('\n')}
</tbody>
</table>
</section>`;

const reachWords = { read: 'any', write: 'that changes' } as const;
const reachOf = (endpoint: AnyEndpoint): string => {
  const reach = keyReach(endpoint);
  if (endpoint.access === 'public') return 'not needed';
  return reach ? reachWords[reach] : 'none';
};

const row = (endpoint: AnyEndpoint): string => {
  const { method, path, summary, access, errors = [] } = endpoint;
  return `<tr><td><b class="${method.toLowerCase()}">${method}</b> <code>${escapeHtml(path)}</code></td><td>${escapeHtml(summary)}</td><td><code>${escapeHtml(access)}</code></td><td>${reachOf(endpoint)}</td><td>${escapeHtml(errors.join(', ')) || '–'}</td></tr>`;
};

const styles = `
:root { color-scheme: light dark; font: 15px/1.5 system-ui, sans-serif; }
body { margin: 0; background: Canvas; color: CanvasText; }
main { max-width: 1200px; margin: 0 auto; padding: 32px 20px; }
h2 { margin: 32px 0 8px; font-size: 1.15rem; }
section { overflow-x: auto; }
pre { overflow-x: auto; padding: 12px; border: 1px solid color-mix(in srgb, CanvasText 18%, Canvas); border-radius: 6px; }
table { width: 100%; border-collapse: collapse; }
th, td { padding: 8px 12px 8px 0; border-bottom: 1px solid color-mix(in srgb, CanvasText 18%, Canvas); text-align: left; vertical-align: top; }
th { font-size: .85rem; }
td:nth-child(5) { font-size: .85rem; overflow-wrap: anywhere; }
b { display: inline-block; min-width: 4.2em; }
`;

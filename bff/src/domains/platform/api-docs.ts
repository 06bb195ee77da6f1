import { allEndpoints, escapeHtml, type AnyEndpoint } from '@muster/contracts';
import type { RequestHandler } from 'express';
import { nonceOf } from '../../http/security-headers.ts';
import { openApi } from './open-api.ts';

let description: string | null = null;

/** The machine-readable description; made once, because the contracts do not change at run time. */
export const openApiJson: RequestHandler = (_req, res) => {
  description ??= JSON.stringify(openApi(allEndpoints));
  res.set('Cache-Control', 'no-cache').type('application/json').send(description);
};

/** A page that people can read, with nothing loaded from elsewhere. */
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
<p>${allEndpoints.length} endpoints below <code>/api/v1</code>. For programs: <a href="/api/docs/openapi.json">OpenAPI 3.1</a>. Changes need the header <code>X-CSRF-Token</code> with the token of <code>GET /auth/session</code>.</p>
${[...groups].map(([name, endpoints]) => section(name, endpoints)).join('\n')}
</main>
</body>
</html>
`;
}

const section = (name: string, endpoints: AnyEndpoint[]): string => `<section>
<h2 id="${escapeHtml(name)}">${escapeHtml(name)}</h2>
<table>
<thead><tr><th scope="col">Request</th><th scope="col">What it does</th><th scope="col">Who may</th><th scope="col">Errors of its own</th></tr></thead>
<tbody>
${endpoints.map(row).join('\n')}
</tbody>
</table>
</section>`;

const row = ({ method, path, summary, access, errors = [] }: AnyEndpoint): string =>
  `<tr><td><b class="${method.toLowerCase()}">${method}</b> <code>${escapeHtml(path)}</code></td><td>${escapeHtml(summary)}</td><td><code>${escapeHtml(access)}</code></td><td>${escapeHtml(errors.join(', ')) || '–'}</td></tr>`;

const styles = `
:root { color-scheme: light dark; font: 15px/1.5 system-ui, sans-serif; }
body { margin: 0; background: Canvas; color: CanvasText; }
main { max-width: 1200px; margin: 0 auto; padding: 32px 20px; }
h2 { margin: 32px 0 8px; font-size: 1.15rem; }
section { overflow-x: auto; }
table { width: 100%; border-collapse: collapse; }
th, td { padding: 8px 12px 8px 0; border-bottom: 1px solid color-mix(in srgb, CanvasText 18%, Canvas); text-align: left; vertical-align: top; }
th { font-size: .85rem; }
td:nth-child(4) { font-size: .85rem; overflow-wrap: anywhere; }
b { display: inline-block; min-width: 4.2em; }
`;

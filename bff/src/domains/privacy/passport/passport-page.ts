import { escapeHtml } from '@muster/contracts';
import type { Passport, PassportRow, PassportSection } from './passport.types.ts';
import { sectionTitle, valueText, wordsOf } from './passport-words.ts';

/** Renders the passport as a self-contained page: no script, no external address. */
export function passportPage(passport: Passport): string {
  const { agency, name, number, at, views, sections, files } = passport;
  const filled = sections.filter(({ rows }) => rows.length > 0);
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(`What ${agency} holds about ${name}`)}</title>
<style>${style}</style>
</head>
<body>
<main>
<header>
<h1>What ${escapeHtml(agency)} holds about you</h1>
<p>${escapeHtml(name)}, record ${escapeHtml(number)}. As it was on ${escapeHtml(valueText(at.toISOString()))}.</p>
<p>The same, for machines, stands in <code>passport.json</code>.</p>
</header>
${viewsPart(passport, views)}
${filled.map(sectionPart).join('\n')}
${filesPart(files)}
</main>
</body>
</html>
`;
}

function viewsPart({ agency }: Passport, views: Passport['views']): string {
  const rows = views.map(({ client, job, sharedAt, seenAt, state, endedAt }) => ({
    client: client ?? 'A client who searches in confidence',
    job: job ?? 'Not named',
    shown: sharedAt,
    opened: seenAt ?? (state === 'shown' ? 'not opened yet' : 'never opened'),
    ...(state === 'over' && { noLongerShownSince: endedAt }),
    ...(state === 'withdrawn' && { withdrawnByYou: endedAt }),
  }));
  const none = `<p>${escapeHtml(agency)} has shown your profile to no client.</p>`;
  return part('Who has seen your profile', rows.length > 0 ? rows.map(rowPart).join('\n') : none);
}

const sectionPart = ({ name, rows }: PassportSection): string =>
  part(sectionTitle(name), rows.map(rowPart).join('\n'));

function filesPart(files: readonly string[]): string {
  if (files.length === 0) return '';
  const items = files
    .map((file) => `<li><code>${escapeHtml(`files/${file}`)}</code></li>`)
    .join('\n');
  return part('Files in this archive', `<ul>${items}</ul>`);
}

const part = (title: string, content: string): string =>
  `<section>\n<h2>${escapeHtml(title)}</h2>\n${content}\n</section>`;

function rowPart(row: PassportRow): string {
  const lines = Object.entries(row).map(
    ([name, value]) =>
      `<dt>${escapeHtml(wordsOf(name))}</dt><dd>${escapeHtml(valueText(value))}</dd>`,
  );
  return `<dl>${lines.join('')}</dl>`;
}

const style = `
:root { color-scheme: light dark; --line: #d9dee5; --quiet: #5b6673; --ground: #f5f7f9; --card: #fff; --ink: #17202a; }
@media (prefers-color-scheme: dark) { :root { --line: #37414d; --quiet: #a3afbd; --ground: #12171d; --card: #1a2129; --ink: #eef2f6; } }
body { margin: 0; background: var(--ground); color: var(--ink); font: 16px/1.5 system-ui, sans-serif; }
main { max-width: 760px; margin: 0 auto; padding: 32px 16px 64px; }
h1 { font-size: 26px; line-height: 1.25; margin: 0 0 8px; }
h2 { font-size: 18px; margin: 0 0 12px; }
header p { margin: 0 0 4px; color: var(--quiet); }
section { margin-top: 24px; padding: 20px; background: var(--card); border: 1px solid var(--line); border-radius: 10px; }
dl { display: grid; grid-template-columns: minmax(120px, 200px) 1fr; gap: 4px 16px; margin: 0; padding: 12px 0; }
dl + dl { border-top: 1px solid var(--line); }
dt { color: var(--quiet); }
dd { margin: 0; overflow-wrap: anywhere; white-space: pre-line; }
ul { margin: 0; padding-left: 20px; }
@media (max-width: 520px) { dl { grid-template-columns: 1fr; gap: 0 0; } dd { margin-bottom: 8px; } }
@media print { section { break-inside: auto; border: 0; padding: 0; } }
`;

/** Formats three significant digits, as many as a busy machine justifies. @param {number} value */
function figure(value) {
  if (!Number.isFinite(value)) return '–';
  if (Math.abs(value) >= 100) return Math.round(value).toLocaleString('en');
  return String(Number(value.toPrecision(3)));
}

/** @param {string | number | null} cell */
const cellText = (cell) =>
  cell === null ? '–' : typeof cell === 'number' ? figure(cell) : cell.replaceAll('|', '\\|');

/** @param {import('./report.mjs').Aim} aim */
function aimText({ text, value, limit, unit = '', atLeast = false, note }) {
  const met = atLeast ? value >= limit : value <= limit;
  const side = atLeast ? 'at least' : 'at most';
  const why = met || !note ? '' : ` ${note}`;
  return `- ${met ? 'met' : '**missed**'}: ${text}: ${figure(value)}${unit}, aim ${side} ${figure(limit)}${unit}.${why}`;
}

/** Pads columns to their widest cell, as the formatter does. @param {string[][]} lines */
function aligned(lines) {
  const widths = (lines[0] ?? []).map((_, at) =>
    Math.max(3, ...lines.map((line) => (line[at] ?? '').length)),
  );
  const row = (/** @type {string[]} */ cells) => `| ${cells.join(' | ')} |`;
  const padded = lines.map((line) =>
    row(
      line.map((cell, at) =>
        at === 0 ? cell.padEnd(widths[at] ?? 0) : cell.padStart(widths[at] ?? 0),
      ),
    ),
  );
  const rule = row(
    widths.map((width, at) => (at === 0 ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`)),
  );
  return [padded[0], rule, ...padded.slice(1)].join('\n');
}

/**
 * Returns one table with its method and its targets.
 * @param {import('./report.mjs').Report} table
 * @returns {string}
 */
export function markdownOf({ title, method, columns, rows, aims = [] }) {
  const table = aligned([columns, ...rows.map((row) => row.map(cellText))]);
  return [`### ${title}`, method, table, aims.map(aimText).join('\n')].filter(Boolean).join('\n\n');
}

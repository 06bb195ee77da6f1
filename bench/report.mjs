import { appendFileSync } from 'node:fs';
import { markdownOf } from './markdown.mjs';

/**
 * @typedef {object} Aim a target of a figure
 * @property {string} text
 * @property {number} value
 * @property {number} limit
 * @property {string} [unit]
 * @property {boolean} [atLeast] the limit is a lower bound
 * @property {string} [note] why it is missed, if so
 */

/**
 * @typedef {object} Report
 * @property {string} title
 * @property {string} [method]
 * @property {string[]} columns
 * @property {(string | number | null)[][]} rows
 * @property {Aim[]} [aims]
 */

/**
 * Reports one table: prints it, and appends it as a JSON line to the file named by `BENCH_REPORT`,
 * for the runner.
 * @param {Report} table
 */
export function report(table) {
  for (const row of table.rows)
    if (row.length !== table.columns.length)
      throw new Error(`${table.title}: a row of ${row.length} for ${table.columns.length} columns`);
  const file = process.env.BENCH_REPORT;
  if (file) appendFileSync(file, `${JSON.stringify(table)}\n`);
  console.log(markdownOf(table));
}

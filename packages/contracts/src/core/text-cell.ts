/**
 * What spreadsheets begin a formula or a command with, after spaces too; East Asian settings read
 * full-width signs alike.
 */
const formulaStart = /^[\s\uFEFF]*[=+\-@|%＝＋－＠｜％]|^[\t\r\n]/;

/** A cell that a spreadsheet would take for a formula is shown as the text that it is. */
export const textCell = (text: string): string => (formulaStart.test(text) ? `'${text}` : text);

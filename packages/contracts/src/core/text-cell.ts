/**
 * Characters that start a formula or command in spreadsheets, even after spaces; East Asian locales
 * treat full-width signs the same.
 */
const formulaStart = /^[\s\uFEFF]*[=+\-@|%＝＋－＠｜％]|^[\t\r\n]/;

/** Returns a cell as plain text if a spreadsheet would take it for a formula. */
export const textCell = (text: string): string => (formulaStart.test(text) ? `'${text}` : text);

/**
 * Returns the lines of a CSV file with every cell quoted, without quotes around cells that need
 * none.
 */
export const csvLines = (text: string): string[] =>
  text
    .replace(/^\uFEFF/, '')
    .split('\r\n')
    .slice(0, -1)
    .map((line) => line.replaceAll(/(?<=^|,)"([^",]*)"(?=,|$)/g, '$1'));

/** The lines of a CSV file with every cell quoted; cells that need no quotes stand without. */
export const csvLines = (text: string): string[] =>
  text
    .replace(/^\uFEFF/, '')
    .split('\r\n')
    .slice(0, -1)
    .map((line) => line.replaceAll(/(?<=^|,)"([^",]*)"(?=,|$)/g, '$1'));

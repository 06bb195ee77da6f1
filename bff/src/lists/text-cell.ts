/** A cell that a spreadsheet would take for a formula is shown as the text that it is. */
export const textCell = (text: string): string => (/^[=+\-@\t\r]/.test(text) ? `'${text}` : text);

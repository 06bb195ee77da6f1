/**
 * Copies a text, also where browsers offer no clipboard (plain HTTP on a local network). Rejects if
 * the browser refuses.
 */
export async function copyText(text: string): Promise<void> {
  if ('clipboard' in navigator) return navigator.clipboard.writeText(text);
  if (!copySelected(text)) throw new Error('The browser does not allow copying.');
}

/** The older way: the browser copies what is selected in the page. */
function copySelected(text: string): boolean {
  const focused = document.activeElement;
  const field = document.createElement('textarea');
  field.value = text;
  field.readOnly = true;
  field.style.position = 'fixed';
  field.style.opacity = '0';
  document.body.append(field);
  try {
    field.focus({ preventScroll: true });
    field.select();
    return document.execCommand('copy');
  } finally {
    field.remove();
    if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
  }
}

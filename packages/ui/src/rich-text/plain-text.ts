/** Returns the visible text of rich text, one line for each paragraph, heading and list item. */
export function plainText(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  const blocks = [...body.querySelectorAll('p, li, h3, h4')].filter(
    (block) => !block.querySelector('p, li'),
  );
  const lines = blocks.length > 0 ? blocks : [body];
  return lines.map(({ textContent }) => textContent?.trim() ?? '').join('\n');
}

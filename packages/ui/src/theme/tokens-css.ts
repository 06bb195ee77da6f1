import { tokenEntries, type Scheme } from './tokens.ts';

/** Converts a colour to lower case, and to three digits if that is equivalent. */
function short(value: string): string {
  return value.toLowerCase().replace(/^#(.)\1(.)\2(.)\3$/, '#$1$2$3');
}

function block(selector: string, scheme: Scheme): string {
  const lines = tokenEntries(scheme).map(([name, value]) => `  ${name}: ${short(value)};`);
  return [`${selector} {`, `  color-scheme: ${scheme};`, '', ...lines, '}'].join('\n');
}

/**
 * Returns the text of `styles/tokens.css`. The attribute also works on an element inside the page.
 */
export function tokensCss(): string {
  return [
    '/* Written from theme/tokens.ts by `npm run tokens -w @muster/ui`. */',
    block(":root,\n[data-mantine-color-scheme='light']", 'light'),
    '',
    block("[data-mantine-color-scheme='dark']", 'dark'),
    '',
  ].join('\n');
}

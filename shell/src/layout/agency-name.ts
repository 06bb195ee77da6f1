/** The agency's name, as the server wrote it into the page. */
export function agencyName(): string {
  const written = document.querySelector<HTMLMetaElement>('meta[name="agency"]')?.content;
  // A page that no server has filled in (a development server, a test) keeps the placeholder.
  return written && !written.startsWith('__') ? written : 'Muster';
}

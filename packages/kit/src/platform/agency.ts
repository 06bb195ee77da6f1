/** What the server wrote into the page about the agency; null: nothing. */
function written(name: string): string | null {
  const content = document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content;
  // A page that no server has filled in (a development server, a test) keeps the placeholder.
  return content && !content.startsWith('__') ? content : null;
}

/** The agency's name. */
export const agencyName = (): string => written('agency') ?? 'Muster';

/** How visitors reach the agency; null where it names no way. */
export const agencyContact = (): { mail: string | null; phone: string | null } => ({
  mail: written('agency-mail'),
  phone: written('agency-phone'),
});

/** Where the agency's picture is; null: it has none. */
export const agencyLogo = (): string | null => written('agency-logo');

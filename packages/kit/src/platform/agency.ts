/** Returns what the server wrote into the page about the agency; null if nothing. */
function written(name: string): string | null {
  const content = document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content;
  // A page not filled in by a server (a development server, a test) keeps the placeholder.
  return content && !content.startsWith('__') ? content : null;
}

/** The agency's name. */
export const agencyName = (): string => written('agency') ?? 'Muster';

/** Contact details of the agency for visitors; null where it has none. */
export const agencyContact = (): { mail: string | null; phone: string | null } => ({
  mail: written('agency-mail'),
  phone: written('agency-phone'),
});

/** URL of the agency's picture; null if it has none. */
export const agencyLogo = (): string | null => written('agency-logo');

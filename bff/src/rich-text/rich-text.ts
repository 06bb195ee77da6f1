import sanitizeHtml from 'sanitize-html';

/** The small HTML subset of rich text; all other tags are dropped, their text stays. */
const subset: sanitizeHtml.IOptions = {
  allowedTags: ['p', 'br', 'ul', 'ol', 'li', 'b', 'i', 'u', 'a', 'h3', 'h4', 'code'],
  allowedAttributes: { a: ['href'] },
  allowedSchemes: ['http', 'https', 'mailto', 'mention'],
  allowProtocolRelative: false,
  allowedSchemesAppliedToAttributes: ['href'],
  transformTags: {
    strong: 'b',
    em: 'i',
    h1: 'h3',
    h2: 'h3',
  },
  enforceHtmlBoundary: false,
};

/** Cleans rich text; runs on write and again on read, in case the subset ever shrinks. */
export const cleanRichText = (html: string): string => sanitizeHtml(html, subset).trim();

/** Returns the plain text on one line. */
export const plainText = (html: string): string =>
  sanitizeHtml(html.replace(/<(?:\/(?:p|li|h3|h4)|br\s*\/?)>/gi, ' $&'), {
    allowedTags: [],
    allowedAttributes: {},
    textFilter: (text) => text,
  })
    .replace(/&nbsp;| /g, ' ')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&amp;/g, '&')
    .replace(/\s+/g, ' ')
    .trim();

const excerptLength = 140;

/** Returns the beginning of a text, for feeds. */
export function excerptOf(html: string): string {
  const characters = [...plainText(html)];
  return characters.length <= excerptLength
    ? characters.join('')
    : `${characters
        .slice(0, excerptLength - 1)
        .join('')
        .trimEnd()}…`;
}

const mentionLinks = /<a href="mention:([0-9a-f]{24})">/g;

/** Returns the ids of the users mentioned in a sanitised text. */
export const mentionedIds = (html: string): string[] => [
  ...new Set([...html.matchAll(mentionLinks)].flatMap(([, id]) => id ?? [])),
];

/** Turns mentions of any other user into plain text. */
export const keepMentions = (html: string, ids: ReadonlySet<string>): string =>
  html.replace(
    /<a href="mention:([^"]*)">((?:[^<]|<(?!\/?a\b))*)<\/a>/g,
    (link, id: string, text: string) => (ids.has(id) ? link : text),
  );

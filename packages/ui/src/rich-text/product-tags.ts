// The subset that the product stores: the server cleans to the same one.
export const allowedTags = ['p', 'br', 'ul', 'ol', 'li', 'b', 'i', 'u', 'a', 'h3', 'h4', 'code'];
export const allowedAddress = /^(?:https?|mailto|tel|mention):/i;

/** A mention is stored as a link: `<a href="mention:ID">@Name</a>`. */
export const mentionScheme = 'mention:';

/** Converts HTML to the product's own tags with the same meaning. */
export function inProductTags(html: string): string {
  return html
    .replaceAll(/<(\/?)strong(\s[^<>]*)?>/gi, '<$1b>')
    .replaceAll(/<(\/?)em(\s[^<>]*)?>/gi, '<$1i>');
}

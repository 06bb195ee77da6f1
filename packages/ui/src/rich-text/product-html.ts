import createDOMPurify from 'dompurify';
import { allowedAddress, allowedTags, inProductTags, mentionScheme } from './product-tags.ts';

export { mentionScheme };

const purify = createDOMPurify();

/** Removes everything from `html` that the product does not store; the text inside stays. */
export function toProductHtml(html: string): string {
  return purify.sanitize(inProductTags(html), {
    ALLOWED_TAGS: allowedTags,
    ALLOWED_ATTR: ['href'],
    ALLOWED_URI_REGEXP: allowedAddress,
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
  });
}

/** Prepares HTML for reading: cleans it, shows mentions as chips, opens links in a new tab. */
export function toReadableHtml(html: string, mentionClass: string): string {
  const holder = document.createElement('template');
  holder.innerHTML = toProductHtml(html);
  for (const link of holder.content.querySelectorAll('a')) {
    const address = link.getAttribute('href') ?? '';
    if (address.startsWith(mentionScheme)) {
      const chip = document.createElement('span');
      chip.className = mentionClass;
      chip.dataset['mention'] = address.slice(mentionScheme.length);
      chip.textContent = link.textContent;
      link.replaceWith(chip);
    } else {
      link.target = '_blank';
      link.rel = 'noopener noreferrer';
    }
  }
  return holder.innerHTML;
}

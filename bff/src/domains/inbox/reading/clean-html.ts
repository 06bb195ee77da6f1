import { limits } from '@muster/contracts';
import sanitizeHtml from 'sanitize-html';
import { wellFormed } from './well-formed.ts';

const layout = ['div', 'span', 'p', 'br', 'hr', 'center', 'blockquote', 'pre', 'table'];
const rows = ['thead', 'tbody', 'tfoot', 'tr', 'td', 'th', 'caption'];
const words = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'ul', 'ol', 'li', 'dl', 'dt', 'dd'];
const marks = ['b', 'strong', 'i', 'em', 'u', 's', 'sub', 'sup', 'small', 'code', 'font', 'a'];

export interface CleanHtml {
  html: string;
  remotePictures: number;
}

/**
 * Returns an external mail in a safe form: it runs nothing, loads nothing, and has no styles that
 * could cover other content. Pictures are removed, because loading them tells the sender who reads.
 */
export function cleanHtml(html: string): CleanHtml {
  let remotePictures = 0;
  const cleaned = sanitizeHtml(wellFormed(html.slice(0, limits.inbox.html)), {
    allowedTags: [...layout, ...rows, ...words, ...marks],
    allowedAttributes: {
      a: ['href', 'rel', 'target'],
      td: ['colspan', 'rowspan', 'align'],
      th: ['colspan', 'rowspan', 'align'],
    },
    allowedSchemes: ['http', 'https', 'mailto'],
    allowProtocolRelative: false,
    nonTextTags: ['style', 'script', 'textarea', 'option', 'noscript', 'title', 'head', 'svg'],
    nestingLimit: 100,
    transformTags: {
      a: (tagName, { href = '' }) => ({
        tagName,
        attribs: { href, rel: 'noopener noreferrer nofollow', target: '_blank' },
      }),
      // Counted here and removed afterwards.
      img: (tagName, { src = '' }) => {
        if (/^(?:https?:)?\/\//i.test(src.trim())) remotePictures += 1;
        return { tagName, attribs: {} };
      },
    },
  }).trim();
  return { html: cleaned, remotePictures };
}

/** Returns only the text, for mails without a plain text part. */
export const wordsOf = (html: string): string =>
  sanitizeHtml(
    html.slice(0, limits.inbox.html).replace(/<(?:\/(?:p|div|li|tr|h\d)|br)\b/gi, '\n$&'),
    {
      allowedTags: [],
      allowedAttributes: {},
      nonTextTags: ['style', 'script', 'textarea', 'option', 'noscript', 'title', 'head', 'svg'],
    },
  )
    .replaceAll('&nbsp;', ' ')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n[ \n]*/g, '\n')
    .trim();

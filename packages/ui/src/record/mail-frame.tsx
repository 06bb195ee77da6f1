import { useState, type SyntheticEvent } from 'react';
import classes from './mail-frame.module.css';

const styleAttribute = 'data-style';
const styleElement = /<style>([\s\S]*?)<\/style>/gi;
const inTheDark = '@media (prefers-color-scheme: dark)';

/** Colour scheme of the recipient's mail program. */
export type MailScheme = 'light' | 'dark';

/**
 * Builds the mail's document: links open in new tabs, and styles are set aside, because the page's
 * policy forbids them in markup but allows the same styles set on the elements and the document.
 * Works on the text, since the policy already objects when a style attribute is parsed.
 */
const toDocument = (html: string): string =>
  html
    .replaceAll(styleElement, '')
    .replaceAll(/<[a-z][^<>]*>/gi, (tag) => tag.replace(/\sstyle="/i, ` ${styleAttribute}="`))
    .replace('<head>', '<head><base target="_blank">');

/** Returns the style rules of the mail; those for dark mail programs apply always or never. */
const rulesOf = (html: string, scheme: MailScheme): string =>
  [...html.matchAll(styleElement)]
    .map(([, rules = '']) => rules)
    .join('\n')
    .replaceAll(inTheDark, scheme === 'dark' ? '@media all' : '@media not all');

interface MailFrameProps {
  html: string;
  title: string;
  scheme?: MailScheme;
}

/**
 * A mail as its recipient sees it. Nothing in the frame can run scripts or reach the page around
 * it.
 */
export function MailFrame({ html, title, scheme = 'light' }: MailFrameProps) {
  const [height, setHeight] = useState(320);

  function dress(event: SyntheticEvent<HTMLIFrameElement>) {
    const mail = event.currentTarget.contentDocument;
    if (!mail) return;
    for (const element of mail.querySelectorAll<HTMLElement>(`[${styleAttribute}]`))
      element.style.cssText = element.getAttribute(styleAttribute) ?? '';
    dressRules(mail, rulesOf(html, scheme));
    setHeight(mail.documentElement.scrollHeight);
  }

  return (
    <iframe
      className={classes.frame}
      title={title}
      srcDoc={toDocument(html)}
      sandbox="allow-same-origin allow-popups allow-popups-to-escape-sandbox"
      height={height}
      onLoad={dress}
    />
  );
}

/** A style sheet must be created by the window of its document. */
function dressRules(mail: Document, rules: string): void {
  const Sheet = mail.defaultView?.CSSStyleSheet;
  if (!Sheet || rules === '' || !('adoptedStyleSheets' in mail)) return;
  const sheet = new Sheet();
  sheet.replaceSync(rules);
  mail.adoptedStyleSheets = [sheet];
}

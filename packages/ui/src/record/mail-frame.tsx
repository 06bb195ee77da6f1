import { useState, type SyntheticEvent } from 'react';
import classes from './mail-frame.module.css';

const styleAttribute = 'data-style';
const styleElement = /<style>([\s\S]*?)<\/style>/gi;
const inTheDark = '@media (prefers-color-scheme: dark)';

/** The colours that its reader's mail program has. */
export type MailScheme = 'light' | 'dark';

/**
 * The mail's document, its links opening in new tabs and its styles set aside: the policy of the
 * page forbids them in markup, and allows the same styles set on the elements and the document. Done on the
 * text, since parsing a style attribute is what the policy objects to.
 */
const toDocument = (html: string): string =>
  html
    .replaceAll(styleElement, '')
    .replaceAll(/<[a-z][^<>]*>/gi, (tag) => tag.replace(/\sstyle="/i, ` ${styleAttribute}="`))
    .replace('<head>', '<head><base target="_blank">');

/** The rules of the mail, of which those for dark programs hold always or never. */
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

/** A mail as its recipient sees it. Nothing in the frame can run or reach the page around it. */
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

/** Sheets are made by the window of their document. */
function dressRules(mail: Document, rules: string): void {
  const Sheet = mail.defaultView?.CSSStyleSheet;
  if (!Sheet || rules === '' || !('adoptedStyleSheets' in mail)) return;
  const sheet = new Sheet();
  sheet.replaceSync(rules);
  mail.adoptedStyleSheets = [sheet];
}

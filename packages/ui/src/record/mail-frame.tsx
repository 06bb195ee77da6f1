import { useState, type SyntheticEvent } from 'react';
import classes from './mail-frame.module.css';

const styleAttribute = 'data-style';

/**
 * The mail's document, its links opening in new tabs and its style attributes set aside: the policy
 * of the page forbids them in markup, and allows the same styles set on the elements. Done on the
 * text, since parsing a style attribute is what the policy objects to.
 */
const toDocument = (html: string): string =>
  html
    .replaceAll(/<[a-z][^<>]*>/gi, (tag) => tag.replace(/\sstyle="/i, ` ${styleAttribute}="`))
    .replace('<head>', '<head><base target="_blank">');

/** A mail as its recipient sees it. Nothing in the frame can run or reach the page around it. */
export function MailFrame({ html, title }: { html: string; title: string }) {
  const [height, setHeight] = useState(320);

  function dress(event: SyntheticEvent<HTMLIFrameElement>) {
    const mail = event.currentTarget.contentDocument;
    if (!mail) return;
    for (const element of mail.querySelectorAll<HTMLElement>(`[${styleAttribute}]`))
      element.style.cssText = element.getAttribute(styleAttribute) ?? '';
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

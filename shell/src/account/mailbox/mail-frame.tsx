import { useMemo, useState } from 'react';
import type { SyntheticEvent } from 'react';
import classes from './mailbox.module.css';

const styleAttribute = 'data-style';

/**
 * The mail's document, its links opening in new tabs and its style attributes set aside: the policy
 * of the page forbids them in markup, and allows the same styles set on the elements.
 */
function toDocument(html: string): string {
  const mail = new DOMParser().parseFromString(html, 'text/html');
  const base = mail.createElement('base');
  base.target = '_blank';
  mail.head.prepend(base);
  for (const element of mail.querySelectorAll('[style]')) {
    element.setAttribute(styleAttribute, element.getAttribute('style') ?? '');
    element.removeAttribute('style');
  }
  return `<!doctype html>${mail.documentElement.outerHTML}`;
}

/** A mail as its recipient sees it. Nothing in the frame can run or reach the page around it. */
export function MailFrame({ html, title }: { html: string; title: string }) {
  const source = useMemo(() => toDocument(html), [html]);
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
      srcDoc={source}
      sandbox="allow-same-origin allow-popups allow-popups-to-escape-sandbox"
      height={height}
      onLoad={dress}
    />
  );
}

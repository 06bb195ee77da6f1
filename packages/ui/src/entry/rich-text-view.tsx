import { createElement, useMemo, type ReactNode } from 'react';
import type { RichTextViewProps } from '../rich-text/rich-text-view.tsx';
import { allowedAddress, allowedTags, inProductTags } from '../rich-text/product-tags.ts';
import classes from '../rich-text/rich-text.module.css';

/**
 * Rich text to read, made anew of the elements that the product stores: what is not among them never
 * gets into the page, and nothing is written into it as HTML. Nobody is mentioned to visitors.
 */
export function RichTextView({ html }: RichTextViewProps) {
  const parts = useMemo(() => {
    // A separate document, in which nothing runs or loads.
    const { body } = new DOMParser().parseFromString(inProductTags(html), 'text/html');
    return partsOf(body);
  }, [html]);
  return <div className={classes.text}>{parts}</div>;
}

const partsOf = (node: Node): ReactNode[] => [...node.childNodes].map(partOf);

function partOf(node: Node, key: number): ReactNode {
  if (node.nodeType === Node.TEXT_NODE) return node.textContent;
  if (!(node instanceof Element) || silent.has(node.localName)) return null;
  const name = node.localName;
  if (name === 'br') return <br key={key} />;
  // Of other elements only the text is kept.
  if (!allowedTags.includes(name)) return <span key={key}>{partsOf(node)}</span>;
  return createElement(name, { key, ...(name === 'a' && linkTo(node)) }, partsOf(node));
}

/** Elements whose text is not for readers. */
const silent = new Set(['script', 'style', 'template', 'noscript', 'iframe', 'title']);

function linkTo(node: Element) {
  const href = node.getAttribute('href') ?? '';
  return {
    href: allowedAddress.test(href) ? href : undefined,
    target: '_blank',
    rel: 'noopener noreferrer',
  };
}

import { useMemo } from 'react';
import { toReadableHtml } from './product-html.ts';
import classes from './rich-text.module.css';

export interface RichTextViewProps {
  /** HTML as the product stores it; anything beyond its subset is removed. */
  html: string;
}

/** Shows rich text for reading: cleaned once more here, mentions as chips, links in a new tab. */
export function RichTextView({ html }: RichTextViewProps) {
  const clean = useMemo(() => toReadableHtml(html, classes['mention'] ?? ''), [html]);
  return <div className={classes.text} dangerouslySetInnerHTML={{ __html: clean }} />;
}

import type { ChatMessage } from '@muster/contracts';
import { messageParts } from './message-parts.ts';
import classes from '../chat.module.css';

/** The text of a message: mentions are highlighted, addresses are links. */
export function MessageText({
  body,
  mentions,
}: {
  body: string;
  mentions: ChatMessage['mentions'];
}) {
  return messageParts(body, mentions).map(({ at, kind, text }) => {
    if (kind === 'mention')
      return (
        <strong key={at} className={classes.mention}>
          {text}
        </strong>
      );
    if (kind === 'address')
      return (
        <a key={at} href={text} target="_blank" rel="noreferrer noopener">
          {text}
        </a>
      );
    return <span key={at}>{text}</span>;
  });
}

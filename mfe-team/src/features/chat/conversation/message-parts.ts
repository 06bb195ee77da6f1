import type { PersonRef } from '@muster/contracts';

interface MessagePart {
  /** Start index in the text. */
  at: number;
  kind: 'text' | 'mention' | 'address';
  text: string;
}

const address = /https?:\/\/[^\s<>"]+/g;

/** Splits a message into plain text, mentioned names and addresses. */
export function messageParts(body: string, mentions: readonly PersonRef[]): MessagePart[] {
  const found: MessagePart[] = [...body.matchAll(address)].map((match) => ({
    at: match.index,
    kind: 'address',
    text: match[0],
  }));
  for (const { name } of mentions) {
    const text = `@${name}`;
    for (let at = body.indexOf(text); at >= 0; at = body.indexOf(text, at + text.length))
      found.push({ at, kind: 'mention', text });
  }
  const parts: MessagePart[] = [];
  let end = 0;
  for (const part of found.toSorted((a, b) => a.at - b.at)) {
    // If two parts overlap, the first one wins.
    if (part.at < end) continue;
    if (part.at > end) parts.push({ at: end, kind: 'text', text: body.slice(end, part.at) });
    parts.push(part);
    end = part.at + part.text.length;
  }
  if (end < body.length) parts.push({ at: end, kind: 'text', text: body.slice(end) });
  return parts;
}

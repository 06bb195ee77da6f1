import { useEffect, useState } from 'react';
import { usePlatform } from '@muster/kit';

const writeAfter = 500;

/** What is typed into a conversation and not sent, kept on the device until it is. */
export function useKeptText(threadId: string): [string, (text: string) => void] {
  const { drafts } = usePlatform();
  const name = `chat/${threadId}`;
  const [text, setText] = useState<string | null>(null);

  useEffect(() => {
    let isOver = false;
    void drafts?.read(name).then((found) => {
      const kept = found?.values['text'];
      // What was typed meanwhile counts.
      if (!isOver && typeof kept === 'string') setText((typed) => typed ?? kept);
    });
    return () => {
      isOver = true;
    };
  }, [drafts, name]);

  useEffect(() => {
    if (!drafts || text === null) return undefined;
    if (text === '') {
      drafts.remove(name);
      return undefined;
    }
    const timer = setTimeout(() => void drafts.keep(name, { text }), writeAfter);
    return () => clearTimeout(timer);
  }, [drafts, name, text]);

  return [text ?? '', setText];
}

import { useEffect, useRef, useState } from 'react';
import { usePlatform } from '@muster/kit';

const writeAfter = 500;

/** Returns the unsent text of a conversation, stored on the device until it is sent. */
export function useKeptText(threadId: string): [string, (text: string) => void] {
  const { drafts } = usePlatform();
  const name = `chat/${threadId}`;
  const [text, setText] = useState<string | null>(null);
  /** The last input that is not stored yet. */
  const unkept = useRef<string | null>(null);

  useEffect(() => {
    let isOver = false;
    void drafts?.read(name).then((found) => {
      const kept = found?.values['text'];
      // Input typed meanwhile takes precedence.
      if (!isOver && typeof kept === 'string') setText((typed) => typed ?? kept);
    });
    return () => {
      isOver = true;
    };
  }, [drafts, name]);

  useEffect(() => {
    if (!drafts || text === null) return undefined;
    unkept.current = text === '' ? null : text;
    if (text === '') {
      drafts.remove(name);
      return undefined;
    }
    const timer = setTimeout(() => {
      unkept.current = null;
      void drafts.keep(name, { text });
    }, writeAfter);
    return () => clearTimeout(timer);
  }, [drafts, name, text]);

  // Saves the latest input when the user switches to another conversation at once.
  useEffect(
    () => () => {
      if (unkept.current !== null) void drafts?.keep(name, { text: unkept.current });
      unkept.current = null;
    },
    [drafts, name],
  );

  return [text ?? '', setText];
}

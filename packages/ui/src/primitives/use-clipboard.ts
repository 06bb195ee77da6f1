import { useTimeout } from '@mantine/hooks';
import { useState } from 'react';
import { copyText } from './copy-text.ts';

/** Copies texts; `copied` is true for two seconds after a text was copied. */
export function useClipboard() {
  const [copied, setCopied] = useState(false);
  const { start, clear } = useTimeout(() => setCopied(false), 2000);
  const copy = (text: string) =>
    void copyText(text).then(
      () => {
        setCopied(true);
        clear();
        start();
      },
      () => setCopied(false),
    );
  return { copied, copy };
}

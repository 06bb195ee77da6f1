import { useEffect, useEffectEvent, useState } from 'react';
import type { ChatMessage } from '@muster/contracts';
import { api } from '../../../api.ts';

/**
 * Returns a conversation's messages from the earliest loaded one to the latest, or around one
 * message. Loaded pages stay while the latest one moves on, and are reloaded with it.
 */
export function useMessagePages(threadId: string, messageId: string | null) {
  const params = { id: threadId };
  const query = api.useChatMessagesQuery({
    params,
    query: messageId === null ? {} : { around: messageId },
  });
  const [readOlder] = api.useLazyChatMessagesQuery();
  const [kept, setKept] = useState<readonly ChatMessage[]>([]);
  const [befores, setBefores] = useState<readonly number[]>([]);
  const [start, setStart] = useState<{ hasOlder: boolean } | null>(null);
  const [isLoading, setIsLoading] = useState(false);
  const [hasFailed, setHasFailed] = useState(false);
  const latest = query.currentData?.data ?? [];
  const messages = merged(kept, latest);

  const load = (before: number): Promise<boolean> =>
    readOlder({ params, query: { before } })
      .unwrap()
      .then((page) => {
        setKept((all) => merged(all, page.data));
        return page.hasOlder;
      });
  const { currentData } = query;
  const [answered, setAnswered] = useState<typeof currentData>();
  if (currentData && currentData !== answered) {
    const last = kept.at(-1)?.seq;
    const isGap = last !== undefined && (currentData.data[0]?.seq ?? 0) > last + 1;
    setAnswered(currentData);
    setKept(isGap ? currentData.data : merged(kept, currentData.data));
    if (isGap) {
      setBefores([]);
      setStart(null);
    }
  }
  const readAgain = useEffectEvent(() => {
    // Older pages that cannot be read again stay as they were.
    for (const before of befores) load(before).catch(() => undefined);
  });
  useEffect(() => {
    if (currentData) readAgain();
  }, [currentData]);

  return {
    query,
    messages,
    hasOlder: start?.hasOlder ?? currentData?.hasOlder ?? false,
    hasNewer: currentData?.hasNewer ?? false,
    isLoading,
    /** Whether the last attempt to load older messages failed. */
    hasFailed,
    loadOlder: async () => {
      const before = messages[0]?.seq;
      if (before === undefined || isLoading) return;
      setIsLoading(true);
      setHasFailed(false);
      try {
        const hasOlder = await load(before);
        setBefores((all) => [...all, before]);
        setStart({ hasOlder });
      } catch {
        setHasFailed(true);
      } finally {
        setIsLoading(false);
      }
    },
  };
}

/** Merges messages in order, keeping the newer version of each. */
function merged(known: readonly ChatMessage[], fresh: readonly ChatMessage[]): ChatMessage[] {
  const bySeq = new Map([...known, ...fresh].map((message) => [message.seq, message]));
  return [...bySeq.values()].toSorted((a, b) => a.seq - b.seq);
}

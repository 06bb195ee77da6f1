import { useEffect, useEffectEvent, useState } from 'react';
import type { ChatMessage } from '@muster/contracts';
import { api } from '../../../api.ts';

/**
 * The messages of a conversation from the earliest that was asked for to the latest, or around one.
 * Pages that were read stay while the latest one moves on; they are read again with it.
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
  const latest = query.currentData?.data ?? [];
  const messages = merged(kept, latest);

  async function load(before: number): Promise<boolean> {
    const page = await readOlder({ params, query: { before } }).unwrap();
    setKept((all) => merged(all, page.data));
    return page.hasOlder;
  }
  const onAnswer = useEffectEvent((page: readonly ChatMessage[]) => {
    const last = kept.at(-1)?.seq;
    const isGap = last !== undefined && (page[0]?.seq ?? 0) > last + 1;
    setKept(isGap ? page : merged(kept, page));
    if (isGap) {
      setBefores([]);
      setStart(null);
    } else for (const before of befores) void load(before);
  });
  const { currentData } = query;
  useEffect(() => {
    if (currentData) onAnswer(currentData.data);
  }, [currentData]);

  return {
    query,
    messages,
    hasOlder: start?.hasOlder ?? currentData?.hasOlder ?? false,
    hasNewer: currentData?.hasNewer ?? false,
    isLoading,
    loadOlder: async () => {
      const before = messages[0]?.seq;
      if (before === undefined || isLoading) return;
      setIsLoading(true);
      try {
        const hasOlder = await load(before);
        setBefores((all) => [...all, before]);
        setStart({ hasOlder });
      } finally {
        setIsLoading(false);
      }
    },
  };
}

/** Each message once, the newer reading of it, in order. */
function merged(known: readonly ChatMessage[], fresh: readonly ChatMessage[]): ChatMessage[] {
  const bySeq = new Map([...known, ...fresh].map((message) => [message.seq, message]));
  return [...bySeq.values()].toSorted((a, b) => a.seq - b.seq);
}

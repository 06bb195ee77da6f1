import { useLocation, useNavigate } from 'react-router-dom';

export type ChatPanel = 'new' | 'people' | 'leave' | 'close';
const panels: readonly ChatPanel[] = ['new', 'people', 'leave', 'close'];

interface Place {
  thread?: string | null;
  message?: string | null;
  panel?: ChatPanel | null;
}

/** What of the chat is open stands in its address, so that links and Back lead to it. */
export function useChatAddress() {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const params = new URLSearchParams(search);
  const here = {
    thread: params.get('thread'),
    message: params.get('message'),
    panel: panels.find((panel) => panel === params.get('panel')) ?? null,
  };
  /** Goes to a conversation, a message of it or a panel; what is not said is closed. */
  function go({ thread = null, message = null, panel = null }: Place) {
    const next = new URLSearchParams();
    if (thread) next.set('thread', thread);
    if (thread && message) next.set('message', message);
    if (panel) next.set('panel', panel);
    const query = next.toString();
    void navigate({ pathname, search: query && `?${query}` });
  }
  return { ...here, go };
}

/** The address of a message, to be copied. */
export const messageAddress = (threadId: string, messageId: string): string =>
  `/chat?thread=${threadId}&message=${messageId}`;

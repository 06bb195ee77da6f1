import { useLocation, useNavigate } from 'react-router-dom';

export type ChatPanel = 'new' | 'people' | 'leave' | 'close';
const panels: readonly ChatPanel[] = ['new', 'people', 'leave', 'close'];

interface Place {
  thread?: string | null;
  message?: string | null;
  panel?: ChatPanel | null;
}

/** The open parts of the chat are in its address, so that links and Back lead to them. */
export function useChatAddress() {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const params = new URLSearchParams(search);
  const here = {
    thread: params.get('thread'),
    message: params.get('message'),
    panel: panels.find((panel) => panel === params.get('panel')) ?? null,
  };
  /** Opens a conversation, one of its messages or a panel; parts not given are closed. */
  function go({ thread = null, message = null, panel = null }: Place) {
    const next = new URLSearchParams();
    if (thread) next.set('thread', thread);
    if (thread && message) next.set('message', message);
    if (panel) next.set('panel', panel);
    const query = next.toString();
    // Closing a panel replaces the history entry, so that Back does not open it again.
    const closes = here.panel !== null && panel === null;
    void navigate({ pathname, search: query && `?${query}` }, { replace: closes });
  }
  return { ...here, go };
}

/** Returns the address of a message for copying. */
export const messageAddress = (threadId: string, messageId: string): string =>
  `/chat?thread=${threadId}&message=${messageId}`;

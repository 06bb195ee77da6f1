import {
  createContext,
  useContext,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  type ReactNode,
} from 'react';
import type { BodyOf, chatEndpoints } from '@muster/contracts';
import { errorText, isApiError, newUuid, usePlatform } from '@muster/kit';
import { api } from '../../../api.ts';

type Message = BodyOf<typeof chatEndpoints.send>;

/** A message being sent; its key ensures that it is stored once, however often it is sent. */
export interface OutgoingMessage {
  threadId: string;
  message: Message;
  at: string;
  /** `sent` stays until the conversation shows the message. */
  state: 'waiting' | 'sending' | 'sent' | 'failed';
  reason?: string;
}

interface Outbox {
  messages: readonly OutgoingMessage[];
  send: (threadId: string, message: Omit<Message, 'key'>) => void;
  retry: (key: string) => void;
  discard: (key: string) => void;
  /** Removes messages that the conversation now shows. */
  settle: (keys: ReadonlySet<string>) => void;
}

const OutboxContext = createContext<Outbox | null>(null);

export function useOutbox(): Outbox {
  const outbox = useContext(OutboxContext);
  if (!outbox) throw new Error('useOutbox needs an OutboxProvider above');
  return outbox;
}

const draftName = 'chat/outbox';
/** Retry delay in ms, if the browser does not report that it is back online. */
const again = 8_000;

/**
 * Sends messages one by one in order. Offline messages wait, even across a reload: they are stored
 * with the device's drafts, encrypted for their user.
 */
export function OutboxProvider({ children }: { children: ReactNode }) {
  const { drafts } = usePlatform();
  const [write] = api.useChatSendMutation();
  const [messages, setMessages] = useState<readonly OutgoingMessage[]>([]);
  const queue = useRef<OutgoingMessage[]>([]);
  const isBusy = useRef(false);
  /** Keys of this window's messages: the other stored ones belong to other windows. */
  const own = useRef(new Set<string>());
  const writing = useRef<Promise<unknown>>(Promise.resolve());

  function put(next: OutgoingMessage[]) {
    queue.current = next;
    setMessages(next);
    for (const { message } of next) own.current.add(message.key);
    // Writes run one by one, so that the last one wins.
    writing.current = writing.current.then(keep, keep);
  }
  async function keep() {
    if (!drafts) return;
    const others = (await readKept(drafts)).filter(({ message }) => !own.current.has(message.key));
    const kept = [...others, ...queue.current.filter(({ state }) => state !== 'sent')];
    if (kept.length > 0) await drafts.keep(draftName, { messages: kept });
    else drafts.remove(draftName);
  }
  const change = (key: string, changes: Partial<OutgoingMessage>) =>
    put(queue.current.map((one) => (one.message.key === key ? { ...one, ...changes } : one)));

  async function pump(): Promise<void> {
    const next = queue.current.find(({ state }) => state === 'waiting');
    if (isBusy.current || !next) return;
    isBusy.current = true;
    const { key } = next.message;
    change(key, { state: 'sending' });
    try {
      await write({ params: { id: next.threadId }, body: next.message }).unwrap();
      change(key, { state: 'sent' });
    } catch (error) {
      const waits = isApiError(error) && waitsFor.has(error.code);
      change(key, waits ? { state: 'waiting' } : { state: 'failed', reason: errorText(error) });
      if (waits) {
        isBusy.current = false;
        return;
      }
    }
    isBusy.current = false;
    await pump();
  }

  const sendOn = useEffectEvent(() => void pump());
  const takeUp = useEffectEvent((kept: readonly OutgoingMessage[]) => {
    const known = new Set(queue.current.map(({ message }) => message.key));
    const missing = kept.filter(({ message }) => !known.has(message.key));
    if (missing.length === 0) return;
    const waiting = missing.map((one) =>
      one.state === 'failed' ? one : { ...one, state: 'waiting' as const },
    );
    put([...waiting, ...queue.current]);
    void pump();
  });
  useEffect(() => {
    let isOver = false;
    if (drafts)
      void readKept(drafts).then((kept) => {
        if (!isOver) takeUp(kept);
      });
    const timer = setInterval(sendOn, again);
    window.addEventListener('online', sendOn);
    return () => {
      isOver = true;
      clearInterval(timer);
      window.removeEventListener('online', sendOn);
    };
  }, [drafts]);

  const outbox: Outbox = {
    messages,
    send: (threadId, message) => {
      const at = new Date().toISOString();
      put([
        ...queue.current,
        { threadId, message: { ...message, key: newUuid() }, at, state: 'waiting' },
      ]);
      void pump();
    },
    retry: (key) => {
      change(key, { state: 'waiting' });
      void pump();
    },
    discard: (key) => put(queue.current.filter(({ message }) => message.key !== key)),
    settle: (keys) => {
      const left = queue.current.filter(
        ({ message, state }) => state !== 'sent' || !keys.has(message.key),
      );
      if (left.length < queue.current.length) put(left);
    },
  };
  return <OutboxContext value={outbox}>{children}</OutboxContext>;
}

type Drafts = NonNullable<ReturnType<typeof usePlatform>['drafts']>;

/** Reads the waiting messages of all windows on this device. */
async function readKept(drafts: Drafts): Promise<OutgoingMessage[]> {
  const kept = (await drafts.read(draftName))?.values['messages'];
  return Array.isArray(kept) ? (kept as OutgoingMessage[]) : [];
}

/** Errors that go away by themselves. */
const waitsFor: ReadonlySet<string> = new Set(['UNAVAILABLE', 'RATE_LIMITED']);

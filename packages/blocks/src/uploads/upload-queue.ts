import type { UploadPurpose, FileView, PlatformV1 } from '@muster/contracts';
import { isApiError, newUuid, type ApiError } from '@muster/kit';
import { persistently } from './persistently.ts';
import { accountDoor, type UploadDoor } from './upload-door.ts';
import { uploadFile } from './upload-file.ts';

/**
 * - `queued`: waits for others; `sending`, `waiting` (no connection), `paused`
 * - `checking`: all bytes have arrived; `ready`: accepted, but its purpose is not chosen yet
 * - `attaching`, `done`, `failed`
 */
export type UploadState =
  | 'queued'
  | 'sending'
  | 'waiting'
  | 'paused'
  | 'checking'
  | 'ready'
  | 'attaching'
  | 'done'
  | 'failed';

/** Context of attaching a file; `intent` is the same for every retry. */
export interface AttachCall {
  platform: PlatformV1;
  signal: AbortSignal;
  intent: string;
}

/** Attaches an accepted file to its record. */
export type Attach = (file: FileView, call: AttachCall) => Promise<{ already: boolean }>;

export interface UploadItem {
  readonly id: string;
  /** Owner of the file: the id of a record, or of a part of it after a slash. */
  readonly owner: string;
  readonly file: File;
  readonly purpose: UploadPurpose;
  readonly door: UploadDoor;
  readonly state: UploadState;
  /** Bytes that the server has. */
  readonly sent: number;
  readonly uploadId: string | null;
  /** The detected file, once the server has checked it. */
  readonly accepted: FileView | null;
  readonly attach: Attach | null;
  /** Whether the record had the same file before. */
  readonly already: boolean;
  readonly error: ApiError | null;
}

const atOnce = 3;
const running: readonly UploadState[] = ['sending', 'waiting', 'checking', 'attaching'];
const open: readonly UploadState[] = [...running, 'queued'];

/**
 * Uploads three files at a time; each can be paused, resumed, retried or removed. Outlives the
 * screen that shows it, and asks before the tab is closed.
 */
export class UploadQueue {
  #items: readonly UploadItem[] = [];
  readonly #listeners = new Set<() => void>();
  readonly #stops = new Map<string, AbortController>();
  #platform: PlatformV1;
  #asks = false;

  constructor(platform: PlatformV1) {
    this.#platform = platform;
  }

  /** Sets the platform of the present visit: it gets the messages, and calls use its session. */
  visit(platform: PlatformV1): void {
    this.#platform = platform;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  readonly snapshot = (): readonly UploadItem[] => this.#items;

  /** Adds a file; it is sent as soon as there is room. */
  add(owner: string, file: File, purpose: UploadPurpose, door: UploadDoor = accountDoor): string {
    const id = newUuid();
    this.#items = [
      ...this.#items,
      {
        id,
        owner,
        file,
        purpose,
        door,
        state: 'queued',
        sent: 0,
        uploadId: null,
        accepted: null,
        attach: null,
        already: false,
        error: null,
      },
    ];
    this.#follow();
    return id;
  }

  /** Sets the purpose of a file, which is attached as soon as it has arrived. */
  confirm(id: string, attach: Attach): void {
    const isArrived = this.#find(id)?.accepted != null;
    this.#patch(id, { attach, error: null, ...(isArrived && { state: 'ready' }) });
    this.#follow();
  }

  pause(id: string): void {
    this.#stop(id);
    this.#patch(id, { state: 'paused' });
    this.#follow();
  }

  /** Resumes a paused or failed upload. */
  resume(id: string): void {
    this.#patch(id, { state: this.#find(id)?.accepted ? 'ready' : 'queued', error: null });
    this.#follow();
  }

  /** Removes files from the list; those not attached are discarded. */
  remove(ids: readonly string[]): void {
    for (const id of ids) this.#stop(id);
    this.#items = this.#items.filter((item) => !ids.includes(item.id));
    this.#follow();
  }

  /** Drops everything, because another user has taken over. */
  close(): void {
    this.remove(this.#items.map(({ id }) => id));
  }

  #find(id: string): UploadItem | undefined {
    return this.#items.find((item) => item.id === id);
  }

  #patch(id: string, change: Partial<UploadItem>): void {
    this.#items = this.#items.map((item) => (item.id === id ? { ...item, ...change } : item));
    for (const listener of this.#listeners) listener();
  }

  #stop(id: string): void {
    this.#stops.get(id)?.abort();
    this.#stops.delete(id);
  }

  /** Starts what can start, and notifies all listeners. */
  #follow(): void {
    const room = atOnce - this.#items.filter(({ state }) => running.includes(state)).length;
    const next = this.#items.filter(({ state }) => state === 'queued').slice(0, Math.max(room, 0));
    for (const item of next) void this.#send(item);
    for (const item of this.#items)
      if (item.state === 'ready' && item.attach) void this.#attach(item);
    this.#askBeforeClosing(this.#items.some(({ state }) => open.includes(state)));
    for (const listener of this.#listeners) listener();
  }

  async #send({ id, file, purpose, door, uploadId }: UploadItem): Promise<void> {
    const stop = new AbortController();
    this.#stops.set(id, stop);
    const tell = (change: Partial<UploadItem>) => stop.signal.aborted || this.#patch(id, change);
    tell({ state: 'sending' });
    try {
      const accepted = await uploadFile({
        platform: this.#platform,
        file,
        purpose,
        door,
        uploadId,
        signal: stop.signal,
        onBegun: (begun) => tell({ uploadId: begun }),
        onProgress: (sent) => tell({ state: 'sending', sent }),
        onWaiting: () => tell({ state: 'waiting' }),
        onChecking: () => tell({ state: 'checking' }),
      });
      tell({ state: 'ready', accepted });
    } catch (error) {
      if (stop.signal.aborted) return;
      // The next retry starts a new upload if the server has discarded this one.
      tell({ ...this.#failure(error), uploadId: null, sent: 0 });
    }
    this.#follow();
  }

  async #attach({ id, accepted, attach }: UploadItem): Promise<void> {
    if (!accepted || !attach) return;
    const stop = new AbortController();
    this.#stops.set(id, stop);
    this.#patch(id, { state: 'attaching' });
    try {
      const { signal } = stop;
      const call = { platform: this.#platform, signal, intent: newUuid() };
      const onWaiting = () => undefined;
      const { already } = await persistently({ signal, onWaiting }, () => attach(accepted, call));
      this.#patch(id, { state: 'done', already });
    } catch (error) {
      if (stop.signal.aborted) return;
      // It is retried once its purpose is chosen again; the bytes are on the server.
      this.#patch(id, { ...this.#failure(error), attach: null });
    }
    this.#follow();
  }

  #failure(error: unknown): Partial<UploadItem> {
    if (isApiError(error)) return { state: 'failed', error };
    this.#platform.reportError(error);
    return {
      state: 'failed',
      error: { code: 'INTERNAL', message: String(error), status: 0, requestId: newUuid() },
    };
  }

  #askBeforeClosing(asks: boolean): void {
    if (asks === this.#asks) return;
    this.#asks = asks;
    if (asks) window.addEventListener('beforeunload', preventUnload);
    else window.removeEventListener('beforeunload', preventUnload);
  }
}

const preventUnload = (event: BeforeUnloadEvent) => event.preventDefault();

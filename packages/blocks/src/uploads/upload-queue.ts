import type { UploadPurpose, FileView, PlatformV1 } from '@muster/contracts';
import { isApiError, newUuid, type ApiError } from '@muster/kit';
import { persistently } from './persistently.ts';
import { accountDoor, type UploadDoor } from './upload-door.ts';
import { uploadFile } from './upload-file.ts';

/**
 * - `queued`: others go first; `sending`, `waiting` (no connection), `paused`
 * - `checking`: all bytes are there; `ready`: accepted, and its purpose is not chosen yet
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

/** What putting a file in its place is done with; `intent` is the same for every try. */
export interface AttachCall {
  platform: PlatformV1;
  signal: AbortSignal;
  intent: string;
}

/** Puts an accepted file where it belongs. */
export type Attach = (file: FileView, call: AttachCall) => Promise<{ already: boolean }>;

export interface UploadItem {
  readonly id: string;
  /** What the file goes to: the id of a record, or of a part of one behind a slash. */
  readonly owner: string;
  readonly file: File;
  readonly purpose: UploadPurpose;
  readonly door: UploadDoor;
  readonly state: UploadState;
  /** Bytes that the server has. */
  readonly sent: number;
  readonly uploadId: string | null;
  /** What the bytes are, once the server has looked. */
  readonly accepted: FileView | null;
  readonly attach: Attach | null;
  /** The record had this very file before. */
  readonly already: boolean;
  readonly error: ApiError | null;
}

const atOnce = 3;
const running: readonly UploadState[] = ['sending', 'waiting', 'checking', 'attaching'];
const open: readonly UploadState[] = [...running, 'queued'];

/**
 * Files on their way: three at a time, each of which can be paused, taken up again, tried again or
 * taken away. Lives longer than the screen that shows it, and asks before the tab is closed.
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

  /** The platform of the present visit: messages go there, and calls carry its session. */
  visit(platform: PlatformV1): void {
    this.#platform = platform;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  readonly snapshot = (): readonly UploadItem[] => this.#items;

  /** Takes a file in; it goes out as soon as there is room. */
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

  /** Says what a file is for; it is put there as soon as it has arrived. */
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

  /** Goes on with what was paused or has failed. */
  resume(id: string): void {
    this.#patch(id, { state: this.#find(id)?.accepted ? 'ready' : 'queued', error: null });
    this.#follow();
  }

  /** Takes files off the list; what was not attached is given up. */
  remove(ids: readonly string[]): void {
    for (const id of ids) this.#stop(id);
    this.#items = this.#items.filter((item) => !ids.includes(item.id));
    this.#follow();
  }

  /** Drops everything: another user is at work. */
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
      // An upload that the server has given up is begun anew by the next try.
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
      // Said again what it is for, it is tried again; the bytes are there.
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

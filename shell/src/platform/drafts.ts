import { draftKeyEndpoint, limits, type KeptDraft, type PlatformDrafts } from '@muster/contracts';

const prefix = 'muster:draft:';

/** The latest write of each draft whose form is still open in this page, by storage key. */
const openDrafts = new Map<string, symbol>();

interface Sealed {
  at: string;
  iv: string;
  data: string;
}

interface DraftOptions {
  /** The current user: all other users' drafts are deleted. */
  userId: string;
  /** The role assignment. */
  assignmentId: string;
  storage?: Storage | null;
  /** Base64 of 32 bytes that the server gives only to this user's sessions. */
  loadKey?: () => Promise<string>;
}

/**
 * Drafts of forms in the browser's storage, encrypted with a key that is only in memory. Null if
 * the browser cannot encrypt (no secure context) or store: then nothing is saved.
 */
export function createDrafts({
  userId,
  assignmentId,
  storage = deviceStorage(),
  loadKey = fetchKey,
}: DraftOptions): PlatformDrafts | null {
  if (!storage || !globalThis.crypto?.subtle) return null;
  const own = `${prefix}${userId}:`;
  const placeOf = (form: string) => `${own}${assignmentId}:${form}`;
  let key: Promise<CryptoKey> | null = null;
  const present = () =>
    (key ??= importKey(loadKey).catch((error: unknown) => {
      key = null;
      throw error;
    }));
  purge(storage, own);
  return {
    async read(form) {
      const place = placeOf(form);
      const sealed = parse(storage.getItem(place));
      if (!sealed) return null;
      try {
        return { at: sealed.at, values: await open(await present(), place, sealed) };
      } catch {
        // Encrypted with another key or unreadable, so it is useless.
        storage.removeItem(place);
        return null;
      }
    },
    async keep(form, values) {
      const place = placeOf(form);
      const write = Symbol(place);
      openDrafts.set(place, write);
      try {
        const sealed = JSON.stringify(await seal(await present(), place, values));
        // The draft may have been removed or written again during encryption.
        if (openDrafts.get(place) === write) storage.setItem(place, sealed);
      } catch {
        // Offline or storage full: the form itself still holds the input.
      }
    },
    remove(form) {
      openDrafts.delete(placeOf(form));
      storage.removeItem(placeOf(form));
    },
  };
}

/** Removes the drafts of forms open in this page, because the user gave the input up. */
export function removeOpenDrafts(storage: Storage | null = deviceStorage()): void {
  for (const place of openDrafts.keys()) storage?.removeItem(place);
  openDrafts.clear();
}

/** Browsers throw if the user has disabled storage. */
function deviceStorage(): Storage | null {
  try {
    return window.localStorage;
  } catch {
    return null;
  }
}

function purge(storage: Storage, own: string): void {
  const oldest = Date.now() - limits.draftKeep;
  for (const place of Object.keys(storage).filter((each) => each.startsWith(prefix))) {
    const sealed = parse(storage.getItem(place));
    if (!place.startsWith(own) || !sealed || Date.parse(sealed.at) < oldest)
      storage.removeItem(place);
  }
}

async function fetchKey(): Promise<string> {
  const answer = await fetch(`/api/v1${draftKeyEndpoint.path}`);
  if (!answer.ok) throw new Error(`The key of drafts: ${answer.status}`);
  return draftKeyEndpoint.response.parse(await answer.json()).key;
}

const importKey = async (loadKey: () => Promise<string>): Promise<CryptoKey> =>
  crypto.subtle.importKey('raw', fromBase64(await loadKey()), 'AES-GCM', false, [
    'encrypt',
    'decrypt',
  ]);

async function seal(key: CryptoKey, place: string, values: object): Promise<Sealed> {
  const iv = crypto.getRandomValues(new Uint8Array(12));
  const text = new TextEncoder().encode(JSON.stringify(values));
  const data = await crypto.subtle.encrypt(boundTo(place, iv), key, text);
  return { at: new Date().toISOString(), iv: toBase64(iv), data: toBase64(new Uint8Array(data)) };
}

async function open(
  key: CryptoKey,
  place: string,
  { iv, data }: Sealed,
): Promise<KeptDraft['values']> {
  const text = await crypto.subtle.decrypt(boundTo(place, fromBase64(iv)), key, fromBase64(data));
  return JSON.parse(new TextDecoder().decode(text)) as KeptDraft['values'];
}

/** Authenticated data: the draft cannot be decrypted for another user, role or form. */
const boundTo = (place: string, iv: Uint8Array<ArrayBuffer>) => ({
  name: 'AES-GCM',
  iv,
  additionalData: new TextEncoder().encode(place),
});

function parse(text: string | null): Sealed | null {
  try {
    const sealed = JSON.parse(text ?? 'null') as Partial<Sealed> | null;
    return sealed?.at && sealed.iv && sealed.data ? (sealed as Sealed) : null;
  } catch {
    return null;
  }
}

const toBase64 = (bytes: Uint8Array): string =>
  btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
const fromBase64 = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text), (character) => character.charCodeAt(0));

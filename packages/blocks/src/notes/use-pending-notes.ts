import { useState } from 'react';
import { errorText, newUuid, usePlatform, useUnsavedGuard } from '@muster/kit';
import { translate } from '@muster/ui';
import { useNotesCreateMutation } from '../host-hooks.ts';
import { noteMessages } from './messages.ts';
import type { NewNote, NoteDraft } from './note-draft.ts';

/** A note shown before the server has saved it. */
export interface PendingNote {
  /** Also its idempotency key, so a retry cannot write it twice. */
  key: string;
  note: NewNote;
  draft: NoteDraft;
  state: 'sending' | 'saved' | 'failed';
  reason?: string;
}

/**
 * Notes being saved. A saved one stays until the list is reloaded, so that nothing flickers; a
 * refused one stays with its reason until the user decides.
 */
export function usePendingNotes() {
  const [create] = useNotesCreateMutation();
  const platform = usePlatform();
  const [pending, setPending] = useState<readonly PendingNote[]>([]);
  useUnsavedGuard(
    pending.some(({ state }) => state !== 'saved'),
    { survivesQuery: true },
  );

  const put = (next: PendingNote) =>
    setPending((all) => [next, ...all.filter(({ key }) => key !== next.key)]);
  const discard = (key: string) => setPending((all) => all.filter((note) => note.key !== key));

  async function send(sent: PendingNote) {
    put({ ...sent, state: 'sending', reason: undefined });
    try {
      const call = { body: sent.note, idempotencyKey: sent.key };
      const { mentionsWithoutAccess } = await create(call).unwrap();
      put({ ...sent, state: 'saved' });
      const names = mentionsWithoutAccess.map(({ name }) => name).join(', ');
      if (names)
        platform.notify({
          kind: 'info',
          text: translate(noteMessages, 'composer.notTold', { names }),
        });
    } catch (error) {
      put({ ...sent, state: 'failed', reason: errorText(error) });
    }
  }
  return {
    pending,
    add: (note: NewNote, draft: NoteDraft) =>
      void send({ key: newUuid(), note, draft, state: 'sending' }),
    retry: (note: PendingNote) => void send(note),
    discard,
    /** The reloaded list contains the saved notes. */
    settle: () => setPending((all) => all.filter(({ state }) => state !== 'saved')),
  };
}

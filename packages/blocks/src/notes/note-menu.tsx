import type { Note } from '@muster/contracts';
import { useUndoableMutation } from '@muster/kit';
import { IconButton, IconDots, Menu, useT } from '@muster/ui';
import { useNotesPinMutation, useNotesUnpinMutation } from '../host-hooks.ts';
import { noteMessages } from './messages.ts';

/** The form that replaces the note. */
export type NoteMode = 'edit' | 'correct' | 'delete';

/** Actions that are currently possible on a note. */
export function NoteMenu({
  note,
  authorName,
  onOpen,
}: {
  note: Note;
  authorName: string;
  onOpen: (mode: NoteMode) => void;
}) {
  const t = useT(noteMessages);
  const [pin] = useNotesPinMutation();
  const [unpin] = useNotesUnpinMutation();
  const back = ({ id, version }: Note) => ({ params: { id }, body: { version } });
  const pinning = useUndoableMutation({
    mutation: pin,
    message: () => t('item.pinnedDone'),
    undo: (pinned) => unpin(back(pinned)).unwrap(),
  });
  const unpinning = useUndoableMutation({
    mutation: unpin,
    message: () => t('item.unpinnedDone'),
    undo: (unpinned) => pin(back(unpinned)).unwrap(),
  });
  const run = {
    edit: () => onOpen('edit'),
    correct: () => onOpen('correct'),
    pin: () => void pinning.run(back(note)),
    unpin: () => void unpinning.run(back(note)),
    delete: () => onOpen('delete'),
  };
  if (note.allowedActions.length === 0) return null;
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <IconButton aria-label={t('item.actions', { name: authorName })} withTooltip={false}>
          <IconDots size={16} />
        </IconButton>
      </Menu.Target>
      <Menu.Dropdown>
        {note.allowedActions.map((action) => (
          <Menu.Item
            key={action}
            color={action === 'delete' ? 'red' : undefined}
            onClick={run[action]}
          >
            {t(`item.${action}`)}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}

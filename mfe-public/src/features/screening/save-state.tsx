import { errorText, isLinkNotOpen } from '@muster/kit';
import { formatTime } from '@muster/ui';
import type { BookState } from './answer-book.ts';
import { useScreeningMessages } from './messages.ts';
import classes from './screening.module.css';

/** Whether the answers are saved, in a word. */
export function SaveState({ state }: { state: BookState }) {
  const t = useScreeningMessages();
  const isDirty = [...state.entries.values()].some((entry) => entry.isDirty);
  return (
    <span className={classes.saveState} role="status" data-failed={state.failure !== null}>
      {state.failure !== null
        ? isLinkNotOpen(state.failure)
          ? errorText(state.failure)
          : t('save.failed')
        : state.isSaving
          ? t('save.saving')
          : isDirty
            ? t('save.unsaved')
            : state.savedAt
              ? t('save.saved', { time: formatTime(state.savedAt) })
              : t('save.nothing')}
    </span>
  );
}

import { isLinkNotOpen } from '@muster/kit';
import { Button, NoticeBar, formatTime } from '@muster/ui';
import classes from './applying.module.css';
import type { KeeperState } from './draft-keeper.ts';
import { useApplyingMessages } from './messages.ts';

interface SaveStateProps {
  state: KeeperState;
  onKeepMine: () => void;
  onTakeTheirs: () => void;
}

/** Shows whether the input is saved, or a choice if another device changed it meanwhile. */
export function SaveState({ state, onKeepMine, onTakeTheirs }: SaveStateProps) {
  const t = useApplyingMessages();
  const { isDirty, isSaving, failure, theirs, known } = state;
  if (theirs)
    return (
      <NoticeBar kind="warning">
        {t('save.conflict')}
        <span className={classes.buttons}>
          <Button size="lg" variant="default" onClick={onTakeTheirs}>
            {t('save.takeTheirs')}
          </Button>
          <Button size="lg" variant="default" onClick={onKeepMine}>
            {t('save.keepMine')}
          </Button>
        </span>
      </NoticeBar>
    );
  return (
    <div className={classes.save} role="status">
      {failure !== null
        ? t(isLinkNotOpen(failure) ? 'save.notOpen' : 'save.failed')
        : isSaving
          ? t('save.saving')
          : isDirty
            ? t('save.unsaved')
            : t('save.saved', { time: formatTime(known.savedAt) })}
    </div>
  );
}

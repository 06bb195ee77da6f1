import { IconButton, IconX } from '@muster/ui';
import { useMeetingMessages } from '../messages.ts';
import classes from './room.module.css';

/** Title of a side panel, with its close button. */
export function PanelHead({ title, onClose }: { title: string; onClose: () => void }) {
  const t = useMeetingMessages();
  return (
    <div className={classes.panelHead}>
      <h2 className={classes.subtitle}>{title}</h2>
      <IconButton size={48} variant="subtle" aria-label={t('close')} onClick={onClose}>
        <IconX size={20} />
      </IconButton>
    </div>
  );
}

import { IconArrowDown, IconArrowUp, IconButton, Switch } from '@muster/ui';
import { useHomeMessages } from '../use-home-messages.ts';
import classes from './arrange.module.css';

interface ArrangeRowProps {
  name: string;
  isShown: boolean;
  onShow: (isShown: boolean) => void;
  canMove?: (step: -1 | 1) => boolean;
  /** Absent if it cannot be moved. */
  onMove?: (step: -1 | 1) => void;
}

const steps = [
  { step: -1, key: 'up', Icon: IconArrowUp },
  { step: 1, key: 'down', Icon: IconArrowDown },
] as const;

/** One part of the page: its position and whether it is shown. */
export function ArrangeRow({ name, isShown, onShow, canMove, onMove }: ArrangeRowProps) {
  const t = useHomeMessages();
  return (
    <li className={classes.row}>
      <span className={`${classes.name} ${isShown ? '' : classes.hidden}`}>{name}</span>
      {onMove &&
        steps.map(({ step, key, Icon }) => {
          const isFree = canMove?.(step) ?? false;
          return (
            <IconButton
              key={key}
              size="sm"
              aria-label={t(`arrange.${key}`, { widget: name })}
              aria-disabled={!isFree}
              data-disabled={!isFree || undefined}
              onClick={() => isFree && onMove(step)}
            >
              <Icon size={16} />
            </IconButton>
          );
        })}
      <Switch
        aria-label={t('arrange.show', { widget: name })}
        checked={isShown}
        onChange={(event) => onShow(event.currentTarget.checked)}
      />
    </li>
  );
}

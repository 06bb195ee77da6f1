import type { CatalogueReason } from '@muster/contracts';
import { useUndoableMutation } from '@muster/kit';
import {
  Badge,
  Button,
  CardRow,
  IconArrowDown,
  IconArrowUp,
  IconButton,
  IconPencil,
  formatDate,
} from '@muster/ui';
import { api } from '../../../api.ts';
import { useReasonMessages } from './messages.ts';
import classes from './reasons.module.css';

interface ReasonRowProps {
  reason: CatalogueReason;
  isFirst: boolean;
  isLast: boolean;
  onMove: (by: -1 | 1) => void;
  onOpen: () => void;
}

/** One reason: its position and requirements, and whether it is active. */
export function ReasonRow({ reason, isFirst, isLast, onMove, onOpen }: ReasonRowProps) {
  const t = useReasonMessages();
  const { id, label, isActive, requiresNote, coolDownDays, updatedBy, updatedAt, version } = reason;
  const [update] = api.useReasonsUpdateMutation();
  const change = (base: number, inUse: boolean) =>
    update({ params: { id }, body: { version: base, changes: { isActive: inUse } } });
  const { run, pending } = useUndoableMutation({
    mutation: ({ inUse }: { inUse: boolean }) => change(version, inUse),
    message: (_after, { inUse }) => t(inUse ? 'done.on' : 'done.off', { label }),
    undo: (after, { inUse }) => change(after.version, !inUse).unwrap(),
  });
  return (
    <CardRow>
      <span className={classes.order}>
        <IconButton
          aria-label={t('up', { label })}
          aria-disabled={isFirst}
          data-disabled={isFirst || undefined}
          onClick={() => !isFirst && onMove(-1)}
        >
          <IconArrowUp size={16} />
        </IconButton>
        <IconButton
          aria-label={t('down', { label })}
          aria-disabled={isLast}
          data-disabled={isLast || undefined}
          onClick={() => !isLast && onMove(1)}
        >
          <IconArrowDown size={16} />
        </IconButton>
      </span>
      <div className={classes.what} data-off={!isActive}>
        <span className={classes.head}>
          <span className={classes.label}>{label}</span>
          {!isActive && <Badge family="grey">{t('off')}</Badge>}
        </span>
        <span className={classes.quiet}>
          {[
            requiresNote && t('note'),
            coolDownDays !== null && t('coolDown', { count: coolDownDays }),
            updatedBy && t('changed', { name: updatedBy.name, date: formatDate(updatedAt) }),
          ]
            .filter(Boolean)
            .join(' · ')}
        </span>
      </div>
      <span className={classes.buttons}>
        <Button
          size="xs"
          variant="default"
          disabled={pending}
          aria-label={t(isActive ? 'switchOffOne' : 'switchOnOne', { label })}
          onClick={() => void run({ inUse: !isActive })}
        >
          {t(isActive ? 'switchOff' : 'switchOn')}
        </Button>
        <IconButton variant="default" aria-label={t('editOne', { label })} onClick={onOpen}>
          <IconPencil size={16} />
        </IconButton>
      </span>
    </CardRow>
  );
}

import type { ComponentProps } from 'react';
import type { CustomField } from '@muster/contracts';
import { roleName, useUndoableMutation } from '@muster/kit';
import {
  Badge,
  Button,
  CardRow,
  IconArrowDown,
  IconArrowUp,
  IconButton,
  IconGripVertical,
  IconPencil,
} from '@muster/ui';
import { api } from '../../../api.ts';
import classes from './custom-fields.module.css';
import { useFieldMessages } from './messages.ts';

interface FieldRowProps {
  field: CustomField;
  isFirst: boolean;
  isLast: boolean;
  isDragged: boolean;
  handleProps: ComponentProps<'span'>;
  onMove: (by: -1 | 1) => void;
  onOpen: () => void;
}

/** One field: its position, values and visibility, and whether it is active. */
export function FieldRow(props: FieldRowProps) {
  const t = useFieldMessages();
  const { field, isFirst, isLast, isDragged, handleProps, onMove, onOpen } = props;
  const { id, label, type, isActive, isRequired, roles, choices, records, version } = field;
  const [update] = api.useCustomFieldsUpdateMutation();
  const change = (base: number, inUse: boolean) =>
    update({ params: { id }, body: { version: base, changes: { isActive: inUse } } });
  const { run, pending } = useUndoableMutation({
    mutation: ({ inUse }: { inUse: boolean }) => change(version, inUse),
    message: (_after, { inUse }) => t(inUse ? 'done.on' : 'done.off', { label }),
    undo: (after, { inUse }) => change(after.version, !inUse).unwrap(),
  });
  return (
    <CardRow>
      <span className={classes.order} data-dragged={isDragged || undefined}>
        <span className={classes.handle} aria-hidden {...handleProps}>
          <IconGripVertical size={16} />
        </span>
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
          {!isActive && <Badge family="grey">{t('archived')}</Badge>}
        </span>
        <span className={classes.quiet}>
          {[
            t(`type.${type}`),
            choices
              .filter((one) => !one.isRetired)
              .map((one) => one.label)
              .join(', '),
            isRequired && t('required'),
            roles && t('someRoles', { roles: roles.map(roleName).join(', ') }),
            records > 0 ? t('records', { count: records }) : t('recordsNone'),
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
          aria-label={t(isActive ? 'archiveOne' : 'takeBackOne', { label })}
          onClick={() => void run({ inUse: !isActive })}
        >
          {t(isActive ? 'archive' : 'takeBack')}
        </Button>
        <IconButton variant="default" aria-label={t('editOne', { label })} onClick={onOpen}>
          <IconPencil size={16} />
        </IconButton>
      </span>
    </CardRow>
  );
}

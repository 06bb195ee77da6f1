import type { Operation } from '@muster/contracts';
import { Button, IconButton, IconX, Progress, useT } from '@muster/ui';
import classes from '../tray/tray.module.css';
import { operationMessages } from './messages.ts';
import { doneOf, isUnderWay, nameOf, standOf } from './operation-words.ts';
import { useOperationActions } from './use-operation-actions.ts';

interface OperationItemProps {
  operation: Operation;
  onResults: () => void;
  onDismiss: () => void;
}

/** One operation: its change, progress and actions. */
export function OperationItem({ operation, onResults, onDismiss }: OperationItemProps) {
  const t = useT(operationMessages);
  const actions = useOperationActions(operation);
  const name = nameOf(t, operation);
  const { allowedActions } = operation;
  const share = (doneOf(operation) / Math.max(1, operation.total)) * 100;
  return (
    <li className={classes.item}>
      <div className={classes.line}>
        <div className={classes.words}>
          <span className={classes.name}>{name}</span>
          <span className={classes.stand}>{standOf(t, operation)}</span>
        </div>
        {!isUnderWay(operation) && (
          <IconButton size="sm" aria-label={t('dismissOf', { name })} onClick={onDismiss}>
            <IconX size={16} />
          </IconButton>
        )}
      </div>
      {isUnderWay(operation) && (
        <Progress.Root size={4} className={classes.bar}>
          <Progress.Section value={share} aria-label={name} />
        </Progress.Root>
      )}
      <div className={classes.actions}>
        {allowedActions.includes('cancel') && (
          <Button
            size="xs"
            variant="default"
            loading={actions.busy}
            aria-label={t('cancelOf', { name })}
            onClick={() => void actions.cancel()}
          >
            {t('cancel')}
          </Button>
        )}
        {allowedActions.includes('undo') && (
          <Button
            size="xs"
            variant="default"
            loading={actions.busy}
            aria-label={t('undoOf', { name })}
            onClick={() => void actions.undo()}
          >
            {t('undo')}
          </Button>
        )}
        <Button
          size="xs"
          variant="default"
          aria-label={t('resultsOf', { name })}
          onClick={onResults}
        >
          {t('results')}
        </Button>
      </div>
    </li>
  );
}

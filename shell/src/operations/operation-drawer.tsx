import { useState } from 'react';
import type { BulkOutcome, Operation } from '@muster/contracts';
import { QueryView } from '@muster/kit';
import {
  Button,
  CancelButton,
  DateTime,
  Drawer,
  OverlayFooter,
  PageSkeleton,
  Progress,
  SegmentedField,
  Stack,
  Text,
  formatNumber,
  useT,
} from '@muster/ui';
import { operationMessages } from './messages.ts';
import { OperationItems } from './operation-items.tsx';
import { doneOf, isUnderWay, nameOf, openOf, standOf } from './operation-words.ts';
import { api } from './operations-api.ts';
import { useOperationActions } from './use-operation-actions.ts';

interface OperationDrawerProps {
  id: string;
  onClose: () => void;
}

/** The outcome of each record in an operation, and the remaining actions. */
export function OperationDrawer({ id, onClose }: OperationDrawerProps) {
  const t = useT(operationMessages);
  const query = api.useOperationsReadQuery({ params: { id } }, { refetchOnMountOrArgChange: true });
  const operation = query.currentData;
  return (
    <Drawer
      opened
      onClose={onClose}
      title={operation ? nameOf(t, operation) : t('drawer.title')}
      subtitle={operation && standOf(t, operation)}
      footer={operation && <Actions operation={operation} />}
    >
      <QueryView query={query} skeleton={<PageSkeleton variant="form" />}>
        {(found) => <Results operation={found} />}
      </QueryView>
    </Drawer>
  );
}

type Shown = 'all' | BulkOutcome;

function Results({ operation }: { operation: Operation }) {
  const t = useT(operationMessages);
  const { ok, skipped, failed, total, undoUntil, undoneById, allowedActions } = operation;
  const [shown, setShown] = useState<Shown>(failed > 0 ? 'error' : 'all');
  const counts: Record<Shown, number> = { all: total, ok, skipped, error: failed };
  const labels: Record<Shown, string> = {
    all: t('drawer.all'),
    ok: t('outcome.ok'),
    skipped: t('outcome.skipped'),
    error: t('outcome.error'),
  };
  return (
    <Stack gap="md">
      {isUnderWay(operation) && (
        <Progress.Root size={6}>
          <Progress.Section
            value={(doneOf(operation) / Math.max(1, total)) * 100}
            aria-label={nameOf(t, operation)}
          />
        </Progress.Root>
      )}
      {undoneById && <Text size="sm">{t('isUndone')}</Text>}
      {undoUntil && allowedActions.includes('undo') && (
        <Text size="sm" c="dimmed">
          {t('undoUntil')} <DateTime value={undoUntil} />
        </Text>
      )}
      <SegmentedField<Shown>
        label={t('drawer.show')}
        value={shown}
        onChange={setShown}
        options={(['all', 'ok', 'skipped', 'error'] as const).map((value) => ({
          value,
          label: `${labels[value]} ${formatNumber(counts[value])}`,
        }))}
      />
      <OperationItems key={shown} id={operation.id} outcome={shown === 'all' ? undefined : shown} />
    </Stack>
  );
}

function Actions({ operation }: { operation: Operation }) {
  const t = useT(operationMessages);
  const { busy, cancel, undo, retry } = useOperationActions(operation);
  const may = (action: Operation['allowedActions'][number]) =>
    operation.allowedActions.includes(action);
  const open = openOf(operation);
  return (
    <OverlayFooter>
      <CancelButton>{t('drawer.close')}</CancelButton>
      {may('cancel') && (
        <Button variant="default" size="md" loading={busy} onClick={() => void cancel()}>
          {t('cancel')}
        </Button>
      )}
      {may('undo') && (
        <Button variant="default" size="md" loading={busy} onClick={() => void undo()}>
          {t('undo')}
        </Button>
      )}
      {may('retry') && (
        <Button size="md" loading={busy} onClick={() => void retry()}>
          {t('retry', { count: open, total: formatNumber(open) })}
        </Button>
      )}
    </OverlayFooter>
  );
}

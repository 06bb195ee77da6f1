import { useState } from 'react';
import type { TimesheetRow, timesheetQueues } from '@muster/contracts';
import { QueryView, useCan } from '@muster/kit';
import {
  Button,
  CardRows,
  CheckboxField,
  EmptyState,
  IconCircleCheck,
  Skeleton,
  Text,
} from '@muster/ui';
import { api } from '../../../api.ts';
import { useMessages } from '../../../shared/use-messages.ts';
import classes from './timesheet-desk.module.css';
import { SheetRow } from './sheet-row.tsx';
import { SheetsDialog, type SheetsDecision } from './sheets-dialog.tsx';

type QueueName = (typeof timesheetQueues)[number];

/** The timesheets of one queue, with bulk actions. */
export function SheetQueue({ shown }: { shown: QueueName }) {
  const t = useMessages();
  const query = api.useTimesheetsDeskQuery({ query: { show: shown } });
  const decision = useDecisionOn(shown);
  return (
    <QueryView
      query={query}
      size="compact"
      skeleton={<Skeleton height={240} />}
      empty={<EmptyState size="compact" icon={IconCircleCheck} title={t(`desk.none.${shown}`)} />}
    >
      {({ data, total }) => (
        <>
          {decision ? (
            <Choosable rows={data} decision={decision} />
          ) : (
            <CardRows>
              {data.map((row) => (
                <SheetRow key={row.id} row={row} />
              ))}
            </CardRows>
          )}
          {total > data.length && (
            <Text c="dimmed">{t('desk.more', { count: total - data.length })}</Text>
          )}
        </>
      )}
    </QueryView>
  );
}

/** Returns the decision that a queue waits for, if the reader may make it. */
function useDecisionOn(shown: QueueName): SheetsDecision | null {
  const can = useCan();
  if (shown === 'waiting' && can('timesheet.approve')) return 'approve';
  if (shown === 'approved' && can('timesheet.lock')) return 'lock';
  return null;
}

interface ChoosableProps {
  rows: readonly TimesheetRow[];
  decision: SheetsDecision;
}

function Choosable({ rows, decision }: ChoosableProps) {
  const t = useMessages();
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  const [isDeciding, setIsDeciding] = useState(false);
  // Rows that a colleague has decided on meanwhile are no longer selected.
  const chosen = rows.filter(({ id }) => ticked.has(id));
  const tick = (id: string, on: boolean) =>
    setTicked(new Set([...ticked].filter((one) => one !== id).concat(on ? [id] : [])));
  return (
    <>
      <div className={classes.choice}>
        <CheckboxField
          label={t('desk.all', { count: rows.length })}
          value={chosen.length === rows.length}
          onChange={(on) => setTicked(new Set(on ? rows.map(({ id }) => id) : []))}
        />
        <Button disabled={chosen.length === 0} onClick={() => setIsDeciding(true)}>
          {t(`desk.${decision}.open`, { count: chosen.length })}
        </Button>
      </div>
      <CardRows>
        {rows.map((row) => (
          <SheetRow
            key={row.id}
            row={row}
            ticked={ticked.has(row.id)}
            onTick={(on) => tick(row.id, on)}
          />
        ))}
      </CardRows>
      {isDeciding && (
        <SheetsDialog
          sheets={chosen}
          decision={decision}
          onClose={() => setIsDeciding(false)}
          onDone={(left) => setTicked(new Set(left))}
        />
      )}
    </>
  );
}

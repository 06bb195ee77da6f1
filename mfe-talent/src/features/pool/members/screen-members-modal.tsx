import { useMemo, useState } from 'react';
import { limits, type BulkAnswer, type PoolRecord } from '@muster/contracts';
import { useBulkRun } from '@muster/blocks';
import { errorText, usePlatform, type ListSelection } from '@muster/kit';
import {
  DecisionForm,
  EffectList,
  LoadingText,
  NoticeBar,
  NumberField,
  TextArea,
} from '@muster/ui';
import { api } from '../../../api.ts';
import { useScreenMessages } from './screen-messages.ts';
import { screeningEffects } from './screening-effects.ts';

interface ScreenMembersModalProps {
  pool: PoolRecord;
  ids: readonly string[];
  onClose: () => void;
  /** Called with those who could not be asked, who stay selected. */
  onDone: (left: string[]) => void;
}

const { dueInDays: days, message: maxMessage } = limits.screening;

/** Sends the pool's screening questions to the selected members, after a dry run. */
export function ScreenMembersModal({ pool, ids, onClose, onDone }: ScreenMembersModalProps) {
  const t = useScreenMessages();
  const [people] = useState<ListSelection>({ kind: 'rows', ids });
  const [dueInDays, setDueInDays] = useState<number | null>(null);
  const [message, setMessage] = useState('');
  const [send] = api.useScreeningFormsBulkMutation();
  const finish = useFinish(onDone);
  const isValid = dueInDays === null || (dueInDays >= days.min && dueInDays <= days.max);
  const terms = useMemo(
    () => ({ poolId: pool.id, dueInDays: null as number | null, message: null as string | null }),
    [pool.id],
  );
  const run = useBulkRun(send, people, terms, {
    dueInDays,
    message: message.trim() || null,
  });
  const { preview, error } = run;

  async function submit() {
    const answer = await run.confirm();
    if (answer) finish(answer);
  }

  return (
    <DecisionForm
      onClose={onClose}
      title={t('title', { count: ids.length })}
      subtitle={pool.name}
      summary={null}
      effects={null}
      keep={t('keep')}
      confirm={t('confirm')}
      disabled={!preview || preview.ok === 0 || !isValid}
      unsaved={message !== ''}
      saving={{
        submit: (event) => {
          event.preventDefault();
          void submit();
        },
        pending: run.running,
      }}
    >
      <NumberField
        label={t('due')}
        help={t('dueHelp', { min: days.min, max: days.max })}
        min={days.min}
        max={days.max}
        value={dueInDays}
        error={!isValid && t('dueError', { min: days.min, max: days.max })}
        onChange={setDueInDays}
      />
      <TextArea
        label={t('message')}
        help={t('messageHelp')}
        maxLength={maxMessage}
        value={message}
        onChange={setMessage}
      />
      {error !== undefined && <NoticeBar kind="danger">{errorText(error)}</NoticeBar>}
      {run.checking && <LoadingText>{t('checking')}</LoadingText>}
      {preview && <EffectList items={screeningEffects(t, preview)} />}
    </DecisionForm>
  );
}

/** The notice that candidates were asked, which can be undone until one of them has begun. */
function useFinish(onDone: (left: string[]) => void) {
  const t = useScreenMessages();
  const { notify } = usePlatform();
  const [undo] = api.useOperationsUndoMutation();

  async function takeBack(id: string) {
    const { data, error } = await undo({ params: { id }, body: {} });
    if (error) return notify({ kind: 'error', text: errorText(error) });
    const left = data.failed + data.skipped;
    notify({ kind: 'info', text: left > 0 ? t('undoneBut', { count: left }) : t('undone') });
  }

  return ({ operationId, inBackground, items, ok }: BulkAnswer): void => {
    onDone(items.filter(({ outcome }) => outcome !== 'ok').map(({ id }) => id));
    // The tray reports on background operations.
    if (inBackground) return;
    notify({
      kind: 'success',
      text: t('done', { count: ok }),
      ...(operationId && ok > 0 && { undo: () => takeBack(operationId) }),
    });
  };
}

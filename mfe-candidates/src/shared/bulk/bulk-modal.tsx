import type { ReactNode } from 'react';
import type { BulkAnswer } from '@muster/contracts';
import { errorText, usePlatform } from '@muster/kit';
import { DecisionForm, EffectList, LoadingText, NoticeBar } from '@muster/ui';
import { api } from '../../api.ts';
import { candidateSelection, selectCandidates } from '../candidate-selection.ts';
import { useMessages } from '../use-messages.ts';
import { bulkEffects } from './bulk-effects.ts';
import type { BulkRun } from '@muster/blocks';

interface BulkModalProps {
  title: string;
  confirm: string;
  keep: string;
  run: BulkRun;
  /** Effects on those who change, and a note on those who do not. */
  effects: { ok: (count: number) => string; skipped: (count: number) => string };
  /** Message after completion. */
  done: (count: number) => string;
  onClose: () => void;
  /** Fields of the choice: the new owner, the pool. */
  children: ReactNode;
}

/**
 * Dialog of a bulk change: choose the values, read the effects, confirm. Small selections change at
 * once, with undo; large ones continue in the background, with progress in the tray.
 */
export function BulkModal(props: BulkModalProps) {
  const { title, run, effects, onClose, children } = props;
  const t = useMessages();
  const finish = useFinish(props);
  const { preview, error } = run;

  async function submit() {
    const answer = await run.confirm();
    if (answer) finish(answer);
  }

  return (
    <DecisionForm
      onClose={onClose}
      title={title}
      summary={null}
      effects={null}
      keep={props.keep}
      confirm={props.confirm}
      disabled={!preview || preview.ok === 0}
      saving={{
        submit: (event) => {
          event.preventDefault();
          void submit();
        },
        pending: run.running,
      }}
    >
      {children}
      {error !== undefined && <NoticeBar kind="danger">{errorText(error)}</NoticeBar>}
      {run.checking && <LoadingText>{t('bulk.checking')}</LoadingText>}
      {preview && <EffectList items={bulkEffects(t, preview, effects)} />}
    </DecisionForm>
  );
}

/** Updates the selection and shows the message. */
function useFinish({ done, onClose }: BulkModalProps) {
  const t = useMessages();
  const { notify } = usePlatform();
  const [undo] = api.useOperationsUndoMutation();

  async function takeBack(id: string) {
    try {
      const { failed, skipped } = await undo({ params: { id }, body: {} }).unwrap();
      const left = failed + skipped;
      notify({
        kind: 'info',
        text: left > 0 ? t('bulk.undoneBut', { count: left }) : t('bulk.undone'),
      });
    } catch (error) {
      notify({ kind: 'error', text: errorText(error) });
    }
  }

  return ({ operationId, inBackground, items, ok }: BulkAnswer): void => {
    onClose();
    // The tray reports background changes.
    if (inBackground) return candidateSelection.clear();
    // Candidates who could not be changed stay selected.
    selectCandidates(items.filter(({ outcome }) => outcome === 'error').map(({ id }) => id));
    notify({
      kind: 'success',
      text: done(ok),
      ...(operationId && ok > 0 && { undo: () => takeBack(operationId) }),
    });
  };
}

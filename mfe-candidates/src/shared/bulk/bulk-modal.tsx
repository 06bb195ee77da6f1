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
  /** What happens to those who are changed, and that nothing does to others. */
  effects: { ok: (count: number) => string; skipped: (count: number) => string };
  /** What is said when it is done. */
  done: (count: number) => string;
  onClose: () => void;
  /** The choice: the new owner, the pool. */
  children: ReactNode;
}

/**
 * A change of all selected people: choose what, read what will happen to how many, let it happen.
 * Few are changed at once, with Undo; many go on in the background, and the tray shows how far.
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

/** What is left selected, and what the person is told. */
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
    // Of what goes on in the background the tray tells.
    if (inBackground) return candidateSelection.clear();
    // Who could not be changed stays selected.
    selectCandidates(items.filter(({ outcome }) => outcome === 'error').map(({ id }) => id));
    notify({
      kind: 'success',
      text: done(ok),
      ...(operationId && ok > 0 && { undo: () => takeBack(operationId) }),
    });
  };
}

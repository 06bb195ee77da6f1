import { useState, type ReactNode } from 'react';
import type { RemoteState } from '@muster/contracts';
import { errorText, isApiError, usePlatform } from '@muster/kit';
import { ConfirmModal, TextArea, type Effect } from '@muster/ui';
import { api } from '../../../api.ts';
import { areaName } from './release-words.ts';
import { useMessages, type Translate } from './use-messages.ts';

export type ReleaseQuestion =
  { kind: 'switch' | 'rollback'; build: string } | { kind: 'promote' | 'drop'; build: string };

const noteLength = 300;

/** Returns the question before a switch, and the notice after it. */
function wordsOf(t: Translate, remote: RemoteState, { kind, build }: ReleaseQuestion) {
  const area = areaName(t, remote.name);
  const current = remote.current ?? '';
  const names = { area, build, to: build, from: current, current };
  if (kind === 'switch' || kind === 'rollback')
    return {
      title: t(`${kind}.title`, names),
      confirm: t(`${kind}.confirm`),
      cancel: t('keep', { build: current }),
      effect: t(`${kind}.effect`, names),
      done: t(`${kind}.done`, names),
    };
  return {
    title: t(`canary.${kind}Title`, names),
    confirm: t(`canary.${kind}`),
    cancel: t('canary.keepIt'),
    effect: t(`canary.${kind}Effect`, names),
    done: t(kind === 'promote' ? 'canary.promoted' : 'canary.dropped', names),
  };
}

function effectsOf(t: Translate, { canary }: RemoteState, question: ReleaseQuestion): Effect[] {
  const isOver = canary?.build === question.build && question.kind !== 'drop';
  const stays = canary && !isOver && (question.kind === 'switch' || question.kind === 'rollback');
  return [
    ...(isOver && question.kind !== 'promote'
      ? [{ id: 'over', text: t('effect.canaryOver') }]
      : []),
    ...(stays ? [{ id: 'stays', text: t('effect.canaryStays', { build: canary.build }) }] : []),
    { id: 'open', text: t('effect.open') },
    { id: 'logged', text: t('effect.logged') },
  ];
}

/** Switches builds: each step asks for confirmation with its effects, and reports the result. */
export function useReleaseActions(
  remote: RemoteState,
  refetch: () => unknown,
): { ask: (question: ReleaseQuestion) => void; dialog: ReactNode } {
  const t = useMessages();
  const platform = usePlatform();
  const [question, setQuestion] = useState<ReleaseQuestion | null>(null);
  const [note, setNote] = useState('');
  const [switchTo, switching] = api.useReleasesSwitchMutation();
  const [rollBack, rollingBack] = api.useReleasesRollbackMutation();
  const [endCanary, ending] = api.useReleasesEndCanaryMutation();

  function send({ kind, build }: ReleaseQuestion) {
    const { name, version } = remote;
    const params = { name };
    if (kind === 'switch') return switchTo({ params, body: { version, build, note } }).unwrap();
    if (kind === 'rollback') return rollBack({ params, body: { version, note } }).unwrap();
    return endCanary({ params, body: { version, outcome: kind } }).unwrap();
  }

  async function confirm(asked: ReleaseQuestion) {
    try {
      await send(asked);
      platform.notify({ kind: 'success', text: wordsOf(t, remote, asked).done });
    } catch (error) {
      const isLate = isApiError(error) && error.code === 'VERSION_CONFLICT';
      platform.notify({ kind: 'error', text: isLate ? t('conflict') : errorText(error) });
      void refetch();
    }
    setQuestion(null);
  }

  const words = question && wordsOf(t, remote, question);
  const dialog = question && words && (
    <ConfirmModal
      opened
      danger={question.kind === 'rollback' || question.kind === 'drop'}
      title={words.title}
      confirmLabel={words.confirm}
      cancelLabel={words.cancel}
      effects={[{ id: 'main', text: words.effect }, ...effectsOf(t, remote, question)]}
      pending={switching.isLoading || rollingBack.isLoading || ending.isLoading}
      onClose={() => setQuestion(null)}
      onConfirm={() => void confirm(question)}
    >
      {(question.kind === 'switch' || question.kind === 'rollback') && (
        <TextArea
          label={t('note.label')}
          help={t('note.help')}
          maxLength={noteLength}
          minRows={2}
          value={note}
          onChange={(text: string) => setNote(text)}
        />
      )}
    </ConfirmModal>
  );
  return {
    ask: (next) => {
      setNote('');
      setQuestion(next);
    },
    dialog,
  };
}

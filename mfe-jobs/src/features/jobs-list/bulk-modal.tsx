import { useEffect, useEffectEvent, useState } from 'react';
import {
  jobPriorities,
  jobTeamFunctions,
  type JobTeamFunction,
  type ResponseOf,
  type jobEndpoints,
} from '@muster/contracts';
import { errorText, useIntentKey, usePlatform } from '@muster/kit';
import {
  Button,
  CancelButton,
  DecisionModal,
  EffectList,
  LoadingText,
  NoticeBar,
  OverlayFooter,
  SearchSelectField,
  SelectField,
  Stack,
  TextArea,
  type FieldOption,
} from '@muster/ui';
import { api } from '../../api.ts';
import { useJobMessages } from '../../shared/job-words.ts';
import { useListMessages } from '../../shared/list-words.ts';
import { usePeopleOptions } from '../../shared/use-job-options.ts';
import { useMessages } from '../../shared/use-messages.ts';

export type JobBulk = 'team' | 'priority' | 'hold';
type Answer = ResponseOf<typeof jobEndpoints.bulkHold>;
/** Preview of a change, or why there is none. */
interface Rehearsal {
  choice: string;
  answer?: Answer;
  error?: unknown;
}
type Priority = (typeof jobPriorities)[number];

interface JobBulkModalProps {
  kind: JobBulk;
  ids: readonly string[];
  /** Called with those that could not be changed. */
  onDone: (left: string[]) => void;
  onClose: () => void;
}

/** Bulk change of the selected jobs: choose the values, read the effects, confirm. */
export function JobBulkModal({ kind, ids, onDone, onClose }: JobBulkModalProps) {
  const t = useListMessages();
  const words = useJobMessages();
  const list = useMessages();
  const { notify } = usePlatform();
  const intent = useIntentKey();
  const search = usePeopleOptions();
  const [team] = api.useJobsBulkTeamMutation();
  const [priority] = api.useJobsBulkPriorityMutation();
  const [hold] = api.useJobsBulkHoldMutation();
  const [person, setPerson] = useState<FieldOption | null>(null);
  const [role, setRole] = useState<JobTeamFunction>('recruiter');
  const [level, setLevel] = useState<Priority>('high');
  const [note, setNote] = useState('');
  const [found, setFound] = useState<Rehearsal | null>(null);
  const [running, setRunning] = useState(false);
  // The note does not affect the preview.
  const choice =
    kind === 'team'
      ? person && `${person.value}/${role}`
      : kind === 'priority'
        ? level
        : note.trim()
          ? 'hold'
          : null;

  async function send(dryRun: boolean): Promise<Answer> {
    const base = { ids: [...ids], dryRun };
    const body =
      kind === 'team'
        ? { ...base, userId: person?.value ?? '', function: role }
        : kind === 'priority'
          ? { ...base, priority: level }
          : { ...base, note };
    const args = { body, idempotencyKey: intent.keyFor({ body }) };
    if (kind === 'team') return team(args as Parameters<typeof team>[0]).unwrap();
    if (kind === 'priority') return priority(args as Parameters<typeof priority>[0]).unwrap();
    return hold(args as Parameters<typeof hold>[0]).unwrap();
  }

  const rehearse = useEffectEvent(() => send(true));
  useEffect(() => {
    if (choice === null) return undefined;
    let current = true;
    rehearse().then(
      (answer) => current && setFound({ choice, answer }),
      (error: unknown) => current && setFound({ choice, error }),
    );
    return () => {
      current = false;
    };
  }, [choice]);
  // A preview for another choice is stale.
  const { answer: preview = null, error } = found?.choice === choice ? found : {};

  async function submit() {
    setRunning(true);
    try {
      const { ok, items } = await send(false);
      intent.done();
      notify({ kind: 'success', text: t('bulk.done', { count: ok }) });
      onDone(items.filter(({ outcome }) => outcome === 'error').map(({ id }) => id));
      onClose();
    } catch (problem) {
      setFound({ choice: choice ?? '', error: problem });
    } finally {
      setRunning(false);
    }
  }

  return (
    <DecisionModal
      opened
      onClose={onClose}
      title={t(`bulk.title.${kind}`, { count: ids.length })}
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
      footer={
        <OverlayFooter>
          <CancelButton>{t('bulk.keep')}</CancelButton>
          <Button type="submit" size="md" disabled={!preview || preview.ok === 0} loading={running}>
            {t(`bulk.${kind}`)}
          </Button>
        </OverlayFooter>
      }
    >
      <Stack>
        {kind === 'team' && (
          <>
            <SearchSelectField
              label={t('bulk.person')}
              required
              search={search}
              value={person?.value ?? null}
              valueOption={person}
              onChange={(_id, option) => setPerson(option ?? null)}
            />
            <SelectField
              label={t('bulk.function')}
              help={t('bulk.lead')}
              required
              options={jobTeamFunctions.map((value) => ({ value, label: words(`team.${value}`) }))}
              value={role}
              onChange={(value) => value && setRole(value)}
            />
          </>
        )}
        {kind === 'priority' && (
          <SelectField
            label={t('filter.priority')}
            required
            options={jobPriorities.map((value) => ({
              value,
              label: list(`enum.priority.${value}`),
            }))}
            value={level}
            onChange={(value) => value && setLevel(value)}
          />
        )}
        {kind === 'hold' && (
          <TextArea
            label={t('bulk.note')}
            help={t('bulk.noteHelp')}
            required
            value={note}
            onChange={setNote}
          />
        )}
        {error !== undefined && <NoticeBar kind="danger">{errorText(error)}</NoticeBar>}
        {choice !== null && !preview && error === undefined && (
          <LoadingText>{t('bulk.checking')}</LoadingText>
        )}
        {preview && <EffectList items={effectsOf(preview, t)} />}
      </Stack>
    </DecisionModal>
  );
}

/** Describes how many change, how many already have the value, and why others cannot. */
function effectsOf({ ok, skipped, items }: Answer, t: ReturnType<typeof useListMessages>) {
  const reasons = new Map<string, number>();
  for (const { outcome, code } of items)
    if (outcome === 'error' && code) reasons.set(code, (reasons.get(code) ?? 0) + 1);
  return [
    ...(ok > 0 ? [{ id: 'ok', text: t('bulk.ok', { count: ok }) }] : []),
    ...(skipped > 0 ? [{ id: 'skipped', text: t('bulk.skipped', { count: skipped }) }] : []),
    ...[...reasons].map(([code, count]) => ({
      id: code,
      text: t('bulk.failed', { count, why: errorText({ code }) }),
    })),
  ];
}

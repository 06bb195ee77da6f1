import { useState } from 'react';
import {
  assistantTasks,
  limits,
  type AssistantResult,
  type AssistantRun,
  type AssistantSetting,
  type AssistantTask,
} from '@muster/contracts';
import { errorText, usePlatform } from '@muster/kit';
import {
  Button,
  SearchSelectField,
  SelectField,
  Switch,
  TextArea,
  type FieldOption,
} from '@muster/ui';
import { api } from '../../api.ts';
import { usePlaygroundMessages } from './messages.ts';
import classes from './playground.module.css';

interface TaskFormProps {
  setting: AssistantSetting;
  task: AssistantTask;
  input: string;
  onTask: (task: AssistantTask) => void;
  onInput: (input: string) => void;
  onResult: (result: AssistantResult) => void;
}

/** Form for task, input and engine. */
export function TaskForm({ setting, task, input, onTask, onInput, onResult }: TaskFormProps) {
  const t = usePlaygroundMessages();
  const platform = usePlatform();
  const [engine, setEngine] = useState('local');
  const [mask, setMask] = useState(true);
  const [candidate, setCandidate] = useState<FieldOption | null>(null);
  const [job, setJob] = useState<FieldOption | null>(null);
  const [run, { isLoading }] = api.useAiRunMutation();
  const options = useRecordOptions();
  const leaves = setting.engines.some(({ id, leavesMachine }) => id === engine && leavesMachine);
  const common = { engine, mask: mask || leaves };
  const body: AssistantRun | null =
    task === 'explain_match'
      ? candidate && job && { ...common, task, candidateId: candidate.value, jobId: job.value }
      : input.trim() === ''
        ? null
        : { ...common, task, input };
  async function start() {
    if (!body) return;
    const { data, error } = await run({ body });
    if (data) onResult(data);
    else platform.notify({ kind: 'error', text: errorText(error) });
  }
  return (
    <form
      className={classes.stack}
      aria-label={t('task.label')}
      onSubmit={(event) => {
        event.preventDefault();
        void start();
      }}
    >
      <SelectField
        label={t('task.label')}
        required
        options={assistantTasks.map((value) => ({ value, label: t(`task.${value}`) }))}
        value={task}
        onChange={(value) => value && onTask(value)}
      />
      {task === 'explain_match' ? (
        <>
          <SearchSelectField
            label={t('candidate')}
            search={options.candidates}
            value={candidate?.value ?? null}
            valueOption={candidate}
            onChange={(_id, option) => setCandidate(option ?? null)}
          />
          <SearchSelectField
            label={t('job')}
            search={options.jobs}
            value={job?.value ?? null}
            valueOption={job}
            onChange={(_id, option) => setJob(option ?? null)}
          />
        </>
      ) : (
        <TextArea
          label={t(`input.${task}`)}
          minRows={8}
          maxRows={20}
          maxLength={limits.assistant.input}
          value={input}
          onChange={onInput}
        />
      )}
      {setting.engines.length > 1 && (
        <SelectField
          label={t('engine')}
          required
          options={setting.engines.map(({ id, leavesMachine }) => ({
            value: id,
            label: leavesMachine ? t('outside', { engine: id }) : t('local'),
          }))}
          value={engine}
          onChange={(value) => setEngine(value ?? 'local')}
        />
      )}
      <Switch
        label={t('mask')}
        description={t(leaves ? 'maskAlways' : 'maskHelp')}
        checked={mask || leaves}
        disabled={leaves}
        onChange={(event) => setMask(event.currentTarget.checked)}
      />
      <div>
        <Button type="submit" disabled={!body} loading={isLoading}>
          {t('run')}
        </Button>
      </div>
    </form>
  );
}

/** Finds the candidates and jobs that the reader may open. */
function useRecordOptions() {
  const [findCandidates] = api.useLazyCandidatesListQuery();
  const [findJobs] = api.useLazyJobsListQuery();
  const query = (q: string) => ({ query: { ...(q && { q }), limit: 25 as const } });
  return {
    candidates: async (q: string): Promise<FieldOption[]> => {
      const { data } = await findCandidates(query(q), true).unwrap();
      return data.map(({ id, name, number }) => ({ value: id, label: `${name} · ${number}` }));
    },
    jobs: async (q: string): Promise<FieldOption[]> => {
      const { data } = await findJobs(query(q), true).unwrap();
      return data.map(({ id, title, number }) => ({ value: id, label: `${title} · ${number}` }));
    },
  };
}

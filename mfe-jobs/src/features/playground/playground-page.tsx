import { useState } from 'react';
import type { AssistantResult, AssistantSetting, AssistantTask } from '@muster/contracts';
import { QueryView } from '@muster/kit';
import { NoticeBar, PageHeader, PageSkeleton } from '@muster/ui';
import { api } from '../../api.ts';
import { AssistantSwitch } from '../../shared/assistant/assistant-switch.tsx';
import { usePlaygroundMessages } from './messages.ts';
import classes from './playground.module.css';
import { Prompts } from './prompts.tsx';
import { ResultView } from './result-view.tsx';
import { TaskForm } from './task-form.tsx';
import { UsageLog } from './usage-log.tsx';

/** Assistant tasks on the user's own text. */
export function PlaygroundPage() {
  const t = usePlaygroundMessages();
  const setting = api.useAiSettingQuery();
  return (
    <div>
      <PageHeader variant="page" title={t('title')} subtitle={t('subtitle')} />
      <div className={classes.page}>
        <QueryView query={setting} skeleton={<PageSkeleton variant="form" />}>
          {(shown) => <Playground setting={shown} />}
        </QueryView>
      </div>
    </div>
  );
}

function Playground({ setting }: { setting: AssistantSetting }) {
  const t = usePlaygroundMessages();
  const [task, setTask] = useState<AssistantTask>('summarise');
  const [input, setInput] = useState('');
  // The newest first; the latest two are compared.
  const [results, setResults] = useState<AssistantResult[]>([]);
  const [latest, before] = results;
  return (
    <>
      {setting.on ? (
        <>
          <p className={classes.second}>{t('ready')}</p>
          <div className={classes.columns}>
            <div className={classes.stack}>
              <TaskForm
                setting={setting}
                task={task}
                input={input}
                onTask={setTask}
                onInput={setInput}
                onResult={(result) => setResults((known) => [result, ...known].slice(0, 2))}
              />
              <Prompts
                task={task}
                input={input}
                onUse={(prompt) => {
                  setTask(prompt.task);
                  setInput(prompt.input);
                }}
              />
            </div>
            <div className={classes.stack}>
              {latest ? (
                <ResultView result={latest} title={t('result.title')} />
              ) : (
                <p className={classes.second}>{t('result.empty')}</p>
              )}
              {before && (
                <>
                  <p className={classes.second}>{t('result.compare')}</p>
                  <ResultView result={before} title={t('result.before')} />
                </>
              )}
            </div>
          </div>
        </>
      ) : (
        <NoticeBar kind="info">{t(setting.agencyOn ? 'off.own' : 'off.agency')}</NoticeBar>
      )}
      <UsageLog />
      <AssistantSwitch setting={setting} />
    </>
  );
}

import { useState } from 'react';
import { limits, type AssistantPrompt, type AssistantTask } from '@muster/contracts';
import { QueryView, errorText, usePlatform } from '@muster/kit';
import {
  Button,
  IconButton,
  IconTrash,
  ListFocus,
  PageSkeleton,
  TextField,
  UnstyledButton,
} from '@muster/ui';
import { api } from '../../api.ts';
import { usePlaygroundMessages } from './messages.ts';
import classes from './playground.module.css';

interface PromptsProps {
  task: AssistantTask;
  input: string;
  onUse: (prompt: AssistantPrompt) => void;
}

/** The user's saved inputs. */
export function Prompts({ task, input, onUse }: PromptsProps) {
  const t = usePlaygroundMessages();
  const platform = usePlatform();
  const query = api.useAiPromptsQuery();
  const [name, setName] = useState('');
  const [save, saving] = api.useAiSavePromptMutation();
  const [remove, removing] = api.useAiDeletePromptMutation();
  const isTooLong = [...input].length > limits.assistant.promptInput;
  const ready = name.trim() !== '' && input.trim() !== '' && !isTooLong;
  async function keep() {
    if (!ready || task === 'explain_match') return;
    const { error } = await save({ body: { name, task, input } });
    if (error) {
      platform.notify({ kind: 'error', text: errorText(error) });
      return;
    }
    platform.notify({ kind: 'success', text: t('prompts.saved', { name }) });
    setName('');
  }
  async function drop(id: string) {
    const { error } = await remove({ params: { id } });
    if (error) platform.notify({ kind: 'error', text: errorText(error) });
  }
  return (
    <section className={classes.result} aria-label={t('prompts.title')}>
      <h2 className={classes.title}>{t('prompts.title')}</h2>
      <ListFocus>
        <QueryView query={query} skeleton={<PageSkeleton variant="form" />}>
          {({ data }) =>
            data.length === 0 ? (
              <p className={classes.second}>{t('prompts.none')}</p>
            ) : (
              <ul className={classes.rows}>
                {data.map((prompt) => (
                  <li key={prompt.id} className={classes.row}>
                    <UnstyledButton
                      className={classes.source}
                      aria-label={t('prompts.use', { name: prompt.name })}
                      onClick={() => onUse(prompt)}
                    >
                      {prompt.name}
                    </UnstyledButton>
                    <span className={classes.second}>{t(`task.${prompt.task}`)}</span>
                    <IconButton
                      variant="subtle"
                      aria-label={t('prompts.remove', { name: prompt.name })}
                      disabled={removing.isLoading}
                      onClick={() => void drop(prompt.id)}
                    >
                      <IconTrash size={16} />
                    </IconButton>
                  </li>
                ))}
              </ul>
            )
          }
        </QueryView>
        {task !== 'explain_match' && (
          <form
            className={classes.save}
            onSubmit={(event) => {
              event.preventDefault();
              void keep();
            }}
          >
            <TextField label={t('prompts.name')} value={name} onChange={setName} />
            <Button type="submit" variant="default" disabled={!ready} loading={saving.isLoading}>
              {t('prompts.save')}
            </Button>
          </form>
        )}
      </ListFocus>
    </section>
  );
}

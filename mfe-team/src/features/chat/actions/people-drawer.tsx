import { useState } from 'react';
import type { ChatPerson, ChatThread } from '@muster/contracts';
import { errorText, usePlatform } from '@muster/kit';
import {
  Button,
  Drawer,
  IconButton,
  IconX,
  ListFocus,
  PersonLine,
  SearchSelectField,
} from '@muster/ui';
import { api } from '../../../api.ts';
import { useChatMessages } from '../messages.ts';
import { useContactSearch } from './new-conversation.tsx';
import classes from '../chat.module.css';

/** The participants of the conversation; staff add and remove them. */
export function PeopleDrawer({ thread, onClose }: { thread: ChatThread; onClose: () => void }) {
  const t = useChatMessages();
  const { notify } = usePlatform();
  const search = useContactSearch();
  const [add, adding] = api.useChatAddMutation();
  const [remove] = api.useChatRemovePersonMutation();
  const [chosen, setChosen] = useState<string | null>(null);
  const [problem, setProblem] = useState<string>();
  const { id, version, allowedActions, people } = thread;
  const params = { id };

  async function bring(assignmentId: string) {
    const answer = await add({ params, body: { version, assignmentId } });
    setProblem(answer.error && errorText(answer.error));
    if (!answer.error) setChosen(null);
  }
  async function take({ userId }: ChatPerson) {
    const answer = await remove({ params, body: { version, userId } });
    if (answer.error) notify({ kind: 'error', text: errorText(answer.error) });
  }
  return (
    <Drawer opened onClose={onClose} title={t('people.title')} subtitle={thread.name}>
      <ListFocus>
        <ul className={classes.people}>
          {people.map((person) => (
            <li key={`${person.audience}${person.userId}`}>
              <PersonLine name={person.name} secondary={wordsFor(person, t)} />
              {allowedActions.includes('remove') && person.isHere && !person.isSelf && (
                <IconButton
                  aria-label={t('people.remove', { name: person.name })}
                  variant="subtle"
                  onClick={() => void take(person)}
                >
                  <IconX size={16} />
                </IconButton>
              )}
            </li>
          ))}
        </ul>
        {allowedActions.includes('add') && (
          <div className={classes.adding}>
            <SearchSelectField
              key={people.length}
              label={t('people.add')}
              help={t('people.addHelp')}
              search={search}
              value={chosen}
              onChange={setChosen}
              error={problem}
            />
            <Button
              disabled={chosen === null}
              loading={adding.isLoading}
              onClick={() => chosen && void bring(chosen)}
            >
              {t('people.addButton')}
            </Button>
          </div>
        )}
      </ListFocus>
    </Drawer>
  );
}

function wordsFor(
  { audience, isHere, isSelf }: ChatPerson,
  t: ReturnType<typeof useChatMessages>,
): string {
  if (!isHere) return t('people.gone');
  return isSelf ? t('people.you') : t(`people.part.${audience}`);
}

import type { Question } from '@muster/contracts';
import { useUndoableMutation } from '@muster/kit';
import { IconButton, IconDots, Menu } from '@muster/ui';
import { api } from '../../api.ts';
import { useQuestionMessages } from '../../shared/questions/messages.ts';

interface QuestionMenuProps {
  question: Question;
  poolId: string;
  mayEdit: boolean;
  onOpen: (overlay: string) => void;
}

/** Actions on one question; immediate ones can be undone. */
export function QuestionMenu({ question, poolId, mayEdit, onOpen }: QuestionMenuProps) {
  const t = useQuestionMessages();
  const { id, text, version, isActive, revision } = question;
  const params = { id: poolId, questionId: id };
  const [remove] = api.useQuestionsDeleteMutation();
  const [restore] = api.useQuestionsRestoreMutation();
  const [update] = api.useQuestionsUpdateMutation();
  const set = (base: number, active: boolean) =>
    update({ params, body: { version: base, changes: { isActive: active } } });
  const deletion = useUndoableMutation({
    mutation: () => remove({ params, body: { version } }),
    message: () => t('done.deleted', { text }),
    undo: () => restore({ params }).unwrap(),
  });
  const switching = useUndoableMutation({
    mutation: ({ active }: { active: boolean }) => set(version, active),
    message: (_after, { active }) => t(active ? 'done.on' : 'done.off', { text }),
    undo: (after, { active }) => set(after.version, !active).unwrap(),
  });
  if (!mayEdit && revision === 1) return null;
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <IconButton aria-label={t('row.menu', { text })}>
          <IconDots size={16} />
        </IconButton>
      </Menu.Target>
      <Menu.Dropdown>
        {mayEdit && <Menu.Item onClick={() => onOpen(id)}>{t('row.edit')}</Menu.Item>}
        {revision > 1 && (
          <Menu.Item onClick={() => onOpen(`history-${id}`)}>{t('row.history')}</Menu.Item>
        )}
        {mayEdit && (
          <>
            <Menu.Item onClick={() => void switching.run({ active: !isActive })}>
              {t(isActive ? 'row.switchOff' : 'row.switchOn')}
            </Menu.Item>
            <Menu.Item color="red" onClick={() => void deletion.run({})}>
              {t('row.delete')}
            </Menu.Item>
          </>
        )}
      </Menu.Dropdown>
    </Menu>
  );
}

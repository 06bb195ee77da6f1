import type { QuestionBank } from '@muster/contracts';
import { Button, EmptyState, Group, IconListNumbers, IconPlus } from '@muster/ui';
import { useQuestionMessages } from '../../shared/questions/messages.ts';

/** An empty question bank: its purpose and three ways to begin. */
export function NoQuestions({
  bank,
  onOpen,
}: {
  bank: QuestionBank;
  onOpen: (overlay: string) => void;
}) {
  const t = useQuestionMessages();
  return (
    <EmptyState
      icon={IconListNumbers}
      title={t(`empty.${bank.use}.title`)}
      text={t(`empty.${bank.use}.text`)}
      action={
        bank.allowedActions.includes('edit') && (
          <Group justify="center" gap="xs">
            <Button leftSection={<IconPlus size={16} />} onClick={() => onOpen('new')}>
              {t('add')}
            </Button>
            <Button variant="default" onClick={() => onOpen('copy')}>
              {t('copy')}
            </Button>
            <Button variant="default" onClick={() => onOpen('import')}>
              {t('import')}
            </Button>
          </Group>
        )
      }
    />
  );
}

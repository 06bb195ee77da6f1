import { limits, type QuestionBank } from '@muster/contracts';
import {
  Button,
  IconButton,
  IconCopy,
  IconDots,
  IconEye,
  IconFileImport,
  IconPlus,
  IconPrinter,
  Menu,
} from '@muster/ui';
import { useQuestionMessages } from '../../shared/questions/messages.ts';

/** Actions on a whole question bank. */
export function BankToolbar({
  bank,
  onOpen,
}: {
  bank: QuestionBank;
  onOpen: (overlay: string) => void;
}) {
  const t = useQuestionMessages();
  const mayEdit = bank.allowedActions.includes('edit');
  const isFull = bank.questions.length >= limits.question.perUse;
  const isEmpty = bank.questions.length === 0;
  return (
    <>
      {bank.use === 'screening' && !isEmpty && (
        <Button
          variant="default"
          leftSection={<IconEye size={16} />}
          onClick={() => onOpen('preview')}
        >
          {t('preview')}
        </Button>
      )}
      {(mayEdit || !isEmpty) && (
        <Menu position="bottom-end">
          <Menu.Target>
            <IconButton variant="default" aria-label={t('more')}>
              <IconDots size={16} />
            </IconButton>
          </Menu.Target>
          <Menu.Dropdown>
            {!isEmpty && (
              <Menu.Item leftSection={<IconPrinter size={16} />} onClick={() => window.print()}>
                {t('print')}
              </Menu.Item>
            )}
            {mayEdit && (
              <>
                <Menu.Item
                  leftSection={<IconCopy size={16} />}
                  disabled={isFull}
                  onClick={() => onOpen('copy')}
                >
                  {t('copy')}
                </Menu.Item>
                <Menu.Item
                  leftSection={<IconFileImport size={16} />}
                  disabled={isFull}
                  onClick={() => onOpen('import')}
                >
                  {t('import')}
                </Menu.Item>
              </>
            )}
          </Menu.Dropdown>
        </Menu>
      )}
      {mayEdit && !isEmpty && (
        <Button
          leftSection={<IconPlus size={16} />}
          disabled={isFull}
          onClick={() => onOpen('new')}
        >
          {t('add')}
        </Button>
      )}
    </>
  );
}

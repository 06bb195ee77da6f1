import { useState } from 'react';
import type { QuestionBank, ResponseOf, questionEndpoints } from '@muster/contracts';
import { errorText, readTextFile, usePlatform } from '@muster/kit';
import {
  Button,
  CancelButton,
  Drawer,
  FileDropZone,
  NoticeBar,
  OverlayFooter,
  TextArea,
} from '@muster/ui';
import { api } from '../../../api.ts';
import { useQuestionMessages } from '../../../shared/questions/messages.ts';
import { ImportOutcomes } from './import-outcomes.tsx';

/** The result of a dry run and its text. */
interface Trial {
  text: string;
  result: ResponseOf<typeof questionEndpoints.import>;
}

/**
 * Adds questions from a file or pasted lines, after a dry run that shows the outcome of each row.
 */
export function ImportDrawer({ bank, onClose }: { bank: QuestionBank; onClose: () => void }) {
  const t = useQuestionMessages();
  const platform = usePlatform();
  const [text, setText] = useState('');
  const [tried, setTried] = useState<Trial | null>(null);
  const [importQuestions, { isLoading, error }] = api.useQuestionsImportMutation();
  const params = { id: bank.pool.id };
  // Edited text is checked again.
  const trial = tried?.text === text ? tried.result : null;
  const created = trial?.created ?? 0;

  async function check(input: string) {
    setText(input);
    const { data } = await importQuestions({
      params,
      body: { use: bank.use, text: input, dryRun: true },
    });
    if (data) setTried({ text: input, result: data });
  }

  async function add() {
    const { data } = await importQuestions({
      params,
      body: { use: bank.use, text, dryRun: false },
    });
    if (!data) return;
    platform.notify({ kind: 'success', text: t('done.imported', { count: data.created }) });
    onClose();
  }

  return (
    <Drawer
      opened
      onClose={onClose}
      unsaved={text !== ''}
      title={t('importing.title')}
      subtitle={bank.pool.name}
      footer={
        <OverlayFooter unsaved={text !== ''}>
          <CancelButton>{t('importing.cancel')}</CancelButton>
          {trial ? (
            <Button
              size="md"
              disabled={created === 0}
              loading={isLoading}
              onClick={() => void add()}
            >
              {t('importing.confirm', { count: created })}
            </Button>
          ) : (
            <Button
              size="md"
              disabled={text.trim() === ''}
              loading={isLoading}
              onClick={() => void check(text)}
            >
              {t('importing.check')}
            </Button>
          )}
        </OverlayFooter>
      }
    >
      {error && <NoticeBar kind="danger">{errorText(error)}</NoticeBar>}
      <FileDropZone
        label={t('importing.drop')}
        hint={t('importing.hint')}
        accept=".csv,.txt,text/csv,text/plain"
        onFiles={([file]) => void (file && readTextFile(file).then(check))}
      />
      <TextArea
        label={t('importing.paste')}
        minRows={6}
        autoFocus
        value={text}
        onChange={setText}
      />
      {trial && <ImportOutcomes trial={trial} />}
    </Drawer>
  );
}

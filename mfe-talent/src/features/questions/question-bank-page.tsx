import { useParams } from 'react-router-dom';
import type { QuestionBank, QuestionUse } from '@muster/contracts';
import { QueryView, useOverlayParam } from '@muster/kit';
import { NoticeBar, PageSkeleton } from '@muster/ui';
import { api } from '../../api.ts';
import { BankSummary } from './bank-summary.tsx';
import { BankFrame } from './bank-frame.tsx';
import { BankToolbar } from './bank-toolbar.tsx';
import { CopyDrawer } from './copy/copy-drawer.tsx';
import { EditQuestionDrawer } from './edit/edit-question-drawer.tsx';
import { NewQuestionDrawer } from './edit/new-question-drawer.tsx';
import { HistoryDrawer } from './history-drawer.tsx';
import { ImportDrawer } from './import/import-drawer.tsx';
import { useQuestionMessages } from '../../shared/questions/messages.ts';
import { NoQuestions } from './no-questions.tsx';
import { PreviewDrawer } from '../../shared/questions/preview/preview-drawer.tsx';
import { PrintSheet } from './print-sheet.tsx';
import { QuestionList } from './question-list.tsx';
import classes from './questions.module.css';

/** A pool's questions for one use: in order, with their time and weight. */
export function QuestionBankPage({ use }: { use: QuestionUse }) {
  const { id = '' } = useParams();
  const query = api.useQuestionsListQuery({ params: { id }, query: { use } });
  return (
    <QueryView query={query} skeleton={<PageSkeleton variant="list" />}>
      {(bank) => <Bank bank={bank} />}
    </QueryView>
  );
}

/** Overlays of the list; those of a question carry its id. */
const overlays = ['new', 'copy', 'import', 'preview'] as const;

function Bank({ bank }: { bank: QuestionBank }) {
  const t = useQuestionMessages();
  const ids = bank.questions.map(({ id }) => id);
  const [open, setOpen] = useOverlayParam('open', [
    ...overlays,
    ...ids,
    ...ids.map((id) => `history-${id}`),
  ]);
  const mayEdit = bank.allowedActions.includes('edit');
  const close = () => setOpen(null);
  const edited = bank.questions.find(({ id }) => id === open);
  const remembered = bank.questions.find(({ id }) => `history-${id}` === open);
  return (
    <BankFrame bank={bank} actions={<BankToolbar bank={bank} onOpen={setOpen} />}>
      {!mayEdit && (
        <div className={classes.screen}>
          <NoticeBar kind="quiet">
            {t(bank.pool.status === 'archived' ? 'archived' : 'readOnly')}
          </NoticeBar>
        </div>
      )}
      {bank.questions.length === 0 ? (
        <NoQuestions bank={bank} onOpen={setOpen} />
      ) : (
        <div className={classes.columns}>
          <QuestionList key={bank.pool.id} bank={bank} onOpen={setOpen} />
          <BankSummary bank={bank} />
        </div>
      )}
      <PrintSheet bank={bank} />
      {mayEdit && open === 'new' && <NewQuestionDrawer bank={bank} onClose={close} />}
      {mayEdit && open === 'copy' && <CopyDrawer bank={bank} onClose={close} />}
      {mayEdit && open === 'import' && <ImportDrawer bank={bank} onClose={close} />}
      {open === 'preview' && <PreviewDrawer questions={bank.questions} onClose={close} />}
      {mayEdit && edited && (
        <EditQuestionDrawer key={edited.id} bank={bank} question={edited} onClose={close} />
      )}
      {remembered && <HistoryDrawer bank={bank} question={remembered} onClose={close} />}
    </BankFrame>
  );
}

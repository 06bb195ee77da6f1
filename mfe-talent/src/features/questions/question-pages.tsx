import { QuestionBankPage } from './question-bank-page.tsx';

/** Questions that vetters ask in an interview. */
export const InterviewQuestionsPage = () => <QuestionBankPage use="interview" />;

/** Questions that candidates answer in a form. */
export const ScreeningQuestionsPage = () => <QuestionBankPage use="screening" />;

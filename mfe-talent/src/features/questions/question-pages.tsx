import { QuestionBankPage } from './question-bank-page.tsx';

/** What vetters ask in an interview. */
export const InterviewQuestionsPage = () => <QuestionBankPage use="interview" />;

/** What candidates answer in a form. */
export const ScreeningQuestionsPage = () => <QuestionBankPage use="screening" />;

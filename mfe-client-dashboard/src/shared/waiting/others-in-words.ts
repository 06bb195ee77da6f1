import type { useMessages } from '../use-messages.ts';

interface Others {
  hours: readonly unknown[];
  feedback: readonly unknown[];
  documents: readonly unknown[];
  questions: readonly unknown[];
  surveys: readonly unknown[];
}

/** Lists the waiting items other than candidates, each kind with its number. */
export function othersInWords(
  t: ReturnType<typeof useMessages>,
  { hours, feedback, documents, questions, surveys }: Others,
): string[] {
  return [
    ...(hours.length > 0 ? [t('other.hours', { count: hours.length })] : []),
    ...(feedback.length > 0 ? [t('other.feedback', { count: feedback.length })] : []),
    ...(documents.length > 0 ? [t('other.documents', { count: documents.length })] : []),
    ...(questions.length > 0 ? [t('other.questions', { count: questions.length })] : []),
    ...(surveys.length > 0 ? [t('other.surveys', { count: surveys.length })] : []),
  ];
}

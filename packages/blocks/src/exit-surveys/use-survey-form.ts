import {
  exitSurveyAnswerOf,
  type ExitSurveyQuestion,
  type ExitSurveyVerdict,
} from '@muster/contracts';
import { useZodForm } from '@muster/ui';

const none = null as number | null;

/** The form of a survey answer. */
export const useSurveyForm = ({ side, criteria }: Pick<ExitSurveyQuestion, 'side' | 'criteria'>) =>
  useZodForm({
    schema: exitSurveyAnswerOf(side),
    initialValues: {
      again: null as ExitSurveyVerdict | null,
      scores: {
        work: none,
        team: none,
        agency: none,
        quality: none,
        communication: none,
        reliability: none,
      },
      comment: '',
      isPrivate: false,
    },
    prepare: ({ scores, comment, ...rest }) => ({
      ...rest,
      scores: Object.fromEntries(criteria.map((one) => [one, scores[one]])),
      comment: comment.trim() || null,
    }),
  });
export type SurveyForm = ReturnType<typeof useSurveyForm>;

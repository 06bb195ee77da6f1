import path from 'node:path';
import { scorecardEndpoints, type Scorecard } from '@muster/contracts';
import { renderRemote, respond, testConflicts } from '@muster/kit/testing';
import { api } from '../../api.ts';
import { TalentRoutes } from '../../routes.tsx';
import { scorecard, scorecardPath } from './scorecard.fixtures.ts';

const { read, save, submit } = scorecardEndpoints;
const [question] = scorecard.questions;
const [skill] = scorecard.skills;
const theirs: Scorecard = {
  ...scorecard,
  version: 5,
  card: {
    recommendation: 'no',
    ratings: [{ competency: 'ownership', score: 2, note: 'Waits to be told.' }],
    answers: [{ questionId: question?.id ?? '', score: 3, note: 'By restarting it.' }],
    strengths: 'Calm.',
    concerns: 'Has not measured anything.',
    englishLevel: 'B2',
    verifiedSkills: [{ skillId: skill?.id ?? '', score: 2 }],
    suggestedSeniority: 'mid',
    clientSummary: 'A calm engineer.',
  },
};

testConflicts(path.join(import.meta.dirname), [
  {
    source: 'use-scorecard-form.ts',
    show: (handler) =>
      renderRemote(<TalentRoutes />, {
        api,
        session: 'vetter',
        path: scorecardPath,
        handlers: [
          respond(read, () => ({ ...scorecard, seesRate: true })),
          respond(save, ({ body }) => ({ ...scorecard, version: body.version })),
          handler,
        ],
      }),
    endpoint: submit,
    current: { ...theirs },
    fields: 10,
    save: 'Submit',
  },
]);

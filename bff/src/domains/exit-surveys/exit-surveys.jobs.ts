import {
  exitSurveyMachine,
  hourMs,
  limits,
  type ExitSurveyAction,
  type ExitSurveyState,
} from '@muster/contracts';
import { stampVersion } from '../../db/record-version.ts';
import { runTransition } from '../../db/transition.ts';
import { eachDue } from '../../jobs/each-due.ts';
import type { JobDefinition } from '../../jobs/job.ts';
import { contractsById } from '../placements/api/contracts-of-person.ts';
import { ExitSurveyModel, type ExitSurveyRecord } from './exit-survey.model.ts';
import { askForSurvey } from './survey-mails.ts';

/** Sends one reminder for unanswered surveys; returns how many. */
export const remindOfSurveys = (signal: AbortSignal, now = new Date()): Promise<number> =>
  eachDue<ExitSurveyRecord>(
    ExitSurveyModel,
    {
      status: 'asked',
      remindedAt: null,
      askedAt: { $lte: new Date(now.getTime() - limits.exitSurvey.remindAfter) },
      expiresAt: { $gt: now },
      deletedAt: null,
    },
    {
      as: 'exitSurveys.remind',
      signal,
      work: async (tx, survey) => {
        const { placementId } = survey;
        const placement = (await contractsById([placementId], tx.session)).get(
          placementId.toHexString(),
        );
        if (!placement) return 0;
        await ExitSurveyModel.updateOne(
          { _id: survey._id },
          stampVersion(tx, { $set: { remindedAt: tx.at } }),
          { session: tx.session },
        );
        await askForSurvey(tx, { survey, placement, isReminder: true });
        return 1;
      },
    },
  );

/** Closes surveys that were not answered in time; returns how many. */
export const expireSurveys = (signal: AbortSignal, now = new Date()): Promise<number> =>
  eachDue<ExitSurveyRecord>(
    ExitSurveyModel,
    { status: 'asked', expiresAt: { $lte: now }, deletedAt: null },
    {
      as: 'exitSurveys.expire',
      signal,
      work: async (tx, { _id, version }) => {
        await runTransition<ExitSurveyState, ExitSurveyAction, ExitSurveyRecord>(
          tx,
          ExitSurveyModel,
          {
            machine: exitSurveyMachine,
            action: 'expire',
            filter: { _id },
            actor: null,
            version,
          },
        );
        return 1;
      },
    },
  );

export const exitSurveyJobs: readonly JobDefinition[] = [
  {
    name: 'exitSurveys.clocks',
    everyMs: hourMs,
    run: async ({ signal, log }) => {
      const reminded = await remindOfSurveys(signal);
      const expired = await expireSurveys(signal);
      if (reminded + expired > 0) log.info({ reminded, expired }, 'exit surveys');
    },
  },
];

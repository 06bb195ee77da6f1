import type { Actor } from '../../../auth/actor.ts';
import { openSurveysOf } from '../own-surveys.ts';

/** Counts the surveys about former contractors that wait for a client user. */
export const countOpenSurveys = async (actor: Actor): Promise<number> =>
  actor.can('exitSurvey.answerOwn') ? (await openSurveysOf(actor)).length : 0;

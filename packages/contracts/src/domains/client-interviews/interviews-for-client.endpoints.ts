import { z } from 'zod';
import { defineEndpoint } from '../../core/endpoint.ts';
import { idParams } from '../../core/primitives.ts';
import {
  clientInterviewAskMoveSchema,
  clientInterviewColleagueSchema,
  interviewFeedbackBegunSchema,
  interviewForClientPageSchema,
  interviewsForClientSchema,
} from './client-interviews.schemas.ts';
import { upcomingForClientEndpoint } from './upcoming-for-client.endpoint.ts';

const provides = [{ entity: 'ClientInterview' }, { entity: 'ApplicationFeedback' }] as const;
const changes = [{ entity: 'ClientInterview' }] as const;
const errors = ['INVALID_TRANSITION', 'VERSION_CONFLICT'] as const;

/** Interviews of applications, for the client's users. */
export const interviewForClientEndpoints = {
  upcoming: upcomingForClientEndpoint,
  past: defineEndpoint({
    name: 'interviewsForClient.past',
    method: 'GET',
    path: '/client/interviews/past',
    access: 'clientInterview.list',
    summary: 'Interviews that are over, the latest first.',
    response: interviewsForClientSchema,
    provides,
  }),
  read: defineEndpoint({
    name: 'interviewsForClient.read',
    method: 'GET',
    path: '/client/interviews/:id',
    access: 'clientInterview.list',
    summary: 'One interview, with what helps to prepare it.',
    params: idParams,
    response: interviewForClientPageSchema,
    provides,
  }),
  askMove: defineEndpoint({
    name: 'interviewsForClient.askMove',
    method: 'POST',
    path: '/client/interviews/:id/actions/ask-move',
    access: 'clientInterview.ask',
    summary: 'Asks the agency for another time; the present one stands until there is one.',
    params: idParams,
    body: clientInterviewAskMoveSchema,
    response: interviewForClientPageSchema,
    changes,
    errors: [...errors, 'TOO_LATE_TO_CHANGE'],
  }),
  addColleague: defineEndpoint({
    name: 'interviewsForClient.addColleague',
    method: 'POST',
    path: '/client/interviews/:id/actions/add-colleague',
    access: 'clientInterview.ask',
    summary: 'Invites a colleague of the reader; they get it for their calendar.',
    params: idParams,
    body: clientInterviewColleagueSchema,
    response: interviewForClientPageSchema,
    changes,
    errors: [...errors, 'TOO_LATE_TO_CHANGE', 'SLOT_TAKEN'],
  }),
  beginFeedback: defineEndpoint({
    name: 'interviewsForClient.beginFeedback',
    method: 'POST',
    path: '/client/interviews/:id/actions/begin-feedback',
    access: 'clientFeedback.write',
    summary: 'Opens the reader’s own feedback on an interview that is over, asked for or not.',
    params: idParams,
    body: z.strictObject({}),
    response: interviewFeedbackBegunSchema,
    changes: [...changes, { entity: 'ApplicationFeedback' }],
    errors: ['INVALID_TRANSITION', 'FEEDBACK_NOT_YET', 'VERSION_CONFLICT'],
  }),
};

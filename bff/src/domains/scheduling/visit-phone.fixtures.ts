import type { Express } from 'express';
import supertest from 'supertest';
import type { ScheduleRequestRecord } from '../../records/scheduling/schedule-request.model.ts';
import { requestLink } from './scheduling.fixtures.ts';

/** A phone that opened the link to an interview. */
export async function phoneOf(app: Express, request: ScheduleRequestRecord, email: string) {
  const { token, stored } = await requestLink(request, email);
  const path = `/api/v1/links/${stored.handle}/interview`;
  const with_ = (call: supertest.Test) => call.set('Cookie', `muster.link=${token}`);
  return {
    get: (rest = '') => with_(supertest(app).get(`${path}${rest}`)),
    act: (action: string, body: object = {}) =>
      with_(supertest(app).post(`${path}/actions/${action}`)).send(body),
  };
}

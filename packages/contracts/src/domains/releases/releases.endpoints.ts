import { z } from 'zod';
import { defineEndpoint } from '../../core/endpoint.ts';
import {
  buildReportSchema,
  canaryEndSchema,
  canarySetSchema,
  releaseRollbackSchema,
  releaseSwitchSchema,
  remoteBuildParams,
  remoteParams,
  remoteStateSchema,
  remoteStatesSchema,
} from './releases.schemas.ts';

const changed = [{ entity: 'Remote' }] as const;
const errors = ['VERSION_CONFLICT', 'RELEASE_NOT_AVAILABLE', 'RELEASE_DOES_NOT_FIT'] as const;

/** Active builds and switching between them, for remotes and, under its own name, the shell. */
export const releaseEndpoints = {
  list: defineEndpoint({
    name: 'releases.list',
    method: 'GET',
    path: '/releases',
    access: 'release.manage',
    summary: 'The shell and every remote with builds, canary and history.',
    response: remoteStatesSchema,
    provides: changed,
  }),
  switch: defineEndpoint({
    name: 'releases.switch',
    method: 'POST',
    path: '/releases/:name/actions/switch',
    access: 'release.manage',
    summary: 'Puts another build of a remote in force.',
    params: remoteParams,
    body: releaseSwitchSchema,
    response: remoteStateSchema,
    changes: changed,
    errors,
  }),
  rollback: defineEndpoint({
    name: 'releases.rollback',
    method: 'POST',
    path: '/releases/:name/actions/rollback',
    access: 'release.manage',
    summary: 'Goes back to the build that was in force before.',
    params: remoteParams,
    body: releaseRollbackSchema,
    response: remoteStateSchema,
    changes: changed,
    errors,
  }),
  setCanary: defineEndpoint({
    name: 'releases.setCanary',
    method: 'PUT',
    path: '/releases/:name/canary',
    access: 'release.manage',
    summary: 'Shows a build to some people first: by share, by role, by person.',
    params: remoteParams,
    body: canarySetSchema,
    response: remoteStateSchema,
    changes: changed,
    errors,
  }),
  endCanary: defineEndpoint({
    name: 'releases.endCanary',
    method: 'POST',
    path: '/releases/:name/canary/actions/end',
    access: 'release.manage',
    summary: 'Makes the canary everybody’s build, or drops it.',
    params: remoteParams,
    body: canaryEndSchema,
    response: remoteStateSchema,
    changes: changed,
    errors,
  }),
  report: defineEndpoint({
    name: 'releases.report',
    method: 'POST',
    path: '/releases/:name/builds/:build/reports',
    access: 'authenticated',
    summary: 'What the own page met with a build; one that fails many is withdrawn automatically.',
    params: remoteBuildParams,
    body: buildReportSchema,
    response: z.object({ ok: z.literal(true) }),
    errors: ['RATE_LIMITED'],
  }),
} as const;
